import { expect } from '@open-wc/testing';
import type { JsonObject } from '../../../src/protocol/json.js';
import { asksForSecret } from '../../../src/safety/secrets.js';
import { asked } from '../support/form.js';

const asks = (name: string, property: JsonObject = { type: 'string' }) => asksForSecret(asked(property, { name })!);
const titled = (title: string) => asks('x', { type: 'string', title });

describe('a question asks for a credential', () => {
  const names = [
    'password',
    'Password',
    'userPassword',
    'user_password',
    'db-password',
    'passwd',
    'passphrase',
    'passcode',
    'pwd',
    'pin',
    'PIN',
    'cardPin',
    'apiKey',
    'api_key',
    'apikey',
    'API_KEY',
    'APIKey',
    'openaiApiKey',
    'accessToken',
    'auth-token',
    'bearer.token',
    'token',
    'githubToken',
    'secret',
    'clientSecret',
    'privateKey',
    'sshKey',
    'cardNumber',
    'credit_card_number',
    'cvv',
    'cvc',
    'otp',
    'totp',
    'verificationCode',
    'recoveryPhrase',
    'credentials',
  ];
  it('by its name', () => {
    expect(names.filter((name) => !asks(name))).to.deep.equal([]);
  });

  it('by its title, in the languages of the product', () => {
    const titles = [
      'Your API key',
      'One-time code',
      'Passwort',
      'Kennwort',
      'WLAN-Passwort',
      'Datenbankpasswort',
      'API-Schlüssel',
      'Mot de passe',
      'Clé d’API',
      "Clé d'API",
      'Contraseña',
      'Senha',
      'Codice di verifica',
      'Wachtwoord',
      'Hasło',
      'Пароль',
      'Введите пароль',
      'Şifre',
      'Mật khẩu',
      '密码',
      '您的密碼',
      'パスワード',
      '비밀번호',
      'كلمة المرور',
      'סיסמה',
      'पासवर्ड',
    ];
    expect(titles.filter((title) => !titled(title))).to.deep.equal([]);
  });

  it('by its format', () => {
    expect(asks('x', { type: 'string', format: 'password' })).to.be.true;
  });

  it('by its description', () => {
    expect(asks('x', { type: 'string', description: 'Paste the API key of your account.' })).to.be.true;
  });

  it('of any kind that is typed', () => {
    expect(asks('pin', { type: 'integer' })).to.be.true;
    expect(asks('tokens', { type: 'array', items: { type: 'string' }, title: 'API keys' })).to.be.true;
    expect(asks('password', { anyOf: [{ enum: ['none'] }, { type: 'string' }] })).to.be.true;
  });
});

describe('a question does not ask for a credential', () => {
  const names = [
    'name',
    'email',
    'phone',
    'address',
    'username',
    'birthday',
    'keyword',
    'key',
    'primaryKeyColumn',
    'monkey',
    'keyboard',
    'pinned',
    'pinboard',
    'opinion',
    'spin',
    'maxTokens',
    'tokens',
    'token_count',
    'tokenLimit',
    'tokenType',
    'tokenBudget',
    'secretary',
    'passport_country',
    'passenger',
    'compass',
    'bypass',
    'cardholder',
    'card',
    'postcode',
    'countryCode',
    'code',
    'passwordPolicy',
    'passwordLength',
    'credentials_type',
    'discount_code',
  ];
  it('by its name', () => {
    expect(names.filter((name) => asks(name))).to.deep.equal([]);
  });

  it('by its title', () => {
    const titles = ['Number of tokens', 'Pin the message?', 'Map pin colour', 'Secret Santa budget', 'Postcode'];
    expect(titles.filter(titled)).to.deep.equal([]);
  });

  it('where it says that it does not', () => {
    for (const description of [
      'Never enter your password here.',
      'Do not paste API keys.',
      'Any name, without a password.',
    ]) {
      expect(asks('x', { type: 'string', description }), description).to.be.false;
    }
  });

  it('where nothing can be typed', () => {
    expect(asks('password', { type: 'boolean' })).to.be.false;
    expect(asks('token', { type: 'string', enum: ['a', 'b'] })).to.be.false;
    expect(asks('secret', { type: 'string', format: 'date' })).to.be.false;
  });
});

