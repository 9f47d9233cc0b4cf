import type { Limits } from '../schema/limits.js';
import { amount, count, formatsOf, list, type Amounts } from './format.js';
import type { Translation } from './words.js';

const { number: n, plural } = formatsOf('he');

/** Latin text keeps its own direction among Hebrew words. */
const latin = (text: string) => `\u2066${text}\u2069`;

/** So does what is called by a name of any direction. */
const named = (text: string) => `\u2068${text}\u2069`;

const amounts: Amounts = {
  exactly: (number) => n(number),
  between: (least, most) => `${n(least)} עד ${n(most)}`,
  atLeast: (least) => `${n(least)} לפחות`,
  atMost: (most) => `${n(most)} לכל היותר`,
};
const items = ({ minItems, maxItems }: Limits) => count(minItems, maxItems, amounts);
const characters = (number: number) => plural(number, { one: 'תו אחד', two: 'שני תווים', other: `${n(number)} תווים` });

const numeral = (limits: Limits, integer: boolean) =>
  list(
    integer ? 'מספר שלם' : 'מספר',
    amount(limits.minimum, limits.maximum, amounts),
    limits.exclusiveMinimum !== undefined && `גדול מ־${n(limits.exclusiveMinimum)}`,
    limits.exclusiveMaximum !== undefined && `קטן מ־${n(limits.exclusiveMaximum)}`,
    limits.multipleOf !== undefined && `כפולה של ${n(limits.multipleOf)}`,
  );

const he: Translation = {
  someServer: 'שרת כלשהו',
  asking: (server) => `בקשה מאת ${named(server)} לקבלת מידע`,
  confirming: (server) => `בקשה מאת ${named(server)} לקבלת אישור ממך`,
  more: (number) =>
    plural(number, {
      one: 'בקשה נוספת ממתינה',
      two: 'שתי בקשות נוספות ממתינות',
      other: `${n(number)} בקשות נוספות ממתינות`,
    }),
  step: (place, of) => `${n(place)} מתוך ${n(of)}`,
  submit: 'שליחה',
  next: 'הבא',
  back: 'הקודם',
  stopAsking: 'להפסיק לשאול',
  close: 'סגירה',
  accept: 'אישור',
  decline: 'סירוב',
  cancel: 'ביטול',
  copied: 'הועתק',

  sentTo: (server) => `דבר לא יועבר אל ${named(server)} לפני השליחה.`,
  required: 'חובה',
  optional: 'רשות',
  question: (place) => `שאלה ${n(place)}`,
  choose: 'בחירה…',
  other: 'אחר…',
  otherAnswer: 'תשובה אחרת',
  clear: 'ניקוי הבחירה',
  yes: 'כן',
  no: 'לא',
  emptyOption: '(ריק)',

  numberHint: (limits, integer) => numeral(limits, integer),
  lengthHint: ({ minLength, maxLength }) => `אורך בתווים: ${count(minLength, maxLength, amounts)}`,
  choicesHint: (limits) => `מספר הבחירות: ${items(limits)}`,
  listHint: 'תשובה אחת בכל שורה',
  linesHint: (limits) => `תשובה אחת בכל שורה, בסך הכול ${items(limits)}`,
  zoneHint: (zone) => `השעה לפי ${latin(zone)}`,

  reviewing: (server) => `בדיקת התשובות לפני שליחה אל ${named(server)}`,
  reviewNote: 'דבר לא יישלח לפני האישור שלך.',
  review: 'בדיקה',
  send: 'אישור ושליחה',
  change: 'שינוי',
  changeAnswer: (question) => `שינוי: ${named(question)}`,
  notAnswered: 'ללא תשובה',

  withdrawn: (server) => `הבקשה מאת ${named(server)} בוטלה על ידי השולח.`,
  nothingSent: 'דבר לא נשלח.',
  copyAnswers: 'העתקת התשובות שלך',
  keptAnswers: 'כבר התחלת לענות על כך.',
  restore: 'שימוש בתשובות ההן',

  secrets: 'אין להזין כאן פרטים סודיים.',
  secret: (question) => `נראה ש„${named(question)}” הוא פרט גישה סודי; לשרתים אסור לבקש פרט כזה בטופס.`,

  problem: 'יש בעיה',
  answerNeeded: 'יש להזין תשובה',
  choiceNeeded: 'יש לבחור אפשרות',
  choiceUnknown: 'זו אינה אחת האפשרויות',
  numberNeeded: (limits, integer) => `יש להזין ${numeral(limits, integer)}`,
  numberUnsafe: 'המספר גדול מכדי להישלח במדויק',
  tooShort: (least) => `יש להזין לפחות ${characters(least)}`,
  tooLong: (most) => `יש להזין לכל היותר ${characters(most)}`,
  emailNeeded: `יש להזין כתובת דוא״ל, כגון ${latin('name@example.com')}`,
  uriNeeded: `יש להזין כתובת מלאה, כגון ${latin('https://example.com')}`,
  dateNeeded: 'יש להזין תאריך מלא',
  dateTimeNeeded: 'יש להזין תאריך ושעה מלאים',
  timezoneNeeded: `יש להזין אזור זמן, כגון ${latin('Asia/Jerusalem')}`,
  formatNeeded: 'זו אינה הצורה המבוקשת',
  linesNeeded: (limits) => `יש להזין תשובה אחת בכל שורה, בסך הכול ${items(limits)}`,
  linesUnique: 'אין לחזור על שורה',
  line: (place, problem) => `שורה ${n(place)}: ${problem}`,
  choices: (limits) => `מספר הבחירות הנדרש: ${items(limits)}`,

  searchHint: 'אפשר להקליד כדי לחפש ברשימה.',
  matches: (number) => plural(number, { one: 'אפשרות אחת', two: 'שתי אפשרויות', other: `${n(number)} אפשרויות` }),
  noMatch: 'אין אפשרות מתאימה.',
  useText: (text) => `שימוש ב„${named(text)}”`,
  showList: 'הצגת כל האפשרויות',
  remove: (option) => `הסרה: ${named(option)}`,

  opening: (server) => `בקשה מאת ${named(server)} לפתיחת דף אינטרנט`,
  waiting: (host) => `בהמתנה ל־${latin(host)}`,
  open: (host) => `פתיחת ${latin(host)}`,
  openAgain: 'פתיחה שוב',
  finished: 'סיימתי',
  waitingNote: 'יש להשלים את הפעולה בדף שנפתח ולחזור לכאן.',
  address: 'כתובת',
  copyAddress: 'העתקת הכתובת',
  checkAddress: 'יש לבדוק את הכתובת.',
  urlUnencrypted: 'אחרים עלולים לקרוא בדרך את מה שיוזן שם: החיבור אינו מוצפן.',
  urlLookalike: 'בשם יש תווים שעלולים להיראות כאותיות אחרות.',
  urlUser: `החלק שלפני ${latin('@')} אינו היעד.`,
  urlNumeric: 'במקום שם מופיע מספר.',
  urlPort: 'יש בה יציאה (פורט) לא רגילה.',
  urlPrivate: 'היא במכשיר הזה או ברשת שלך.',
};

export default he;
