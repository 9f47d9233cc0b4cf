import type { Limits } from '../schema/limits.js';
import { amount, count, formatsOf, list, type Amounts } from './format.js';
import type { Translation } from './words.js';

const { number: n } = formatsOf('tr');

const amounts: Amounts = {
  exactly: (number) => n(number),
  between: (least, most) => `${n(least)} – ${n(most)}`,
  atLeast: (least) => `en az ${n(least)}`,
  atMost: (most) => `en çok ${n(most)}`,
};
const items = ({ minItems, maxItems }: Limits) => count(minItems, maxItems, amounts);

/** Of a name, only what needs no ending: which one would depend on its last sound. */
const numeral = (limits: Limits, integer: boolean) =>
  list(
    integer ? 'tam sayı' : 'sayı',
    amount(limits.minimum, limits.maximum, amounts),
    limits.exclusiveMinimum !== undefined && `şundan büyük: ${n(limits.exclusiveMinimum)}`,
    limits.exclusiveMaximum !== undefined && `şundan küçük: ${n(limits.exclusiveMaximum)}`,
    limits.multipleOf !== undefined && `şunun katı: ${n(limits.multipleOf)}`,
  );

const tr: Translation = {
  someServer: 'Bir sunucu',
  asking: (server) => `${server} bilgi istiyor`,
  confirming: (server) => `${server} onayınızı istiyor`,
  more: (number) => `${n(number)} istek daha bekliyor`,
  step: (place, of) => `${n(place)} / ${n(of)}`,
  submit: 'Gönder',
  next: 'İleri',
  back: 'Geri',
  stopAsking: 'Artık sorma',
  close: 'Kapat',
  accept: 'Kabul et',
  decline: 'Reddet',
  cancel: 'İptal',
  copied: 'Kopyalandı',

  sentTo: (server) => `Siz göndermeden hiçbir şey iletilmez. Alıcı: ${server}.`,
  required: 'zorunlu',
  optional: 'isteğe bağlı',
  question: (place) => `Soru ${n(place)}`,
  choose: 'Seçin…',
  other: 'Diğer…',
  otherAnswer: 'Başka bir yanıt',
  clear: 'Seçimi temizle',
  yes: 'Evet',
  no: 'Hayır',
  emptyOption: '(boş)',

  numberHint: (limits, integer) => `Beklenen: ${numeral(limits, integer)}`,
  lengthHint: ({ minLength, maxLength }) => `Uzunluk: ${count(minLength, maxLength, amounts)} karakter`,
  choicesHint: (limits) => `${items(limits)} seçenek seçin`,
  listHint: 'Her satıra bir tane',
  linesHint: (limits) => `Her satıra bir tane, toplam ${items(limits)}`,
  zoneHint: (zone) => `Saat dilimi: ${zone}`,

  reviewing: (server) => `Yanıtlarınızı kontrol edin. Alıcı: ${server}`,
  reviewNote: 'Siz onaylamadan hiçbir şey gönderilmez.',
  review: 'Kontrol et',
  send: 'Onayla ve gönder',
  change: 'Değiştir',
  changeAnswer: (question) => `Değiştir: ${question}`,
  notAnswered: 'Yanıtlanmadı',

  withdrawn: (server) => `${server} isteğini geri çekti.`,
  nothingSent: 'Hiçbir şey gönderilmedi.',
  copyAnswers: 'Yanıtlarınızı kopyalayın',
  keptAnswers: 'Bunu daha önce yanıtlamaya başlamıştınız.',
  restore: 'O yanıtları kullan',

  secrets: 'Buraya gizli bilgi girmeyin.',
  secret: (question) => `“${question}” bir giriş bilgisine benziyor; sunucular bunu bir formda isteyemez.`,

  problem: 'Bir sorun var',
  answerNeeded: 'Bir yanıt girin',
  choiceNeeded: 'Bir seçenek seçin',
  choiceUnknown: 'Bu, seçeneklerden biri değil',
  numberNeeded: (limits, integer) => `Geçerli bir değer girin: ${numeral(limits, integer)}`,
  numberUnsafe: 'Bu sayı tam olarak gönderilemeyecek kadar büyük',
  tooShort: (least) => `En az ${n(least)} karakter girin`,
  tooLong: (most) => `En çok ${n(most)} karakter girin`,
  emailNeeded: 'Bir e-posta adresi girin, örneğin ad@example.com',
  uriNeeded: 'Tam bir adres girin, örneğin https://example.com',
  dateNeeded: 'Tam bir tarih girin',
  dateTimeNeeded: 'Tarihi ve saati eksiksiz girin',
  timezoneNeeded: 'Bir saat dilimi girin, örneğin Europe/Istanbul',
  formatNeeded: 'İstenen biçimde değil',
  linesNeeded: (limits) => `Her satıra bir tane girin, toplam ${items(limits)}`,
  linesUnique: 'Aynı satırı iki kez girmeyin',
  line: (place, problem) => `${n(place)}. satır: ${problem}`,
  choices: (limits) => `Seçilmesi gereken: ${items(limits)}`,

  searchHint: 'Listede aramak için yazın.',
  matches: (number) => `${n(number)} seçenek`,
  noMatch: 'Uyan seçenek yok.',
  useText: (text) => `“${text}” kullan`,
  showList: 'Tüm seçenekleri göster',
  remove: (option) => `Kaldır: ${option}`,

  opening: (server) => `${server} bir web sayfası açmak istiyor`,
  waiting: (host) => `Bekleniyor: ${host}`,
  open: (host) => `Aç: ${host}`,
  openAgain: 'Yeniden aç',
  finished: 'Bitirdim',
  waitingNote: 'Açılan sayfadaki işlemi tamamlayıp buraya dönün.',
  address: 'Adres',
  copyAddress: 'Adresi kopyala',
  checkAddress: 'Adresi kontrol edin.',
  urlUnencrypted: 'Oraya girdikleriniz yolda okunabilir: bağlantı şifreli değil.',
  urlLookalike: 'Adında başka harflere benzeyebilen karakterler var.',
  urlUser: '@ işaretinden önceki kısım gidilecek yer değildir.',
  urlNumeric: 'Ad yerine bir sayı var.',
  urlPort: 'Alışılmadık bir bağlantı noktası kullanıyor.',
  urlPrivate: 'Bu cihazda ya da kendi ağınızda.',
};

export default tr;
