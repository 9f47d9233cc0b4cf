import type { Limits } from '../schema/limits.js';
import { amount, count, formatsOf, list, type Amounts } from './format.js';
import type { Translation } from './words.js';

const { number: n, plural } = formatsOf('hi');

const amounts: Amounts = {
  exactly: (number) => n(number),
  between: (least, most) => `${n(least)} से ${n(most)}`,
  atLeast: (least) => `कम से कम ${n(least)}`,
  atMost: (most) => `ज़्यादा से ज़्यादा ${n(most)}`,
};
const items = ({ minItems, maxItems }: Limits) => count(minItems, maxItems, amounts);

const numeral = (limits: Limits, integer: boolean) =>
  list(
    integer ? 'पूर्ण संख्या' : 'संख्या',
    amount(limits.minimum, limits.maximum, amounts),
    limits.exclusiveMinimum !== undefined && `${n(limits.exclusiveMinimum)} से बड़ी`,
    limits.exclusiveMaximum !== undefined && `${n(limits.exclusiveMaximum)} से छोटी`,
    limits.multipleOf !== undefined && `${n(limits.multipleOf)} का गुणज`,
  );

const hi: Translation = {
  someServer: 'एक सर्वर',
  asking: (server) => `${server} को जानकारी चाहिए`,
  confirming: (server) => `${server} को आपकी पुष्टि चाहिए`,
  more: (number) => `${n(number)} ${plural(number, { one: 'और अनुरोध प्रतीक्षा में है', other: 'और अनुरोध प्रतीक्षा में हैं' })}`,
  step: (place, of) => `${n(of)} में से ${n(place)}`,
  submit: 'भेजें',
  next: 'आगे',
  back: 'पीछे',
  stopAsking: 'अब न पूछें',
  close: 'बंद करें',
  accept: 'स्वीकार करें',
  decline: 'अस्वीकार करें',
  cancel: 'रद्द करें',
  copied: 'कॉपी हो गया',

  sentTo: (server) => `आपके भेजने से पहले ${server} को कुछ नहीं मिलेगा।`,
  required: 'ज़रूरी',
  optional: 'वैकल्पिक',
  question: (place) => `सवाल ${n(place)}`,
  choose: 'चुनें…',
  other: 'अन्य…',
  otherAnswer: 'कोई और जवाब',
  clear: 'चुनाव हटाएँ',
  yes: 'हाँ',
  no: 'नहीं',
  emptyOption: '(खाली)',

  numberHint: (limits, integer) => `एक ${numeral(limits, integer)}`,
  lengthHint: ({ minLength, maxLength }) => `लंबाई: ${count(minLength, maxLength, amounts)} अक्षर`,
  choicesHint: (limits) => `${items(limits)} चुनें`,
  listHint: 'हर पंक्ति में एक',
  linesHint: (limits) => `हर पंक्ति में एक, कुल ${items(limits)}`,
  zoneHint: (zone) => `${zone} का समय`,

  reviewing: (server) => `${server} के लिए अपने जवाब जाँच लें`,
  reviewNote: 'आपकी पुष्टि से पहले कुछ नहीं भेजा जाएगा।',
  review: 'जाँचें',
  send: 'पुष्टि करके भेजें',
  change: 'बदलें',
  changeAnswer: (question) => `बदलें: ${question}`,
  notAnswered: 'जवाब नहीं दिया',

  withdrawn: (server) => `${server} का अनुरोध वापस ले लिया गया।`,
  nothingSent: 'कुछ नहीं भेजा गया।',
  copyAnswers: 'अपने जवाब कॉपी करें',
  keptAnswers: 'आपने पहले इसका जवाब देना शुरू किया था।',
  restore: 'वही जवाब इस्तेमाल करें',

  secrets: 'यहाँ कोई गोपनीय जानकारी न डालें।',
  secret: (question) => `“${question}” लॉगिन की गोपनीय जानकारी लगती है; सर्वर को फ़ॉर्म में इसे माँगने की अनुमति नहीं है।`,

  problem: 'एक समस्या है',
  answerNeeded: 'जवाब लिखें',
  choiceNeeded: 'कोई विकल्प चुनें',
  choiceUnknown: 'यह विकल्पों में से नहीं है',
  numberNeeded: (limits, integer) => `एक ${numeral(limits, integer)} लिखें`,
  numberUnsafe: 'यह संख्या ठीक-ठीक भेजने के लिए बहुत बड़ी है',
  tooShort: (least) => `कम से कम ${n(least)} अक्षर लिखें`,
  tooLong: (most) => `ज़्यादा से ज़्यादा ${n(most)} अक्षर लिखें`,
  emailNeeded: 'ईमेल पता लिखें, जैसे name@example.com',
  uriNeeded: 'पूरा पता लिखें, जैसे https://example.com',
  dateNeeded: 'पूरी तारीख लिखें',
  dateTimeNeeded: 'पूरी तारीख और समय लिखें',
  timezoneNeeded: 'समय क्षेत्र लिखें, जैसे Asia/Kolkata',
  formatNeeded: 'यह माँगे गए रूप में नहीं है',
  linesNeeded: (limits) => `हर पंक्ति में एक लिखें, कुल ${items(limits)}`,
  linesUnique: 'कोई पंक्ति दोबारा न लिखें',
  line: (place, problem) => `पंक्ति ${n(place)}: ${problem}`,
  choices: (limits) => `इतने विकल्प चुनें: ${items(limits)}`,

  searchHint: 'सूची में खोजने के लिए लिखें।',
  matches: (number) => `${n(number)} ${plural(number, { one: 'विकल्प', other: 'विकल्प' })}`,
  noMatch: 'कोई विकल्प मेल नहीं खाता।',
  useText: (text) => `“${text}” इस्तेमाल करें`,
  showList: 'सभी विकल्प दिखाएँ',
  remove: (option) => `हटाएँ: ${option}`,

  opening: (server) => `${server} ने एक वेब पेज खोलने का अनुरोध किया है`,
  waiting: (host) => `${host} की प्रतीक्षा है`,
  open: (host) => `${host} खोलें`,
  openAgain: 'फिर से खोलें',
  finished: 'मैंने पूरा कर लिया',
  waitingNote: 'खुले हुए पेज पर काम पूरा करें, फिर यहाँ लौट आएँ।',
  address: 'पता',
  copyAddress: 'पता कॉपी करें',
  checkAddress: 'पता जाँच लें।',
  urlUnencrypted: 'वहाँ लिखी बात रास्ते में पढ़ी जा सकती है: कनेक्शन एन्क्रिप्ट नहीं है।',
  urlLookalike: 'नाम में ऐसे चिह्न हैं जो दूसरे अक्षरों जैसे दिख सकते हैं।',
  urlUser: '@ से पहले का हिस्सा वह जगह नहीं है जहाँ यह ले जाता है।',
  urlNumeric: 'नाम की जगह एक संख्या है।',
  urlPort: 'इसमें असामान्य पोर्ट है।',
  urlPrivate: 'यह इसी डिवाइस पर या आपके अपने नेटवर्क में है।',
};

export default hi;
