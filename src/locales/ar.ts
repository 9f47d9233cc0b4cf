import type { Limits } from '../schema/limits.js';
import { amount, count, formatsOf, type Amounts } from './format.js';
import type { Translation } from './words.js';

const { number: n, plural } = formatsOf('ar');

/** Isolates Latin text, so that it keeps its direction in Arabic text. */
const latin = (text: string) => `\u2066${text}\u2069`;

/** Isolates a name, whose direction is unknown. */
const named = (text: string) => `\u2068${text}\u2069`;

const amounts: Amounts = {
  exactly: (number) => n(number),
  between: (least, most) => `من ${n(least)} إلى ${n(most)}`,
  atLeast: (least) => `${n(least)} على الأقل`,
  atMost: (most) => `${n(most)} على الأكثر`,
};
const items = ({ minItems, maxItems }: Limits) => count(minItems, maxItems, amounts);
const characters = (number: number) =>
  plural(number, {
    zero: `${n(number)} حرف`,
    one: 'حرفًا واحدًا',
    two: 'حرفين',
    few: `${n(number)} أحرف`,
    many: `${n(number)} حرفًا`,
    other: `${n(number)} حرف`,
  });

const numeral = (limits: Limits, integer: boolean) =>
  [
    integer ? 'عدد صحيح' : 'عدد',
    amount(limits.minimum, limits.maximum, amounts),
    limits.exclusiveMinimum !== undefined && `أكبر من ${n(limits.exclusiveMinimum)}`,
    limits.exclusiveMaximum !== undefined && `أصغر من ${n(limits.exclusiveMaximum)}`,
    limits.multipleOf !== undefined && `من مضاعفات ${n(limits.multipleOf)}`,
  ]
    .filter(Boolean)
    .join('، ');