/** By language: what a server would call a credential, and what only looks like one. */
const languages: readonly [language: string, credentials: readonly string[], others: readonly string[]][] = [
  [
    'English',
    [
      'Password',
      'PIN',
      'API key',
      'Private key',
      'Access token',
      'Card number',
      'Credit card number',
      'CVV',
      'Security code',
      'One-time code',
      'Seed phrase',
      'Recovery phrase',
      'Secret key',
      'SSH key',
      'Passphrase',
      'OTP',
      'Verification code',
      'Debit card number',
      'Secret recovery phrase',
      'Personal access token',
      'Bank PIN',
      'API keys',
      'Your password?',
      'PIN:',
      'Enter your PIN',
      'MFA code',
    ],
    [
      'Token count',
      'Number of tokens',
      'Key person',
      'Pinned',
      'Pin this message',
      'Public key',
      'Passport',
      'Passport number',
      'Keyboard',
      'Keyboard layout',
      'Password length',
      'Password policy',
      'Postal code',
      'Zip code',
      'Country code',
      'Card',
      'Primary key',
      'Secretary',
      'Keyword',
      'Promo code',
      'Compass',
      'Passenger',
      'Session name',
      'Code',
      'Business card',
      'SSH public key',
      'Error code',
      'Cryptography',
      'Key',
      'Keys',
      'Product key feature',
      'Credential type',
      'Max tokens',
      'Token budget',
      'Access key name',
      'Accessibility',
      'Recovery date',
      'Account',
      'Master',
      'Card title',
    ],
  ],
  [
    'Arabic',
    ['كلمة المرور', 'كلمة السر', 'الرقم السري', 'رمز PIN', 'مفتاح API', 'رقم البطاقة', 'رمز التحقق'],
    ['الاسم', 'الرمز البريدي', 'رقم الهاتف', 'جواز السفر', 'البطاقة', 'لوحة المفاتيح'],
  ],
  [
    'Chinese (simplified)',
    [
      '密码',
      'API 密钥',
      '私钥',
      '访问令牌',
      '卡号',
      '信用卡号',
      '银行卡号',
      '验证码',
      '一次性密码',
      '助记词',
      '支付密码',
      '信用卡号码',
    ],
    ['姓名', '邮政编码', '护照', '键盘', '关键人物', '公钥', '卡片', '电话号码', '密度'],
  ],
  [
    'Chinese (traditional)',
    ['密碼', 'API 金鑰', '私鑰', '存取權杖', '卡號', '信用卡號', '驗證碼', '一次性密碼', '助記詞', '信用卡號碼'],
    ['姓名', '郵遞區號', '護照', '鍵盤', '關鍵人物', '公鑰', '卡片'],
  ],
  [
    'Dutch',
    [
      'Wachtwoord',
      'Pincode',
      'API-sleutel',
      'Privésleutel',
      'Kaartnummer',
      'Creditcardnummer',
      'Beveiligingscode',
      'Verificatiecode',
      'Eenmalige code',
      'Uw wachtwoord',
    ],
    ['Naam', 'Postcode', 'Paspoort', 'Toetsenbord', 'Openbare sleutel', 'Sleutelwoord', 'Kaart', 'Sleutelpersoon'],
  ],
  [
    'French',
    [
      'Mot de passe',
      'Code PIN',
      'Clé API',
      'Clé privée',
      "Jeton d'accès",
      'Numéro de carte',
      'Numéro de carte bancaire',
      'Cryptogramme',
      'Code de vérification',
      'Code à usage unique',
      'Phrase secrète',
      'Votre mot de passe',
      'Clé secrète',
    ],
    [
      'Nom',
      'Code postal',
      'Passeport',
      'Clavier',
      'Clé publique',
      'Mot-clé',
      'Carte',
      'Passe-temps',
      'Numéro de téléphone',
      'Personne clé',
    ],
  ],
  [
    'German',
    [
      'Passwort',
      'PIN',
      'API-Schlüssel',
      'Privater Schlüssel',
      'Kartennummer',
      'Prüfnummer',
      'Bestätigungscode',
      'Einmalcode',
      'Einmalpasswort',
      'Ihr Kennwort',
      'Geheimer Schlüssel',
    ],
    [
      'Name',
      'Postleitzahl',
      'Reisepass',
      'Tastatur',
      'Öffentlicher Schlüssel',
      'Schlüsselwort',
      'Karte',
      'Passform',
      'Schlüsselperson',
      'Kennziffer',
      'Telefonnummer',
      'Landkarte',
    ],
  ],
  [
    'Hebrew',
    ['סיסמה', 'קוד סודי', 'קוד PIN', 'מפתח API', 'מפתח פרטי', 'מספר כרטיס', 'מספר כרטיס אשראי', 'קוד אימות', 'סיסמא'],
    ['שם', 'מיקוד', 'דרכון', 'מקלדת', 'מפתח ציבורי', 'כרטיס'],
  ],
  [
    'Hindi',
    ['पासवर्ड', 'कार्ड नंबर', 'कार्ड संख्या', 'ओटीपी', 'गुप्त कुंजी'],
    ['नाम', 'पिन कोड', 'पासपोर्ट', 'कीबोर्ड', 'सार्वजनिक कुंजी', 'कार्ड'],
  ],
  [
    'Indonesian',
    [
      'Kata sandi',
      'PIN',
      'Kunci API',
      'Kunci pribadi',
      'Nomor kartu',
      'Nomor kartu kredit',
      'Kode keamanan',
      'Kode verifikasi',
      'Kode OTP',
    ],
    ['Nama', 'Kode pos', 'Paspor', 'Papan ketik', 'Kunci publik', 'Kata kunci', 'Kartu'],
  ],
  [
    'Italian',
    [
      'Password',
      'Codice PIN',
      'Chiave API',
      'Chiave privata',
      'Numero di carta',
      'Numero della carta',
      'Codice di sicurezza',
      'Codice di verifica',
      'Codice monouso',
      'Frase segreta',
      "Parola d'ordine",
      'Numero carta di credito',
    ],
    ['Nome', 'Codice postale', 'Passaporto', 'Tastiera', 'Chiave pubblica', 'Carta', 'Codice fiscale'],
  ],
  [
    'Japanese',
    [
      'パスワード',
      '暗証番号',
      'APIキー',
      '秘密鍵',
      'アクセストークン',
      'カード番号',
      'クレジットカード番号',
      'セキュリティコード',
      '認証コード',
      '確認コード',
      'ワンタイムパスワード',
    ],
    [
      '名前',
      '郵便番号',
      'パスポート',
      'キーボード',
      '公開鍵',
      'キーパーソン',
      'カード',
      '電話番号',
      'キーワード',
      '国コード',
    ],
  ],
  [
    'Korean',
    [
      '비밀번호',
      '암호',
      'API 키',
      '개인 키',
      '액세스 토큰',
      '카드 번호',
      '카드번호',
      '인증번호',
      '인증 코드',
      '일회용 비밀번호',
    ],
    ['이름', '우편번호', '여권', '키보드', '공개 키', '카드', '전화번호', '키워드'],
  ],
  [
    'Polish',
    [
      'Hasło',
      'PIN',
      'Kod PIN',
      'Klucz API',
      'Klucz prywatny',
      'Numer karty',
      'Numer karty kredytowej',
      'Kod bezpieczeństwa',
      'Kod weryfikacyjny',
      'Kod jednorazowy',
      'Twoje hasło',
    ],
    ['Imię', 'Kod pocztowy', 'Paszport', 'Klawiatura', 'Klucz publiczny', 'Słowo kluczowe', 'Karta'],
  ],
  [
    'Portuguese',
    [
      'Senha',
      'PIN',
      'Palavra-passe',
      'Chave de API',
      'Chave API',
      'Chave privada',
      'Número do cartão',
      'Código de segurança',
      'Código de verificação',
      'Frase de recuperação',
    ],
    [
      'Nome',
      'Código postal',
      'Passaporte',
      'Teclado',
      'Chave pública',
      'Palavra-chave',
      'Cartão',
      'Senhor',
      'Desenhar',
    ],
  ],
  [
    'Russian',
    [
      'Пароль',
      'ПИН-код',
      'ПИН',
      'Ключ API',
      'Закрытый ключ',
      'Секретный ключ',
      'Токен доступа',
      'Номер карты',
      'Код подтверждения',
      'Одноразовый код',
      'Одноразовый пароль',
      'Введите пароль',
    ],
    [
      'Имя',
      'Почтовый индекс',
      'Паспорт',
      'Клавиатура',
      'Открытый ключ',
      'Ключевое слово',
      'Карта',
      'Пингвин',
      'Ключевой сотрудник',
      'Код города',
    ],
  ],
  [
    'Spanish',
    [
      'Contraseña',
      'PIN',
      'Clave de API',
      'Clave API',
      'Clave privada',
      'Número de tarjeta',
      'Número de la tarjeta',
      'Código de seguridad',
      'Código de verificación',
      'Código de un solo uso',
      'Frase semilla',
      'Frase de recuperación',
      'Clave secreta',
    ],
    ['Nombre', 'Código postal', 'Pasaporte', 'Teclado', 'Clave pública', 'Palabra clave', 'Tarjeta', 'Persona clave'],
  ],
  [
    'Turkish',
    [
      'Şifre',
      'Parola',
      'PIN',
      'API anahtarı',
      'Özel anahtar',
      'Kart numarası',
      'Doğrulama kodu',
      'Tek kullanımlık kod',
      'ŞİFRE',
      'Gizli anahtar',
    ],
    ['Ad', 'Posta kodu', 'Pasaport', 'Klavye', 'Açık anahtar', 'Anahtar kelime', 'Kart'],
  ],
  [
    'Ukrainian',
    [
      'Пароль',
      'ПІН-код',
      'ПІН',
      'Ключ API',
      'Приватний ключ',
      'Секретний ключ',
      'Токен доступу',
      'Номер картки',
      'Код підтвердження',
      'Одноразовий код',
    ],
    ["Ім'я", 'Поштовий індекс', 'Паспорт', 'Клавіатура', 'Відкритий ключ', 'Ключове слово', 'Картка', 'Пінгвін'],
  ],
  [
    'Vietnamese',
    [
      'Mật khẩu',
      'Mã PIN',
      'Khóa API',
      'Khoá API',
      'Khóa riêng tư',
      'Số thẻ',
      'Số thẻ tín dụng',
      'Mã xác minh',
      'Mã xác thực',
      'Mã OTP',
      'Khóa bí mật',
    ],
    ['Tên', 'Mã bưu chính', 'Hộ chiếu', 'Bàn phím', 'Khóa công khai', 'Từ khóa', 'Thẻ', 'Số theo dõi'],
  ],
];
for (const [language, credentials, others] of languages) {
  describe(`a title in ${language}`, () => {
    it('warns of a credential', () => {
      expect(credentials.filter((title) => !titled(title))).to.deep.equal([]);
    });

    it('cries no wolf', () => {
      expect(others.filter(titled)).to.deep.equal([]);
    });
  });
}

