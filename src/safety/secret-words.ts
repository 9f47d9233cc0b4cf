/** Words for credentials in all supported languages except English. Lower case, without accents. */

export const CREDENTIALS = [
  // German, Dutch
  'passw(?:ort|orter)|geheimnis(?:se)?|(?:sms|mobil|push|i|chip)[ -]?tan|tan[ -]?(?:nummer|code)|kennw(?:ort|orter)|geheimzahl|(?:api|privater|geheimer|zugangs)[ -]?schlussel|(?:kredit|bank)?kartennummer|pruf(?:nummer|ziffer)|(?:zugangs|zugriffs)token|sicherheitscode|verifizierungscode|wiederherstellungs(?:phrase|code)|einmal(?:code|passwort|kennwort)|bestatigungscode',
  'wachtwoord|wachtzin|toegangscode|(?:api|prive|geheime)[ -]?sleutel|kaartnummer|creditcardnummer|beveiligingscode|verificatiecode|eenmalige code|toegangstoken|herstel(?:zin|code)',
  // French, Italian, Portuguese, Spanish
  "mots? de passe|phrase (?:secrete|de recuperation)|code secret|cle (?:d'?api|api|privee|secrete|d'acces)|jeton d'acces|numero de (?:la )?carte|cryptogramme|code de (?:verification|securite)|code a usage unique",
  "parola d'ordine|codice (?:segreto|di verifica|di sicurezza|monouso)|chiave (?:api|privata|segreta|di accesso)|numero (?:della |di )?carta|frase (?:segreta|di recupero)|token di accesso",
  'senhas?|palavra[ -]passe|chave (?:de api|api|privada|secreta|de acesso)|numero d[eo] cartao|codigo de (?:verificacao|seguranca|uso unico)|token de acesso|frase de recuperacao',
  'contrasenas?|token de acceso|clave (?:api|de api|privada|secreta|de acceso)|numero de (?:la )?tarjeta|codigo de (?:verificacion|seguridad|un solo uso)|frase (?:semilla|de recuperacion)',
  // Polish, Russian, Ukrainian, Turkish, Vietnamese, Indonesian
  'hasł[oa]|token dostepu|fraza odzyskiwania|klucz (?:api|prywatny|dostepu)|numer karty|kod (?:weryfikacyjny|jednorazowy|bezpieczenstwa)',
  'парол[ья]|пин[ -]код|(?:секретныи|приватныи|закрытыи) ключ|ключ (?:api|доступа)|номер (?:банковскои )?карты|api[ -]ключ|сид[ -]фраза|код безопасности|код подтверждения|одноразовыи код|токен доступа',
  'пін[ -]код|(?:секретнии|приватнии) ключ|ключ доступу|номер (?:банківськоі )?картки|api[ -]ключ|сід[ -]фраза|код безпеки|код підтвердження|одноразовии код|токен доступу',
  'sifre(?:niz)?|parola(?:n[iı]z)?(?! chiave)|erisim belirteci|guvenlik kodu|kurtarma ifadesi|(?:api|ozel|gizli) anahtar[iı]?|(?:kredi )?kart[iı]? numaras[iı]|dogrulama kodu|tek kullan[iı]ml[iı]k (?:kod|sifre)',
  'mat khau|ma (?:pin|xac minh|xac thuc|otp)|khoa (?:api|rieng|bi mat)|ma (?:truy cap|bao mat)|cum tu khoi phuc|so the(?: tin dung|(?! [\\p{L}]))',
  'kata sandi|kunci (?:api|pribadi|rahasia)|nomor kartu|kode (?:verifikasi|otp|keamanan|sekali pakai)|token akses|frasa pemulihan',
].join('|');

/** The same for scripts without spaces between words, or without reliable word boundaries. */
export const UNSPACED =
  'كلمة (?:ال)?(?:مرور|سر)|الرقم السري|رمز التحقق|مفتاح api|المفتاح الخاص|رمز (?:الوصول|ال[أا]مان|لمرة واحدة)|عبارة الاسترداد|رقم (?:ال)?بطاقة|סיסמ[הא]|קוד (?:אימות|סודי|אבטחה|חד פעמי)|אסימון גישה|ביטוי שחזור|מפתח (?:api|פרטי|סודי)|מספר (?:ה)?כרטיס|' +
  'पासवर्ड|ओटीपी|कूटशब्द|कार्ड (?:नंबर|संख्या)|(?:गुप्त|निजी|api) कुंजी|एक्सेस टोकन|सीवीवी|(?:सुरक्षा|सत्यापन) कोड|रिकवरी वाक्यांश|密[码碼]|口令|[密私]钥|[金私]鑰|[验驗][证證][码碼]|助[记記][词詞]|令牌|權杖|[卡][号號]|pin ?[码碼]|安全[码碼]|[动動][态態][码碼]|恢复短语|' +
  'パスワード|暗証番号|(?:認証|確認|セキュリティ|pin|ワンタイム) ?コード|(?:リカバリー|シード)フレーズ|秘密鍵|api ?キー|カード番号|アクセストークン|비밀번호|암호|(?:인증|보안|pin) ?(?:번호|코드)|니모닉|(?:복구|시드) ?(?:문구|구문)|(?:개인|api|비밀) ?키|액세스 토큰|카드 ?번호';

/** Words for credentials that count only at the end of a title. */
export const LAST = 'codice pin|code pin|kod pin|pin kodu|jeton|токен|пін|пин|पिन';

/** Negations before the word for a credential. */
export const NEGATIONS = [
  'kein\\w*|nicht|nie|niemals|ohne|geen|niet|nooit|zonder',
  "ne|n'|pas|jamais|sans|non|mai|senza|nao|nunca|sem|sin|ningun\\w*",
  'bez|не|никогда|без|ніколи|jangan|tanpa|khong|dung|لا|بدون|אל|אין|ללא|मत|बिना',
].join('|');

/** The same for scripts without spaces between words. */
export const NEGATIONS_UNSPACED = '请勿|請勿|不要|切勿|勿';

/** Negations at the end of a sentence. */
export const NEGATIONS_AFTER = 'ないで|しない|마세요|마십시오|girmeyin|yazmay[iı]n|न (?:डाल|लिख|भर)|मत |नहीं';
