import type { Limits } from '../schema/limits.js';
import { amount, count, formatsOf, type Amounts } from './format.js';
import type { Translation } from './words.js';

const { number: n } = formatsOf('zh-Hant');

const amounts: Amounts = {
  exactly: (number) => n(number),
  between: (least, most) => `${n(least)} 至 ${n(most)}`,
  atLeast: (least) => `至少 ${n(least)}`,
  atMost: (most) => `最多 ${n(most)}`,
};
const items = ({ minItems, maxItems }: Limits) => count(minItems, maxItems, amounts);

const numeral = (limits: Limits, integer: boolean) =>
  [
    integer ? '整數' : '數字',
    amount(limits.minimum, limits.maximum, amounts),
    limits.exclusiveMinimum !== undefined && `大於 ${n(limits.exclusiveMinimum)}`,
    limits.exclusiveMaximum !== undefined && `小於 ${n(limits.exclusiveMaximum)}`,
    limits.multipleOf !== undefined && `${n(limits.multipleOf)} 的倍數`,
  ]
    .filter(Boolean)
    .join('，');

const zhHant: Translation = {
  someServer: '某個伺服器',
  asking: (server) => `${server} 請求您提供資訊`,
  confirming: (server) => `${server} 請您確認`,
  more: (number) => `還有 ${n(number)} 個請求在等候`,
  step: (place, of) => `第 ${n(place)} 步，共 ${n(of)} 步`,
  submit: '提交',
  next: '下一步',
  back: '上一步',
  stopAsking: '不再詢問',
  close: '關閉',
  accept: '同意',
  decline: '拒絕',
  cancel: '取消',
  copied: '已複製',

  sentTo: (server) => `只有在您提交後才會傳送給 ${server}。`,
  required: '必填',
  optional: '選填',
  question: (place) => `問題 ${n(place)}`,
  choose: '請選擇…',
  other: '其他…',
  otherAnswer: '其他答案',
  clear: '清除選擇',
  yes: '是',
  no: '否',
  emptyOption: '（空白）',

  numberHint: (limits, integer) => numeral(limits, integer),
  lengthHint: ({ minLength, maxLength }) => `長度：${count(minLength, maxLength, amounts)} 個字元`,
  choicesHint: (limits) => `請選擇：${items(limits)} 項`,
  listHint: '每行一項',
  linesHint: (limits) => `每行一項，${items(limits)} 項`,
  zoneHint: (zone) => `${zone} 時間`,

  reviewing: (server) => `檢查要傳給 ${server} 的答案`,
  reviewNote: '在您傳送之前，不會送出任何內容。',
  review: '檢查',
  send: '傳送',
  change: '修改',
  changeAnswer: (question) => `修改：${question}`,
  notAnswered: '未回答',

  withdrawn: (server) => `${server} 已撤回請求。`,
  nothingSent: '未傳送任何內容。',
  copyAnswers: '複製您的答案',
  keptAnswers: '您先前已經開始回答這些問題。',
  restore: '使用先前的答案',

  secrets: '請勿在此輸入機密資訊。',
  secret: (question) => `「${question}」看起來是登入憑證；伺服器不得透過表單索取。`,

  problem: '有問題需要處理',
  answerNeeded: '請輸入答案',
  choiceNeeded: '請選擇一項',
  choiceUnknown: '沒有這個選項',
  numberNeeded: (limits, integer) => `請輸入${numeral(limits, integer)}`,
  numberUnsafe: '這個數字太大，無法準確傳送',
  tooShort: (least) => `請至少輸入 ${n(least)} 個字元`,
  tooLong: (most) => `最多只能輸入 ${n(most)} 個字元`,
  emailNeeded: '請輸入電子郵件地址，例如 name@example.com',
  uriNeeded: '請輸入完整的網址，例如 https://example.com',
  dateNeeded: '請輸入完整的日期',
  dateTimeNeeded: '請輸入完整的日期與時間',
  timezoneNeeded: '請輸入時區，例如 Asia/Taipei',
  formatNeeded: '格式不符合要求',
  linesNeeded: (limits) => `請每行輸入一項：${items(limits)} 項`,
  linesUnique: '各行內容不能重複',
  line: (place, problem) => `第 ${n(place)} 行：${problem}`,
  choices: (limits) => `請選擇：${items(limits)} 項`,

  searchHint: '輸入文字即可搜尋清單。',
  matches: (number) => `${n(number)} 個選項`,
  noMatch: '沒有符合的選項。',
  useText: (text) => `使用「${text}」`,
  showList: '顯示所有選項',
  remove: (option) => `移除：${option}`,

  opening: (server) => `${server} 想開啟一個網頁`,
  waiting: (host) => `正在等候 ${host}`,
  open: (host) => `開啟 ${host}`,
  openAgain: '再次開啟',
  finished: '我已完成',
  waitingNote: '請在開啟的頁面上完成操作，然後回到這裡。',
  address: '網址',
  copyAddress: '複製網址',
  checkAddress: '請核對網址。',
  urlUnencrypted: '連線未加密：您在那裡輸入的內容可能在途中被他人讀取。',
  urlLookalike: '名稱中有與其他字母相似的字元。',
  urlUser: '@ 前面的部分並不是實際要前往的位址。',
  urlNumeric: '它是一串數字，而不是名稱。',
  urlPort: '它使用了不常見的連接埠。',
  urlPrivate: '它位於本裝置或您自己的網路中。',
};

export default zhHant;
