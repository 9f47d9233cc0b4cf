import type { Limits } from '../schema/limits.js';
import { amount, count, formatsOf, list, type Amounts } from './format.js';
import type { Translation } from './words.js';

const { number: n, plural } = formatsOf('it');

const amounts: Amounts = {
  exactly: (number) => n(number),
  between: (least, most) => `da ${n(least)} a ${n(most)}`,
  atLeast: (least) => `almeno ${n(least)}`,
  atMost: (most) => `al massimo ${n(most)}`,
};
const items = ({ minItems, maxItems }: Limits) => count(minItems, maxItems, amounts);
const characters = (number: number) => `${n(number)} ${plural(number, { one: 'carattere', other: 'caratteri' })}`;

const numeral = (limits: Limits, integer: boolean) =>
  list(
    integer ? 'numero intero' : 'numero',
    amount(limits.minimum, limits.maximum, amounts),
    limits.exclusiveMinimum !== undefined && `maggiore di ${n(limits.exclusiveMinimum)}`,
    limits.exclusiveMaximum !== undefined && `minore di ${n(limits.exclusiveMaximum)}`,
    limits.multipleOf !== undefined && `multiplo di ${n(limits.multipleOf)}`,
  );

const it: Translation = {
  someServer: 'Un server',
  asking: (server) => `${server} chiede informazioni`,
  confirming: (server) => `${server} chiede una conferma`,
  more: (number) =>
    plural(number, { one: `${n(number)} altra richiesta in attesa`, other: `Altre ${n(number)} richieste in attesa` }),
  step: (place, of) => `${n(place)} di ${n(of)}`,
  submit: 'Invia',
  next: 'Avanti',
  back: 'Indietro',
  stopAsking: 'Non chiedere più',
  close: 'Chiudi',
  accept: 'Accetta',
  decline: 'Rifiuta',
  cancel: 'Annulla',
  copied: 'Copiato',

  sentTo: (server) => `Nulla arriva a ${server} prima dell’invio.`,
  required: 'obbligatorio',
  optional: 'facoltativo',
  question: (place) => `Domanda ${n(place)}`,
  choose: 'Scegli…',
  other: 'Altro…',
  otherAnswer: 'Altra risposta',
  clear: 'Rimuovi la scelta',
  yes: 'Sì',
  no: 'No',
  emptyOption: '(vuoto)',

  numberHint: (limits, integer) => `Un ${numeral(limits, integer)}`,
  lengthHint: ({ minLength, maxLength }) => `Caratteri: ${count(minLength, maxLength, amounts)}`,
  choicesHint: (limits) => `Opzioni: ${items(limits)}`,
  listHint: 'Una per riga',
  linesHint: (limits) => `Una per riga, ${items(limits)}`,
  zoneHint: (zone) => `Ora di ${zone}`,

  reviewing: (server) => `Controlla le risposte a ${server}`,
  reviewNote: 'Nulla viene inviato prima della tua conferma.',
  review: 'Controlla',
  send: 'Conferma l’invio',
  change: 'Modifica',
  changeAnswer: (question) => `Modifica: ${question}`,
  notAnswered: 'Senza risposta',

  withdrawn: (server) => `${server} ha ritirato la richiesta.`,
  nothingSent: 'Non è stato inviato nulla.',
  copyAnswers: 'Copia le tue risposte',
  keptAnswers: 'Avevi già iniziato a rispondere.',
  restore: 'Riprendi quelle risposte',

  secrets: 'Non inserire qui nulla di segreto.',
  secret: (question) => `“${question}” sembra una credenziale; i server non devono chiederla in un modulo.`,

  problem: 'C’è un problema',
  answerNeeded: 'Inserisci una risposta',
  choiceNeeded: 'Scegli un’opzione',
  choiceUnknown: 'Non è una delle opzioni',
  numberNeeded: (limits, integer) => `Inserisci un ${numeral(limits, integer)}`,
  numberUnsafe: 'Questo numero è troppo grande per essere inviato con esattezza',
  tooShort: (least) => `Inserisci almeno ${characters(least)}`,
  tooLong: (most) => `Inserisci al massimo ${characters(most)}`,
  emailNeeded: 'Inserisci un indirizzo e-mail, ad esempio nome@example.com',
  uriNeeded: 'Inserisci un indirizzo completo, ad esempio https://example.com',
  dateNeeded: 'Inserisci una data completa',
  dateTimeNeeded: 'Inserisci data e ora complete',
  timezoneNeeded: 'Inserisci un fuso orario, ad esempio Europe/Rome',
  formatNeeded: 'Non ha la forma richiesta',
  linesNeeded: (limits) => `Inserisci una risposta per riga, ${items(limits)}`,
  linesUnique: 'Inserisci ogni riga una sola volta',
  line: (place, problem) => `Riga ${n(place)}: ${problem}`,
  choices: (limits) => `Numero di opzioni da scegliere: ${items(limits)}`,

  searchHint: 'Scrivi per cercare nell’elenco.',
  matches: (number) => `${n(number)} ${plural(number, { one: 'opzione', other: 'opzioni' })}`,
  noMatch: 'Nessuna opzione corrisponde.',
  useText: (text) => `Usa “${text}”`,
  showList: 'Mostra tutte le opzioni',
  remove: (option) => `Rimuovi: ${option}`,

  opening: (server) => `${server} vuole aprire una pagina web`,
  waiting: (host) => `In attesa di ${host}`,
  open: (host) => `Apri ${host}`,
  openAgain: 'Apri di nuovo',
  finished: 'Ho finito',
  waitingNote: 'Completa l’operazione nella pagina che si è aperta, poi torna qui.',
  address: 'Indirizzo',
  copyAddress: 'Copia l’indirizzo',
  checkAddress: 'Controlla l’indirizzo.',
  urlUnencrypted: 'Ciò che inserisci lì può essere letto lungo il percorso: la connessione non è cifrata.',
  urlLookalike: 'Il nome contiene caratteri che possono sembrare altre lettere.',
  urlUser: 'La parte prima di @ non è la destinazione.',
  urlNumeric: 'È un numero al posto di un nome.',
  urlPort: 'Usa una porta insolita.',
  urlPrivate: 'È su questo dispositivo o nella tua rete.',
};

export default it;
