import type { Limits } from '../schema/limits.js';
import { amount, count, formatsOf, list, type Amounts } from './format.js';
import type { Translation } from './words.js';

const { number: n, plural } = formatsOf('nl');

const amounts: Amounts = {
  exactly: (number) => `precies ${n(number)}`,
  between: (least, most) => `${n(least)} tot en met ${n(most)}`,
  atLeast: (least) => `minstens ${n(least)}`,
  atMost: (most) => `hoogstens ${n(most)}`,
};
const items = ({ minItems, maxItems }: Limits) => count(minItems, maxItems, amounts);
const characters = (number: number) => `${n(number)} ${plural(number, { one: 'teken', other: 'tekens' })}`;

const numeral = (limits: Limits, integer: boolean) =>
  list(
    integer ? 'geheel getal' : 'getal',
    amount(limits.minimum, limits.maximum, amounts),
    limits.exclusiveMinimum !== undefined && `groter dan ${n(limits.exclusiveMinimum)}`,
    limits.exclusiveMaximum !== undefined && `kleiner dan ${n(limits.exclusiveMaximum)}`,
    limits.multipleOf !== undefined && `een veelvoud van ${n(limits.multipleOf)}`,
  );

const nl: Translation = {
  someServer: 'Een server',
  asking: (server) => `${server} vraagt om gegevens`,
  confirming: (server) => `${server} vraagt om uw bevestiging`,
  more: (number) => `Nog ${n(number)} ${plural(number, { one: 'verzoek wacht', other: 'verzoeken wachten' })}`,
  step: (place, of) => `${n(place)} van ${n(of)}`,
  submit: 'Verzenden',
  next: 'Volgende',
  back: 'Vorige',
  stopAsking: 'Niet meer vragen',
  close: 'Sluiten',
  accept: 'Akkoord',
  decline: 'Weigeren',
  cancel: 'Annuleren',
  copied: 'Gekopieerd',

  sentTo: (server) => `Gaat pas naar ${server} als u verzendt.`,
  required: 'verplicht',
  optional: 'optioneel',
  question: (place) => `Vraag ${n(place)}`,
  choose: 'Kies…',
  other: 'Anders…',
  otherAnswer: 'Ander antwoord',
  clear: 'Keuze wissen',
  yes: 'Ja',
  no: 'Nee',
  emptyOption: '(leeg)',

  numberHint: (limits, integer) => `Een ${numeral(limits, integer)}`,
  lengthHint: ({ minLength, maxLength }) => `Lengte: ${count(minLength, maxLength, amounts)} tekens`,
  choicesHint: (limits) => `Kies er ${items(limits)}`,
  listHint: 'Eén per regel',
  linesHint: (limits) => `Eén per regel, ${items(limits)}`,
  zoneHint: (zone) => `Tijd in ${zone}`,

  reviewing: (server) => `Controleer uw antwoorden aan ${server}`,
  reviewNote: 'Er wordt niets verstuurd voordat u dat bevestigt.',
  review: 'Controleren',
  send: 'Versturen',
  change: 'Wijzigen',
  changeAnswer: (question) => `Wijzigen: ${question}`,
  notAnswered: 'Niet beantwoord',

  withdrawn: (server) => `${server} heeft het verzoek ingetrokken.`,
  nothingSent: 'Er is niets verstuurd.',
  copyAnswers: 'Uw antwoorden kopiëren',
  keptAnswers: 'U was hier al eens aan begonnen.',
  restore: 'Die antwoorden gebruiken',

  secrets: 'Vul hier niets geheims in.',
  secret: (question) => `‘${question}’ lijkt op inloggegevens; servers mogen daar niet via een formulier om vragen.`,

  problem: 'Er is een probleem',
  answerNeeded: 'Vul een antwoord in',
  choiceNeeded: 'Kies een optie',
  choiceUnknown: 'Dit is geen van de opties',
  numberNeeded: (limits, integer) => `Vul een ${numeral(limits, integer)} in`,
  numberUnsafe: 'Dit getal is te groot om precies te versturen',
  tooShort: (least) => `Vul minstens ${characters(least)} in`,
  tooLong: (most) => `Vul hoogstens ${characters(most)} in`,
  emailNeeded: 'Vul een e-mailadres in, zoals naam@example.com',
  uriNeeded: 'Vul een volledig adres in, zoals https://example.com',
  dateNeeded: 'Vul een volledige datum in',
  dateTimeNeeded: 'Vul een volledige datum en tijd in',
  timezoneNeeded: 'Vul een tijdzone in, zoals Europe/Amsterdam',
  formatNeeded: 'Dit heeft niet de gevraagde vorm',
  linesNeeded: (limits) => `Vul er ${items(limits)} in, één per regel`,
  linesUnique: 'Vul elke regel maar één keer in',
  line: (place, problem) => `Regel ${n(place)}: ${problem}`,
  choices: (limits) => `Kies er ${items(limits)}`,

  searchHint: 'Typ om in de lijst te zoeken.',
  matches: (number) => `${n(number)} ${plural(number, { one: 'optie', other: 'opties' })}`,
  noMatch: 'Geen optie past.',
  useText: (text) => `‘${text}’ gebruiken`,
  showList: 'Alle opties tonen',
  remove: (option) => `Verwijderen: ${option}`,

  opening: (server) => `${server} wil een webpagina openen`,
  waiting: (host) => `Wachten op ${host}`,
  open: (host) => `${host} openen`,
  openAgain: 'Opnieuw openen',
  finished: 'Ik ben klaar',
  waitingNote: 'Rond het af op de pagina die is geopend en kom dan hier terug.',
  address: 'Adres',
  copyAddress: 'Adres kopiëren',
  checkAddress: 'Controleer het adres.',
  urlUnencrypted: 'Wat u daar invult, kan onderweg worden gelezen: de verbinding is niet versleuteld.',
  urlLookalike: 'De naam bevat tekens die op andere letters kunnen lijken.',
  urlUser: 'Het deel vóór de @ is niet waar het heen gaat.',
  urlNumeric: 'Het is een getal in plaats van een naam.',
  urlPort: 'Het gebruikt een ongewone poort.',
  urlPrivate: 'Het is op dit apparaat of in uw eigen netwerk.',
};

export default nl;
