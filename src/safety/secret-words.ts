/*
 * Words that name a credential, in the languages of the product but English: lower case, without accents.
 */

export const CREDENTIALS = [
  // German, Dutch
  'passwort|kennwort|geheimzahl|(?:api|privater|geheimer|zugangs)[ -]?schlussel|kartennummer|prufnummer|einmal(?:code|passwort|kennwort)|bestatigungscode',
  'wachtwoord|wachtzin|toegangscode|(?:api|prive|geheime)[ -]?sleutel|kaartnummer|creditcardnummer|beveiligingscode|verificatiecode|eenmalige code',
  // French, Italian, Portuguese, Spanish
  "mot de passe|phrase secrete|code secret|cle (?:d'?api|api|privee|secrete|d'acces)|jeton d'acces|numero de (?:la )?carte|cryptogramme|code de verification|code a usage unique",
  "parola d'ordine|codice (?:segreto|di verifica|di sicurezza|monouso)|chiave (?:api|privata|segreta|di accesso)|numero (?:della |di )?carta|frase segreta",
  'senha|palavra[ -]passe|chave (?:de api|api|privada|secreta|de acesso)|numero do cartao|codigo de (?:verificacao|seguranca)|frase de recuperacao',
  'contrasena|clave (?:api|de api|privada|secreta|de acceso)|numero de (?:la )?tarjeta|codigo de (?:verificacion|seguridad|un solo uso)|frase (?:semilla|de recuperacion)',
  // Polish, Russian, Ukrainian, Turkish, Vietnamese, Indonesian
  'hasło|klucz (?:api|prywatny|dostepu)|numer karty|kod (?:weryfikacyjny|jednorazowy|bezpieczenstwa)',
  'парол[ья]|пин[ -]код|(?:секретныи|приватныи|закрытыи) ключ|ключ (?:api|доступа)|номер карты|код подтверждения|одноразовыи код|токен доступа',
  'пін[ -]код|(?:секретнии|приватнии) ключ|ключ доступу|номер картки|код підтвердження|одноразовии код|токен доступу',
  'sifre|parola|(?:api|ozel|gizli) anahtar[iı]?|kart numaras[iı]|dogrulama kodu|tek kullan[iı]ml[iı]k (?:kod|sifre)',
  'mat khau|ma (?:pin|xac minh|xac thuc|otp)|khoa (?:api|rieng|bi mat)|so the(?: tin dung)?',
  'kata sandi|kunci (?:api|pribadi|rahasia)|nomor kartu|kode (?:verifikasi|otp|keamanan)',
].join('|');

/** The same in scripts that put no space between words, or where letters do not tell where a word ends. */
export const UNSPACED =
  'كلمة (?:ال)?(?:مرور|سر)|الرقم السري|رمز التحقق|مفتاح api|رقم البطاقة|סיסמ[הא]|קוד (?:אימות|סודי)|מפתח (?:api|פרטי|סודי)|מספר (?:ה)?כרטיס|' +
  'पासवर्ड|ओटीपी|कूटशब्द|कार्ड (?:नंबर|संख्या)|गुप्त कुंजी|密[码碼]|口令|[密私]钥|[金私]鑰|[验驗][证證][码碼]|助[记記][词詞]|令牌|權杖|卡[号號]|' +
  'パスワード|暗証番号|(?:認証|確認|セキュリティ)コード|秘密鍵|api ?キー|カード番号|アクセストークン|비밀번호|암호|인증 ?(?:번호|코드)|(?:개인|api|비밀) ?키|액세스 토큰|카드 ?번호';

/** Words that name a credential where nothing follows them. */
export const LAST = 'codice pin|code pin|kod pin|jeton|токен|пін|пин';
