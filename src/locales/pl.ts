import type { Limits } from '../schema/limits.js';
import { amount, count, formatsOf, list, type Amounts } from './format.js';
import type { Translation } from './words.js';

const { number: n, plural } = formatsOf('pl');

const amounts: Amounts = {
  exactly: (number) => n(number),
  between: (least, most) => `od ${n(least)} do ${n(most)}`,
  atLeast: (least) => `co najmniej ${n(least)}`,
  atMost: (most) => `najwyżej ${n(most)}`,
};
const items = ({ minItems, maxItems }: Limits) => count(minItems, maxItems, amounts);
const characters = (number: number) =>
  `${n(number)} ${plural(number, { one: 'znak', few: 'znaki', many: 'znaków', other: 'znaku' })}`;

const numeral = (limits: Limits, integer: boolean) =>
  list(
    integer ? 'liczba całkowita' : 'liczba',
    amount(limits.minimum, limits.maximum, amounts),
    limits.exclusiveMinimum !== undefined && `większa niż ${n(limits.exclusiveMinimum)}`,
    limits.exclusiveMaximum !== undefined && `mniejsza niż ${n(limits.exclusiveMaximum)}`,
    limits.multipleOf !== undefined && `wielokrotność ${n(limits.multipleOf)}`,
  );

const pl: Translation = {
  someServer: 'Serwer',
  asking: (server) => `${server} prosi o informacje`,
  confirming: (server) => `${server} prosi o potwierdzenie`,
  more: (number) =>
    plural(number, {
      one: `Czeka jeszcze ${n(number)} prośba`,
      few: `Czekają jeszcze ${n(number)} prośby`,
      many: `Czeka jeszcze ${n(number)} próśb`,
      other: `Czeka jeszcze ${n(number)} prośby`,
    }),
  step: (place, of) => `${n(place)} z ${n(of)}`,
  submit: 'Wyślij',
  next: 'Dalej',
  back: 'Wstecz',
  stopAsking: 'Nie pytaj więcej',
  close: 'Zamknij',
  accept: 'Akceptuj',
  decline: 'Odmów',
  cancel: 'Anuluj',
  copied: 'Skopiowano',

  sentTo: (server) => `Nic nie trafi do ${server} przed wysłaniem.`,
  required: 'wymagane',
  optional: 'opcjonalne',
  question: (place) => `Pytanie ${n(place)}`,
  choose: 'Wybierz…',
  other: 'Inna…',
  otherAnswer: 'Inna odpowiedź',
  clear: 'Wyczyść wybór',
  yes: 'Tak',
  no: 'Nie',
  emptyOption: '(puste)',

  numberHint: (limits, integer) => `Oczekiwana wartość: ${numeral(limits, integer)}`,
  lengthHint: ({ minLength, maxLength }) => `Liczba znaków: ${count(minLength, maxLength, amounts)}`,
  choicesHint: (limits) => `Liczba opcji: ${items(limits)}`,
  listHint: 'Jedna odpowiedź w wierszu',
  linesHint: (limits) => `Jedna odpowiedź w wierszu, razem ${items(limits)}`,
  zoneHint: (zone) => `Czas w strefie ${zone}`,

  reviewing: (server) => `Sprawdź odpowiedzi dla: ${server}`,
  reviewNote: 'Nic nie zostanie wysłane bez potwierdzenia.',
  review: 'Sprawdź',
  send: 'Potwierdź i wyślij',
  change: 'Zmień',
  changeAnswer: (question) => `Zmień: ${question}`,
  notAnswered: 'Bez odpowiedzi',

  withdrawn: (server) => `${server} wycofuje swoją prośbę.`,
  nothingSent: 'Nic nie zostało wysłane.',
  copyAnswers: 'Skopiuj odpowiedzi',
  keptAnswers: 'Odpowiedź na to została już rozpoczęta.',
  restore: 'Użyj tamtych odpowiedzi',

  secrets: 'Nie wpisuj tu niczego poufnego.',
  secret: (question) => `„${question}” wygląda na dane logowania; serwer nie może o nie prosić w formularzu.`,

  problem: 'Wystąpił problem',
  answerNeeded: 'Wpisz odpowiedź',
  choiceNeeded: 'Wybierz opcję',
  choiceUnknown: 'To nie jest żadna z opcji',
  numberNeeded: (limits, integer) => `Wpisz poprawną wartość: ${numeral(limits, integer)}`,
  numberUnsafe: 'Ta liczba jest za duża, by wysłać ją dokładnie',
  tooShort: (least) => `Wpisz co najmniej ${characters(least)}`,
  tooLong: (most) => `Wpisz najwyżej ${characters(most)}`,
  emailNeeded: 'Wpisz adres e-mail, na przykład imie@example.com',
  uriNeeded: 'Wpisz pełny adres, na przykład https://example.com',
  dateNeeded: 'Wpisz pełną datę',
  dateTimeNeeded: 'Wpisz pełną datę i godzinę',
  timezoneNeeded: 'Wpisz strefę czasową, na przykład Europe/Warsaw',
  formatNeeded: 'To nie ma wymaganej postaci',
  linesNeeded: (limits) => `Wpisz jedną odpowiedź w wierszu, razem ${items(limits)}`,
  linesUnique: 'Każdy wiersz wpisz tylko raz',
  line: (place, problem) => `Wiersz ${n(place)}: ${problem}`,
  choices: (limits) => `Wymagana liczba opcji: ${items(limits)}`,

  searchHint: 'Pisz, aby szukać na liście.',
  matches: (number) => `${n(number)} ${plural(number, { one: 'opcja', few: 'opcje', many: 'opcji', other: 'opcji' })}`,
  noMatch: 'Żadna opcja nie pasuje.',
  useText: (text) => `Użyj „${text}”`,
  showList: 'Pokaż wszystkie opcje',
  remove: (option) => `Usuń: ${option}`,

  opening: (server) => `${server} chce otworzyć stronę internetową`,
  waiting: (host) => `Oczekiwanie na ${host}`,
  open: (host) => `Otwórz ${host}`,
  openAgain: 'Otwórz ponownie',
  finished: 'Gotowe',
  waitingNote: 'Dokończ na otwartej stronie, a potem wróć tutaj.',
  address: 'Adres',
  copyAddress: 'Skopiuj adres',
  checkAddress: 'Sprawdź adres.',
  urlUnencrypted: 'To, co tam wpiszesz, można po drodze odczytać: połączenie nie jest szyfrowane.',
  urlLookalike: 'W nazwie są znaki, które mogą przypominać inne litery.',
  urlUser: 'Część przed znakiem @ nie jest miejscem docelowym.',
  urlNumeric: 'Zamiast nazwy jest liczba.',
  urlPort: 'Używa nietypowego portu.',
  urlPrivate: 'Jest na tym urządzeniu lub we własnej sieci.',
};

export default pl;