const ar: Translation = {
  someServer: 'خادم',
  asking: (server) => `طلب معلومات وارد من ${named(server)}`,
  confirming: (server) => `طلب تأكيد وارد من ${named(server)}`,
  more: (number) =>
    plural(number, {
      zero: 'لا طلبات أخرى في الانتظار',
      one: 'طلب آخر في الانتظار',
      two: 'طلبان آخران في الانتظار',
      few: `${n(number)} طلبات أخرى في الانتظار`,
      many: `${n(number)} طلبًا آخر في الانتظار`,
      other: `${n(number)} طلب آخر في الانتظار`,
    }),
  step: (place, of) => `${n(place)} من ${n(of)}`,
  submit: 'إرسال',
  next: 'التالي',
  back: 'السابق',
  stopAsking: 'إيقاف الطلبات',
  close: 'إغلاق',
  accept: 'موافقة',
  decline: 'رفض',
  cancel: 'إلغاء',
  copied: 'تم النسخ',

  sentTo: (server) => `لن يُرسل شيء إلى ${named(server)} قبل الضغط على «إرسال».`,
  required: 'مطلوب',
  optional: 'اختياري',
  question: (place) => `السؤال ${n(place)}`,
  choose: 'اختر…',
  other: 'غير ذلك…',
  otherAnswer: 'إجابة أخرى',
  clear: 'إلغاء الاختيار',
  yes: 'نعم',
  no: 'لا',
  emptyOption: '(فارغ)',

  numberHint: (limits, integer) => numeral(limits, integer),
  lengthHint: ({ minLength, maxLength }) => `الطول بالأحرف: ${count(minLength, maxLength, amounts)}`,
  choicesHint: (limits) => `عدد الخيارات: ${items(limits)}`,
  listHint: 'إجابة واحدة في كل سطر',
  linesHint: (limits) => `إجابة واحدة في كل سطر، العدد: ${items(limits)}`,
  zoneHint: (zone) => `حسب التوقيت ${latin(zone)}`,

  reviewing: (server) => `راجع إجاباتك إلى ${named(server)}`,
  reviewNote: 'لن يُرسل شيء قبل أن تؤكد الإرسال.',
  review: 'مراجعة',
  send: 'تأكيد الإرسال',
  change: 'تعديل',
  changeAnswer: (question) => `تعديل: ${named(question)}`,
  notAnswered: 'بلا إجابة',

  withdrawn: (server) => `سُحب الطلب الوارد من ${named(server)}.`,
  nothingSent: 'لم يُرسل شيء.',
  copyAnswers: 'نسخ إجاباتك',
  keptAnswers: 'سبق أن بدأت الإجابة عن هذا الطلب.',
  restore: 'استعادة تلك الإجابات',

  secrets: 'لا تُدخل هنا أي بيانات سرية.',
  secret: (question) => `يبدو أن «${named(question)}» من بيانات الدخول السرية؛ ولا يحق للخوادم طلبها في نموذج.`,

  problem: 'هناك مشكلة',
  answerNeeded: 'أدخل إجابة',
  choiceNeeded: 'اختر أحد الخيارات',
  choiceUnknown: 'هذا ليس من الخيارات',
  numberNeeded: (limits, integer) => `أدخل قيمة مناسبة: ${numeral(limits, integer)}`,
  numberUnsafe: 'هذا العدد أكبر من أن يُرسل بدقة',
  tooShort: (least) => `أدخل ${characters(least)} على الأقل`,
  tooLong: (most) => `أدخل ${characters(most)} على الأكثر`,
  emailNeeded: `أدخل عنوان بريد إلكتروني، مثل ${latin('name@example.com')}`,
  uriNeeded: `أدخل عنوانًا كاملًا، مثل ${latin('https://example.com')}`,
  dateNeeded: 'أدخل تاريخًا كاملًا',
  dateTimeNeeded: 'أدخل التاريخ والوقت كاملين',
  timezoneNeeded: `أدخل منطقة زمنية، مثل ${latin('Africa/Cairo')}`,
  formatNeeded: 'هذه ليست الصيغة المطلوبة',
  linesNeeded: (limits) => `أدخل إجابة واحدة في كل سطر، العدد: ${items(limits)}`,
  linesUnique: 'لا تكرر أي سطر',
  line: (place, problem) => `السطر ${n(place)}: ${problem}`,
  choices: (limits) => `العدد المطلوب من الخيارات: ${items(limits)}`,

  searchHint: 'اكتب للبحث في القائمة.',
  matches: (number) =>
    plural(number, {
      zero: 'لا خيارات',
      one: 'خيار واحد',
      two: 'خياران',
      few: `${n(number)} خيارات`,
      many: `${n(number)} خيارًا`,
      other: `${n(number)} خيار`,
    }),
  noMatch: 'لا يوجد خيار مطابق.',
  useText: (text) => `استخدام «${named(text)}»`,
  showList: 'عرض كل الخيارات',
  remove: (option) => `إزالة: ${named(option)}`,

  opening: (server) => `طلب وارد من ${named(server)} لفتح صفحة ويب`,
  waiting: (host) => `في انتظار ${latin(host)}`,
  open: (host) => `فتح ${latin(host)}`,
  openAgain: 'فتح مرة أخرى',
  finished: 'انتهيت',
  waitingNote: 'أكمل ما يلزم في الصفحة التي فُتحت، ثم عُد إلى هنا.',
  address: 'العنوان',
  copyAddress: 'نسخ العنوان',
  checkAddress: 'تحقق من العنوان.',
  urlUnencrypted: 'قد يقرأ آخرون ما تُدخله هناك في الطريق: الاتصال غير مشفّر.',
  urlLookalike: 'في الاسم رموز قد تشبه حروفًا أخرى.',
  urlUser: `الجزء السابق لعلامة ${latin('@')} ليس وجهة الرابط.`,
  urlNumeric: 'العنوان رقم وليس اسمًا.',
  urlPort: 'يستخدم العنوان منفذًا غير معتاد.',
  urlPrivate: 'العنوان على هذا الجهاز أو في شبكتك الخاصة.',
};

export default ar;
