import type { Limits } from '../schema/limits.js';
import { amount, count, formatsOf, list, type Amounts } from './format.js';
import type { Translation } from './words.js';

const { number: n, plural } = formatsOf('ru');

const amounts: Amounts = {
  exactly: (number) => n(number),
  between: (least, most) => `от ${n(least)} до ${n(most)}`,
  atLeast: (least) => `не меньше ${n(least)}`,
  atMost: (most) => `не больше ${n(most)}`,
};
const items = ({ minItems, maxItems }: Limits) => count(minItems, maxItems, amounts);
/** After “не меньше” and “не больше”. */
const characters = (number: number) =>
  `${n(number)} ${plural(number, { one: 'символа', few: 'символов', many: 'символов', other: 'символа' })}`;

const numeral = (limits: Limits, integer: boolean) =>
  list(
    integer ? 'целое число' : 'число',
    amount(limits.minimum, limits.maximum, amounts),
    limits.exclusiveMinimum !== undefined && `больше ${n(limits.exclusiveMinimum)}`,
    limits.exclusiveMaximum !== undefined && `меньше ${n(limits.exclusiveMaximum)}`,
    limits.multipleOf !== undefined && `кратное ${n(limits.multipleOf)}`,
  );

const ru: Translation = {
  someServer: 'Неизвестный сервер',
  asking: (server) => `${server} запрашивает сведения`,
  confirming: (server) => `${server} просит подтверждения`,
  more: (number) =>
    plural(number, {
      one: `Ожидает ещё ${n(number)} запрос`,
      few: `Ожидают ещё ${n(number)} запроса`,
      many: `Ожидают ещё ${n(number)} запросов`,
      other: `Ожидает ещё ${n(number)} запроса`,
    }),
  step: (place, of) => `${n(place)} из ${n(of)}`,
  submit: 'Отправить',
  next: 'Далее',
  back: 'Назад',
  stopAsking: 'Больше не спрашивать',
  close: 'Закрыть',
  accept: 'Принять',
  decline: 'Отказать',
  cancel: 'Отмена',
  copied: 'Скопировано',

  sentTo: (server) => `До отправки ${server} ничего не получит.`,
  required: 'обязательно',
  optional: 'необязательно',
  question: (place) => `Вопрос ${n(place)}`,
  choose: 'Выберите…',
  other: 'Другое…',
  otherAnswer: 'Другой ответ',
  clear: 'Сбросить выбор',
  yes: 'Да',
  no: 'Нет',
  emptyOption: '(пусто)',

  numberHint: (limits, integer) => `Нужно ${numeral(limits, integer)}`,
  lengthHint: ({ minLength, maxLength }) => `Число символов: ${count(minLength, maxLength, amounts)}`,
  choicesHint: (limits) => `Число вариантов: ${items(limits)}`,
  listHint: 'По одному в строке',
  linesHint: (limits) => `По одному в строке, всего ${items(limits)}`,
  zoneHint: (zone) => `Время в поясе ${zone}`,

  reviewing: (server) => `Проверьте ответы. Получатель: ${server}`,
  reviewNote: 'Без вашего подтверждения ничего не отправится.',
  review: 'Проверить',
  send: 'Подтвердить отправку',
  change: 'Изменить',
  changeAnswer: (question) => `Изменить: ${question}`,
  notAnswered: 'Нет ответа',

  withdrawn: (server) => `${server} отзывает свой запрос.`,
  nothingSent: 'Ничего не отправлено.',
  copyAnswers: 'Скопировать ответы',
  keptAnswers: 'Вы уже начинали на это отвечать.',
  restore: 'Вернуть те ответы',

  secrets: 'Не вводите здесь ничего секретного.',
  secret: (question) => `«${question}» похоже на данные для входа; сервер не вправе запрашивать их в форме.`,

  problem: 'Есть ошибка',
  answerNeeded: 'Введите ответ',
  choiceNeeded: 'Выберите вариант',
  choiceUnknown: 'Такого варианта нет',
  numberNeeded: (limits, integer) => `Введите ${numeral(limits, integer)}`,
  numberUnsafe: 'Это число слишком велико, чтобы передать его точно',
  tooShort: (least) => `Введите не меньше ${characters(least)}`,
  tooLong: (most) => `Введите не больше ${characters(most)}`,
  emailNeeded: 'Введите адрес почты, например name@example.com',
  uriNeeded: 'Введите полный адрес, например https://example.com',
  dateNeeded: 'Введите дату полностью',
  dateTimeNeeded: 'Введите дату и время полностью',
  timezoneNeeded: 'Введите часовой пояс, например Europe/Moscow',
  formatNeeded: 'Это не в той форме, которая нужна',
  linesNeeded: (limits) => `Введите по одному в строке, всего ${items(limits)}`,
  linesUnique: 'Не повторяйте строки',
  line: (place, problem) => `Строка ${n(place)}: ${problem}`,
  choices: (limits) => `Нужное число вариантов: ${items(limits)}`,

  searchHint: 'Вводите текст, чтобы искать в списке.',
  matches: (number) =>
    `${n(number)} ${plural(number, { one: 'вариант', few: 'варианта', many: 'вариантов', other: 'варианта' })}`,
  noMatch: 'Ничего не подходит.',
  useText: (text) => `Использовать «${text}»`,
  showList: 'Показать все варианты',
  remove: (option) => `Убрать: ${option}`,

  opening: (server) => `${server} просит открыть веб-страницу`,
  waiting: (host) => `Ожидание: ${host}`,
  open: (host) => `Открыть ${host}`,
  openAgain: 'Открыть ещё раз',
  finished: 'Готово',
  waitingNote: 'Закончите на открытой странице и вернитесь сюда.',
  address: 'Адрес',
  copyAddress: 'Скопировать адрес',
  checkAddress: 'Проверьте адрес.',
  urlUnencrypted: 'То, что вы там введёте, могут прочитать по пути: соединение не зашифровано.',
  urlLookalike: 'В имени есть символы, похожие на другие буквы.',
  urlUser: 'Часть перед @ — не то место, куда ведёт адрес.',
  urlNumeric: 'Вместо имени указано число.',
  urlPort: 'Указан необычный порт.',
  urlPrivate: 'Это на вашем устройстве или в вашей собственной сети.',
};

export default ru;