describe('a credential is recognized', () => {
  for (const name of [
    'pass',
    'userPass',
    'smtp_pass',
    'jwt',
    'bearer',
    'creditCard',
    'csc',
    '2fa',
    'passkey',
    'connectionString',
    'smsTan',
    'Geheimnis',
    'passw0rd',
    'pa$$word',
  ]) {
    it(`by its name: ${name}`, () => {
      expect(asks(name)).to.be.true;
    });
  }

  for (const [how, title] of [
    ['with letters of another script', 'p\u0430ssword'],
    ['with characters that nobody sees', 'pass\u200bword'],
    ['with a soft hyphen', 'pass\u00adword'],
    ['in wide letters', 'ｐａｓｓｗｏｒｄ'],
  ] as const) {
    it(`though it hides ${how}`, () => {
      expect(titled(title)).to.be.true;
    });
  }
});

describe('no wolf is cried', () => {
  for (const name of [
    'mapPin',
    'locationPin',
    'publicSshKey',
    'boardingPass',
    'busPass',
    'bypass',
    'tan',
    'bearing',
    'passenger',
    'compass',
  ]) {
    it(`at a name: ${name}`, () => {
      expect(asks(name)).to.be.false;
    });
  }

  for (const description of [
    'Do not enter your password.',
    'Kein Passwort eingeben.',
    'Ne saisissez pas de mot de passe.',
    'No escriba su contraseña.',
    'Não digite sua senha.',
    'Voer geen wachtwoord in.',
    'Не вводите пароль.',
    'パスワードは入力しないでください。',
    '请勿输入密码。',
    '비밀번호를 입력하지 마세요.',
    'Jangan masukkan kata sandi.',
    'Şifrenizi buraya girmeyin.',
    'पासवर्ड न डालें।',
  ]) {
    it(`at what is not to be entered: ${description}`, () => {
      expect(asks('note', { type: 'string', description })).to.be.false;
    });
  }

  it('at Cyrillic that is Cyrillic', () => {
    expect(titled('Адрес доставки')).to.be.false;
    expect(titled('Пароль')).to.be.true;
  });
});
