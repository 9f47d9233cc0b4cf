import type { Limits } from '../schema/limits.js';
import { amount, count, formatsOf, list, type Amounts } from './format.js';
import type { Translation } from './words.js';

const { number: n, plural } = formatsOf('pt-BR');

const amounts: Amounts = {
  exactly: (number) => n(number),
  between: (least, most) => `de ${n(least)} a ${n(most)}`,
  atLeast: (least) => `no mínimo ${n(least)}`,
  atMost: (most) => `no máximo ${n(most)}`,
};
const items = ({ minItems, maxItems }: Limits) => count(minItems, maxItems, amounts);
const characters = (number: number) => `${n(number)} ${plural(number, { one: 'caractere', other: 'caracteres' })}`;

const numeral = (limits: Limits, integer: boolean) =>
  list(
    integer ? 'número inteiro' : 'número',
    amount(limits.minimum, limits.maximum, amounts),
    limits.exclusiveMinimum !== undefined && `maior que ${n(limits.exclusiveMinimum)}`,
    limits.exclusiveMaximum !== undefined && `menor que ${n(limits.exclusiveMaximum)}`,
    limits.multipleOf !== undefined && `múltiplo de ${n(limits.multipleOf)}`,
  );

const ptBR: Translation = {
  someServer: 'Um servidor',
  asking: (server) => `${server} pede informações`,
  confirming: (server) => `${server} pede sua confirmação`,
  more: (number) => `Mais ${n(number)} ${plural(number, { one: 'pedido na fila', other: 'pedidos na fila' })}`,
  step: (place, of) => `${n(place)} de ${n(of)}`,
  submit: 'Enviar',
  next: 'Avançar',
  back: 'Voltar',
  stopAsking: 'Não perguntar mais',
  close: 'Fechar',
  accept: 'Aceitar',
  decline: 'Recusar',
  cancel: 'Cancelar',
  copied: 'Copiado',

  sentTo: (server) => `Nada chega a ${server} antes do envio.`,
  required: 'obrigatório',
  optional: 'opcional',
  question: (place) => `Pergunta ${n(place)}`,
  choose: 'Escolha…',
  other: 'Outra…',
  otherAnswer: 'Outra resposta',
  clear: 'Limpar a escolha',
  yes: 'Sim',
  no: 'Não',
  emptyOption: '(vazio)',

  numberHint: (limits, integer) => `Um ${numeral(limits, integer)}`,
  lengthHint: ({ minLength, maxLength }) => `Caracteres: ${count(minLength, maxLength, amounts)}`,
  choicesHint: (limits) => `Opções: ${items(limits)}`,
  listHint: 'Uma por linha',
  linesHint: (limits) => `Uma por linha, ${items(limits)}`,
  zoneHint: (zone) => `Horário de ${zone}`,

  reviewing: (server) => `Confira suas respostas a ${server}`,
  reviewNote: 'Nada é enviado antes da sua confirmação.',
  review: 'Conferir',
  send: 'Confirmar o envio',
  change: 'Alterar',
  changeAnswer: (question) => `Alterar: ${question}`,
  notAnswered: 'Sem resposta',

  withdrawn: (server) => `${server} retirou o pedido.`,
  nothingSent: 'Nada foi enviado.',
  copyAnswers: 'Copiar suas respostas',
  keptAnswers: 'Você já tinha começado a responder.',
  restore: 'Usar aquelas respostas',

  secrets: 'Não digite nada secreto aqui.',
  secret: (question) => `“${question}” parece uma credencial; servidores não podem pedir isso em um formulário.`,

  problem: 'Há um problema',
  answerNeeded: 'Digite uma resposta',
  choiceNeeded: 'Escolha uma opção',
  choiceUnknown: 'Não é uma das opções',
  numberNeeded: (limits, integer) => `Digite um ${numeral(limits, integer)}`,
  numberUnsafe: 'Este número é grande demais para ser enviado com exatidão',
  tooShort: (least) => `Digite pelo menos ${characters(least)}`,
  tooLong: (most) => `Digite no máximo ${characters(most)}`,
  emailNeeded: 'Digite um endereço de e-mail, como nome@example.com',
  uriNeeded: 'Digite um endereço completo, como https://example.com',
  dateNeeded: 'Digite uma data completa',
  dateTimeNeeded: 'Digite data e hora completas',
  timezoneNeeded: 'Digite um fuso horário, como America/Sao_Paulo',
  formatNeeded: 'Não está na forma pedida',
  linesNeeded: (limits) => `Digite uma por linha, ${items(limits)}`,
  linesUnique: 'Não repita nenhuma linha',
  line: (place, problem) => `Linha ${n(place)}: ${problem}`,
  choices: (limits) => `Número de opções a escolher: ${items(limits)}`,

  searchHint: 'Digite para procurar na lista.',
  matches: (number) => `${n(number)} ${plural(number, { one: 'opção', other: 'opções' })}`,
  noMatch: 'Nenhuma opção corresponde.',
  useText: (text) => `Usar “${text}”`,
  showList: 'Mostrar todas as opções',
  remove: (option) => `Remover: ${option}`,

  opening: (server) => `${server} quer abrir uma página da web`,
  waiting: (host) => `Aguardando ${host}`,
  open: (host) => `Abrir ${host}`,
  openAgain: 'Abrir de novo',
  finished: 'Já terminei',
  waitingNote: 'Conclua na página que foi aberta e depois volte para cá.',
  address: 'Endereço',
  copyAddress: 'Copiar o endereço',
  checkAddress: 'Confira o endereço.',
  urlUnencrypted: 'O que você digitar lá pode ser lido no caminho: a conexão não é criptografada.',
  urlLookalike: 'O nome tem caracteres que podem parecer outras letras.',
  urlUser: 'A parte antes de @ não é o destino.',
  urlNumeric: 'É um número em vez de um nome.',
  urlPort: 'Usa uma porta incomum.',
  urlPrivate: 'Fica neste dispositivo ou na sua própria rede.',
};

export default ptBR;
