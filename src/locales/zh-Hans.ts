import type { Limits } from '../schema/limits.js';
import { amount, count, formatsOf, type Amounts } from './format.js';
import type { Translation } from './words.js';

const { number: n } = formatsOf('zh-Hans');

const amounts: Amounts = {
  exactly: (number) => n(number),
  between: (least, most) => `${n(least)} 至 ${n(most)}`,
  atLeast: (least) => `至少 ${n(least)}`,
  atMost: (most) => `最多 ${n(most)}`,
};
const items = ({ minItems, maxItems }: Limits) => count(minItems, maxItems, amounts);

const numeral = (limits: Limits, integer: boolean) =>
  [
    integer ? '整数' : '数字',
    amount(limits.minimum, limits.maximum, amounts),
    limits.exclusiveMinimum !== undefined && `大于 ${n(limits.exclusiveMinimum)}`,
    limits.exclusiveMaximum !== undefined && `小于 ${n(limits.exclusiveMaximum)}`,
    limits.multipleOf !== undefined && `${n(limits.multipleOf)} 的倍数`,
  ]
    .filter(Boolean)
    .join('，');

const zhHans: Translation = {
  someServer: '某个服务器',
  asking: (server) => `${server} 请求您提供信息`,
  confirming: (server) => `${server} 请您确认`,
  more: (number) => `还有 ${n(number)} 个请求在等待`,
  step: (place, of) => `第 ${n(place)} 步，共 ${n(of)} 步`,
  submit: '提交',
  next: '下一步',
  back: '上一步',
  stopAsking: '不再询问',
  close: '关闭',
  accept: '同意',
  decline: '拒绝',
  cancel: '取消',
  copied: '已复制',

  sentTo: (server) => `只有在您提交后才会发送给 ${server}。`,
  required: '必填',
  optional: '选填',
  question: (place) => `问题 ${n(place)}`,
  choose: '请选择…',
  other: '其他…',
  otherAnswer: '其他答案',
  clear: '清除选择',
  yes: '是',
  no: '否',
  emptyOption: '（空）',

  numberHint: (limits, integer) => numeral(limits, integer),
  lengthHint: ({ minLength, maxLength }) => `长度：${count(minLength, maxLength, amounts)} 个字符`,
  choicesHint: (limits) => `请选择：${items(limits)} 项`,
  listHint: '每行一项',
  linesHint: (limits) => `每行一项，${items(limits)} 项`,
  zoneHint: (zone) => `${zone} 时间`,

  reviewing: (server) => `检查要发给 ${server} 的答案`,
  reviewNote: '在您发送之前，不会发出任何内容。',
  review: '检查',
  send: '发送',
  change: '修改',
  changeAnswer: (question) => `修改：${question}`,
  notAnswered: '未回答',

  withdrawn: (server) => `${server} 已撤回请求。`,
  nothingSent: '未发送任何内容。',
  copyAnswers: '复制您的答案',
  keptAnswers: '您之前已经开始回答过这些问题。',
  restore: '使用之前的答案',

  secrets: '请勿在此输入机密信息。',
  secret: (question) => `“${question}”看起来是登录凭据；服务器不得通过表单索取。`,

  problem: '有问题需要处理',
  answerNeeded: '请输入答案',
  choiceNeeded: '请选择一项',
  choiceUnknown: '没有这个选项',
  numberNeeded: (limits, integer) => `请输入${numeral(limits, integer)}`,
  numberUnsafe: '这个数字太大，无法准确发送',
  tooShort: (least) => `请至少输入 ${n(least)} 个字符`,
  tooLong: (most) => `最多只能输入 ${n(most)} 个字符`,
  emailNeeded: '请输入电子邮件地址，例如 name@example.com',
  uriNeeded: '请输入完整的网址，例如 https://example.com',
  dateNeeded: '请输入完整的日期',
  dateTimeNeeded: '请输入完整的日期和时间',
  timezoneNeeded: '请输入时区，例如 Asia/Shanghai',
  formatNeeded: '格式不符合要求',
  linesNeeded: (limits) => `请每行输入一项：${items(limits)} 项`,
  linesUnique: '各行内容不能重复',
  line: (place, problem) => `第 ${n(place)} 行：${problem}`,
  choices: (limits) => `请选择：${items(limits)} 项`,

  searchHint: '输入文字即可搜索列表。',
  matches: (number) => `${n(number)} 个选项`,
  noMatch: '没有匹配的选项。',
  useText: (text) => `使用“${text}”`,
  showList: '显示所有选项',
  remove: (option) => `移除：${option}`,

  opening: (server) => `${server} 想打开一个网页`,
  waiting: (host) => `正在等待 ${host}`,
  open: (host) => `打开 ${host}`,
  openAgain: '再次打开',
  finished: '我已完成',
  waitingNote: '请在打开的页面上完成操作，然后回到这里。',
  address: '网址',
  copyAddress: '复制网址',
  checkAddress: '请核对网址。',
  urlUnencrypted: '连接未加密：您在那里输入的内容可能在途中被他人读取。',
  urlLookalike: '名称中有与其他字母相似的字符。',
  urlUser: '@ 前面的部分并不是实际要前往的地址。',
  urlNumeric: '它是一串数字，而不是名称。',
  urlPort: '它使用了不常见的端口。',
  urlPrivate: '它位于本设备或您自己的网络中。',
};

export default zhHans;
