import type { Limits } from '../schema/limits.js';
import { amount, count, formatsOf, list, type Amounts } from './format.js';
import type { Translation } from './words.js';

const { number: n, plural } = formatsOf('uk');

const amounts: Amounts = {
  exactly: (number) => n(number),
  between: (least, most) => `від ${n(least)} до ${n(most)}`,
  atLeast: (least) => `щонайменше ${n(least)}`,
  atMost: (most) => `щонайбільше ${n(most)}`,
};
const items = ({ minItems, maxItems }: Limits) => count(minItems, maxItems, amounts);
const characters = (number: number) =>
  `${n(number)} ${plural(number, { one: 'символ', few: 'символи', many: 'символів', other: 'символу' })}`;

const numeral = (limits: Limits, integer: boolean) =>
  list(
    integer ? 'ціле число' : 'число',
    amount(limits.minimum, limits.maximum, amounts),
    limits.exclusiveMinimum !== undefined && `більше за ${n(limits.exclusiveMinimum)}`,
    limits.exclusiveMaximum !== undefined && `менше за ${n(limits.exclusiveMaximum)}`,
    limits.multipleOf !== undefined && `кратне ${n(limits.multipleOf)}`,
  );

const uk: Translation = {
  someServer: 'Невідомий сервер',
  asking: (server) => `${server} просить надати відомості`,
  confirming: (server) => `${server} просить підтвердження`,
  more: (number) =>
    plural(number, {
      one: `Очікує ще ${n(number)} запит`,
      few: `Очікують ще ${n(number)} запити`,
      many: `Очікують ще ${n(number)} запитів`,
      other: `Очікує ще ${n(number)} запиту`,
    }),
  step: (place, of) => `${n(place)} з ${n(of)}`,
  submit: 'Надіслати',
  next: 'Далі',
  back: 'Назад',
  stopAsking: 'Більше не питати',
  close: 'Закрити',
  accept: 'Прийняти',
  decline: 'Відмовити',
  cancel: 'Скасувати',
  copied: 'Скопійовано',

  sentTo: (server) => `До надсилання ${server} нічого не отримає.`,
  required: 'обов’язково',
  optional: 'необов’язково',
  question: (place) => `Запитання ${n(place)}`,
  choose: 'Виберіть…',
  other: 'Інше…',
  otherAnswer: 'Інша відповідь',
  clear: 'Скинути вибір',
  yes: 'Так',
  no: 'Ні',
  emptyOption: '(порожньо)',

  numberHint: (limits, integer) => `Потрібне ${numeral(limits, integer)}`,
  lengthHint: ({ minLength, maxLength }) => `Кількість символів: ${count(minLength, maxLength, amounts)}`,
  choicesHint: (limits) => `Кількість варіантів: ${items(limits)}`,
  listHint: 'По одному в рядку',
  linesHint: (limits) => `По одному в рядку, усього ${items(limits)}`,
  zoneHint: (zone) => `Час у поясі ${zone}`,

  reviewing: (server) => `Перевірте відповіді. Отримувач: ${server}`,
  reviewNote: 'Без вашого підтвердження нічого не буде надіслано.',
  review: 'Перевірити',
  send: 'Підтвердити й надіслати',
  change: 'Змінити',
  changeAnswer: (question) => `Змінити: ${question}`,
  notAnswered: 'Без відповіді',

  withdrawn: (server) => `${server} відкликає свій запит.`,
  nothingSent: 'Нічого не надіслано.',
  copyAnswers: 'Скопіювати відповіді',
  keptAnswers: 'Ви вже починали на це відповідати.',
  restore: 'Повернути ті відповіді',

  secrets: 'Не вводьте тут нічого секретного.',
  secret: (question) => `«${question}» схоже на дані для входу; сервер не має права просити їх у формі.`,

  problem: 'Є помилка',
  answerNeeded: 'Введіть відповідь',
  choiceNeeded: 'Виберіть варіант',
  choiceUnknown: 'Такого варіанта немає',
  numberNeeded: (limits, integer) => `Введіть ${numeral(limits, integer)}`,
  numberUnsafe: 'Це число завелике, щоб передати його точно',
  tooShort: (least) => `Введіть щонайменше ${characters(least)}`,
  tooLong: (most) => `Введіть щонайбільше ${characters(most)}`,
  emailNeeded: 'Введіть адресу пошти, наприклад name@example.com',
  uriNeeded: 'Введіть повну адресу, наприклад https://example.com',
  dateNeeded: 'Введіть дату повністю',
  dateTimeNeeded: 'Введіть дату й час повністю',
  timezoneNeeded: 'Введіть часовий пояс, наприклад Europe/Kyiv',
  formatNeeded: 'Це не в тій формі, яка потрібна',
  linesNeeded: (limits) => `Введіть по одному в рядку, усього ${items(limits)}`,
  linesUnique: 'Не повторюйте рядки',
  line: (place, problem) => `Рядок ${n(place)}: ${problem}`,
  choices: (limits) => `Потрібна кількість варіантів: ${items(limits)}`,

  searchHint: 'Вводьте текст, щоб шукати у списку.',
  matches: (number) =>
    `${n(number)} ${plural(number, { one: 'варіант', few: 'варіанти', many: 'варіантів', other: 'варіанта' })}`,
  noMatch: 'Нічого не підходить.',
  useText: (text) => `Використати «${text}»`,
  showList: 'Показати всі варіанти',
  remove: (option) => `Прибрати: ${option}`,

  opening: (server) => `${server} просить відкрити вебсторінку`,
  waiting: (host) => `Очікування: ${host}`,
  open: (host) => `Відкрити ${host}`,
  openAgain: 'Відкрити ще раз',
  finished: 'Готово',
  waitingNote: 'Завершіть на відкритій сторінці й поверніться сюди.',
  address: 'Адреса',
  copyAddress: 'Скопіювати адресу',
  checkAddress: 'Перевірте адресу.',
  urlUnencrypted: 'Те, що ви там введете, можуть прочитати дорогою: з’єднання не зашифроване.',
  urlLookalike: 'В імені є символи, схожі на інші літери.',
  urlUser: 'Частина перед @ — не те місце, куди веде адреса.',
  urlNumeric: 'Замість імені вказано число.',
  urlPort: 'Указано незвичний порт.',
  urlPrivate: 'Це на вашому пристрої або у вашій власній мережі.',
};

export default uk;
