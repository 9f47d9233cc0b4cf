import type { Limits } from '../schema/limits.js';
import { amount, count, formatsOf, list, type Amounts } from './format.js';
import type { Translation } from './words.js';

const { number: n, plural } = formatsOf('es');

const amounts: Amounts = {
  exactly: (number) => n(number),
  between: (least, most) => `de ${n(least)} a ${n(most)}`,
  atLeast: (least) => `${n(least)} como mínimo`,
  atMost: (most) => `${n(most)} como máximo`,
};
const items = ({ minItems, maxItems }: Limits) => count(minItems, maxItems, amounts);
const characters = (number: number) => `${n(number)} ${plural(number, { one: 'carácter', other: 'caracteres' })}`;

const numeral = (limits: Limits, integer: boolean) =>
  list(
    integer ? 'número entero' : 'número',
    amount(limits.minimum, limits.maximum, amounts),
    limits.exclusiveMinimum !== undefined && `mayor que ${n(limits.exclusiveMinimum)}`,
    limits.exclusiveMaximum !== undefined && `menor que ${n(limits.exclusiveMaximum)}`,
    limits.multipleOf !== undefined && `múltiplo de ${n(limits.multipleOf)}`,
  );

const es: Translation = {
  someServer: 'Un servidor',
  asking: (server) => `${server} solicita información`,
  confirming: (server) => `${server} solicita su confirmación`,
  more: (number) =>
    `${n(number)} ${plural(number, { one: 'solicitud más en espera', other: 'solicitudes más en espera' })}`,
  step: (place, of) => `${n(place)} de ${n(of)}`,
  submit: 'Enviar',
  next: 'Siguiente',
  back: 'Atrás',
  stopAsking: 'No preguntar más',
  close: 'Cerrar',
  accept: 'Aceptar',
  decline: 'Rechazar',
  cancel: 'Cancelar',
  copied: 'Copiado',

  sentTo: (server) => `Nada llega a ${server} hasta que lo envíe.`,
  required: 'obligatorio',
  optional: 'opcional',
  question: (place) => `Pregunta ${n(place)}`,
  choose: 'Elegir…',
  other: 'Otra…',
  otherAnswer: 'Otra respuesta',
  clear: 'Borrar la elección',
  yes: 'Sí',
  no: 'No',
  emptyOption: '(vacío)',

  numberHint: (limits, integer) => `Un ${numeral(limits, integer)}`,
  lengthHint: ({ minLength, maxLength }) => `Caracteres: ${count(minLength, maxLength, amounts)}`,
  choicesHint: (limits) => `Opciones: ${items(limits)}`,
  listHint: 'Una por línea',
  linesHint: (limits) => `Una por línea, ${items(limits)}`,
  zoneHint: (zone) => `Hora de ${zone}`,

  reviewing: (server) => `Revise sus respuestas a ${server}`,
  reviewNote: 'No se envía nada hasta que lo confirme.',
  review: 'Revisar',
  send: 'Confirmar el envío',
  change: 'Cambiar',
  changeAnswer: (question) => `Cambiar: ${question}`,
  notAnswered: 'Sin respuesta',

  withdrawn: (server) => `${server} retiró su solicitud.`,
  nothingSent: 'No se envió nada.',
  copyAnswers: 'Copiar sus respuestas',
  keptAnswers: 'Ya había empezado a responder.',
  restore: 'Usar esas respuestas',

  secrets: 'No introduzca aquí nada secreto.',
  secret: (question) => `«${question}» parece una credencial; los servidores no deben pedirla en un formulario.`,

  problem: 'Hay un problema',
  answerNeeded: 'Introduzca una respuesta',
  choiceNeeded: 'Elija una opción',
  choiceUnknown: 'No es una de las opciones',
  numberNeeded: (limits, integer) => `Introduzca un ${numeral(limits, integer)}`,
  numberUnsafe: 'Este número es demasiado grande para enviarlo con exactitud',
  tooShort: (least) => `Introduzca al menos ${characters(least)}`,
  tooLong: (most) => `Introduzca como máximo ${characters(most)}`,
  emailNeeded: 'Introduzca una dirección de correo, como nombre@example.com',
  uriNeeded: 'Introduzca una dirección completa, como https://example.com',
  dateNeeded: 'Introduzca una fecha completa',
  dateTimeNeeded: 'Introduzca una fecha y una hora completas',
  timezoneNeeded: 'Introduzca una zona horaria, como Europe/Madrid',
  formatNeeded: 'No tiene la forma que se pide',
  linesNeeded: (limits) => `Introduzca una por línea, ${items(limits)}`,
  linesUnique: 'No repita ninguna línea',
  line: (place, problem) => `Línea ${n(place)}: ${problem}`,
  choices: (limits) => `Número de opciones: ${items(limits)}`,

  searchHint: 'Escriba para buscar en la lista.',
  matches: (number) => `${n(number)} ${plural(number, { one: 'opción', other: 'opciones' })}`,
  noMatch: 'Ninguna opción coincide.',
  useText: (text) => `Usar «${text}»`,
  showList: 'Mostrar todas las opciones',
  remove: (option) => `Quitar: ${option}`,

  opening: (server) => `${server} quiere abrir una página web`,
  waiting: (host) => `Esperando a ${host}`,
  open: (host) => `Abrir ${host}`,
  openAgain: 'Abrir de nuevo',
  finished: 'He terminado',
  waitingNote: 'Termine en la página que se abrió y vuelva aquí.',
  address: 'Dirección',
  copyAddress: 'Copiar la dirección',
  checkAddress: 'Compruebe la dirección.',
  urlUnencrypted: 'Lo que introduzca allí puede leerse por el camino: la conexión no está cifrada.',
  urlLookalike: 'Su nombre tiene caracteres que pueden parecer otras letras.',
  urlUser: 'La parte anterior a @ no es el lugar al que lleva.',
  urlNumeric: 'Es un número en lugar de un nombre.',
  urlPort: 'Usa un puerto poco habitual.',
  urlPrivate: 'Está en este dispositivo o en su propia red.',
};

export default es;
