import type { Limits } from '../schema/limits.js';
import { amount, count, formatsOf, list, type Amounts } from './format.js';
import type { Translation } from './words.js';

const { number: n, plural } = formatsOf('de');

const amounts: Amounts = {
  exactly: (number) => `genau ${n(number)}`,
  between: (least, most) => `${n(least)} bis ${n(most)}`,
  atLeast: (least) => `mindestens ${n(least)}`,
  atMost: (most) => `höchstens ${n(most)}`,
};
const items = ({ minItems, maxItems }: Limits) => count(minItems, maxItems, amounts);
const characters = (number: number) => `${n(number)} Zeichen`;

/** "ganze Zahl, 1 bis 5", … */
const numeral = (limits: Limits, integer: boolean) =>
  list(
    integer ? 'ganze Zahl' : 'Zahl',
    amount(limits.minimum, limits.maximum, amounts),
    limits.exclusiveMinimum !== undefined && `größer als ${n(limits.exclusiveMinimum)}`,
    limits.exclusiveMaximum !== undefined && `kleiner als ${n(limits.exclusiveMaximum)}`,
    limits.multipleOf !== undefined && `ein Vielfaches von ${n(limits.multipleOf)}`,
  );

const de: Translation = {
  someServer: 'Ein Server',
  asking: (server) => `${server} bittet um Angaben`,
  confirming: (server) => `${server} bittet um Ihre Bestätigung`,
  more: (number) => `${n(number)} weitere ${plural(number, { one: 'Anfrage wartet', other: 'Anfragen warten' })}`,
  step: (place, of) => `${n(place)} von ${n(of)}`,
  submit: 'Senden',
  next: 'Weiter',
  back: 'Zurück',
  stopAsking: 'Nicht mehr fragen',
  close: 'Schließen',
  accept: 'Zustimmen',
  decline: 'Ablehnen',
  cancel: 'Abbrechen',
  copied: 'Kopiert',

  sentTo: (server) => `Wird erst beim Senden an ${server} übermittelt.`,
  required: 'erforderlich',
  optional: 'freiwillig',
  question: (place) => `Frage ${n(place)}`,
  choose: 'Auswählen …',
  other: 'Andere Antwort …',
  otherAnswer: 'Andere Antwort',
  clear: 'Auswahl aufheben',
  yes: 'Ja',
  no: 'Nein',
  emptyOption: '(leer)',

  numberHint: (limits, integer) => `Eine ${numeral(limits, integer)}`,
  lengthHint: ({ minLength, maxLength }) => `Länge: ${count(minLength, maxLength, amounts)} Zeichen`,
  choicesHint: (limits) => `Wählen Sie ${items(limits)} aus`,
  listHint: 'Eine Angabe pro Zeile',
  linesHint: (limits) => `Eine Angabe pro Zeile, ${items(limits)}`,
  zoneHint: (zone) => `Uhrzeit in ${zone}`,

  reviewing: (server) => `Prüfen Sie Ihre Angaben an ${server}`,
  reviewNote: 'Erst mit „Absenden“ wird etwas übermittelt.',
  review: 'Prüfen',
  send: 'Absenden',
  change: 'Ändern',
  changeAnswer: (question) => `Ändern: ${question}`,
  notAnswered: 'Nicht beantwortet',

  withdrawn: (server) => `${server} hat die Anfrage zurückgezogen.`,
  nothingSent: 'Es wurde nichts gesendet.',
  copyAnswers: 'Ihre Angaben kopieren',
  keptAnswers: 'Sie hatten hier schon etwas eingegeben.',
  restore: 'Diese Angaben übernehmen',

  secrets: 'Geben Sie hier nichts Geheimes ein.',
  secret: (question) => `„${question}“ klingt nach Zugangsdaten; danach dürfen Server nicht in einem Formular fragen.`,

  problem: 'Es gibt ein Problem',
  answerNeeded: 'Geben Sie eine Antwort ein',
  choiceNeeded: 'Wählen Sie eine Möglichkeit aus',
  choiceUnknown: 'Das ist keine der Möglichkeiten',
  numberNeeded: (limits, integer) => `Geben Sie eine ${numeral(limits, integer)} ein`,
  numberUnsafe: 'Diese Zahl ist zu groß, um genau übermittelt zu werden',
  tooShort: (least) => `Geben Sie mindestens ${characters(least)} ein`,
  tooLong: (most) => `Geben Sie höchstens ${characters(most)} ein`,
  emailNeeded: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com',
  uriNeeded: 'Geben Sie eine vollständige Adresse ein, zum Beispiel https://example.com',
  dateNeeded: 'Geben Sie ein vollständiges Datum ein',
  dateTimeNeeded: 'Geben Sie Datum und Uhrzeit vollständig ein',
  timezoneNeeded: 'Geben Sie eine Zeitzone ein, zum Beispiel Europe/Berlin',
  formatNeeded: 'Das hat nicht die verlangte Form',
  linesNeeded: (limits) => `Geben Sie ${items(limits)} Angaben ein, eine pro Zeile`,
  linesUnique: 'Geben Sie jede Zeile nur einmal ein',
  line: (place, problem) => `Zeile ${n(place)}: ${problem}`,
  choices: (limits) => `Wählen Sie ${items(limits)} aus`,

  searchHint: 'Tippen Sie, um in der Liste zu suchen.',
  matches: (number) => `${n(number)} ${plural(number, { one: 'Möglichkeit', other: 'Möglichkeiten' })}`,
  noMatch: 'Keine Möglichkeit passt.',
  useText: (text) => `„${text}“ verwenden`,
  showList: 'Alle Möglichkeiten zeigen',
  remove: (option) => `Entfernen: ${option}`,

  opening: (server) => `${server} möchte eine Webseite öffnen`,
  waiting: (host) => `Warten auf ${host}`,
  open: (host) => `${host} öffnen`,
  openAgain: 'Erneut öffnen',
  finished: 'Ich bin fertig',
  waitingNote: 'Schließen Sie den Vorgang auf der geöffneten Seite ab und kommen Sie dann hierher zurück.',
  address: 'Adresse',
  copyAddress: 'Adresse kopieren',
  checkAddress: 'Prüfen Sie die Adresse.',
  urlUnencrypted: 'Was Sie dort eingeben, kann unterwegs mitgelesen werden: Die Verbindung ist nicht verschlüsselt.',
  urlLookalike: 'Der Name enthält Zeichen, die anderen Buchstaben zum Verwechseln ähnlich sehen.',
  urlUser: 'Der Teil vor dem @ sagt nichts über das Ziel.',
  urlNumeric: 'Statt eines Namens steht dort eine Zahl.',
  urlPort: 'Der Port ist ungewöhnlich.',
  urlPrivate: 'Sie liegt auf diesem Gerät oder in Ihrem eigenen Netz.',
};

export default de;
