import type { Limits } from '../schema/limits.js';
import { amount, count, formatsOf, type Amounts } from './format.js';
import type { Translation } from './words.js';

const { number: n } = formatsOf('ja');

const amounts: Amounts = {
  exactly: (number) => n(number),
  between: (least, most) => `${n(least)}〜${n(most)}`,
  atLeast: (least) => `${n(least)} 以上`,
  atMost: (most) => `${n(most)} 以下`,
};
const items = ({ minItems, maxItems }: Limits) =>
  count(minItems, maxItems, {
    exactly: (number) => `${n(number)} 個`,
    between: (least, most) => `${n(least)}〜${n(most)} 個`,
    atLeast: (least) => `${n(least)} 個以上`,
    atMost: (most) => `${n(most)} 個以下`,
  });

const numeral = (limits: Limits, integer: boolean) =>
  [
    integer ? '整数' : '数値',
    amount(limits.minimum, limits.maximum, amounts),
    limits.exclusiveMinimum !== undefined && `${n(limits.exclusiveMinimum)} より大きい`,
    limits.exclusiveMaximum !== undefined && `${n(limits.exclusiveMaximum)} 未満`,
    limits.multipleOf !== undefined && `${n(limits.multipleOf)} の倍数`,
  ]
    .filter(Boolean)
    .join('、');

const ja: Translation = {
  someServer: '不明なサーバー',
  asking: (server) => `${server} が情報の入力を求めています`,
  confirming: (server) => `${server} が確認を求めています`,
  more: (number) => `ほかに ${n(number)} 件の要求が待機中`,
  step: (place, of) => `${n(place)} / ${n(of)}`,
  submit: '送信',
  next: '次へ',
  back: '戻る',
  stopAsking: '今後は表示しない',
  close: '閉じる',
  accept: '同意する',
  decline: '拒否する',
  cancel: 'キャンセル',
  copied: 'コピーしました',

  sentTo: (server) => `送信するまで ${server} には何も届きません。`,
  required: '必須',
  optional: '任意',
  question: (place) => `質問 ${n(place)}`,
  choose: '選択…',
  other: 'その他…',
  otherAnswer: 'その他の回答',
  clear: '選択を解除',
  yes: 'はい',
  no: 'いいえ',
  emptyOption: '（空）',

  numberHint: (limits, integer) => numeral(limits, integer),
  lengthHint: ({ minLength, maxLength }) => `文字数：${count(minLength, maxLength, amounts)}`,
  choicesHint: (limits) => `${items(limits)}選択`,
  listHint: '1 行に 1 つずつ',
  linesHint: (limits) => `1 行に 1 つずつ、${items(limits)}`,
  zoneHint: (zone) => `${zone} の時刻`,

  reviewing: (server) => `${server} への回答を確認してください`,
  reviewNote: '送信を確定するまで、何も送られません。',
  review: '確認へ進む',
  send: '送信を確定',
  change: '変更',
  changeAnswer: (question) => `変更：${question}`,
  notAnswered: '未回答',

  withdrawn: (server) => `${server} が要求を取り下げました。`,
  nothingSent: '何も送信されていません。',
  copyAnswers: '回答をコピー',
  keptAnswers: '以前、回答の途中でした。',
  restore: 'その回答を使う',

  secrets: 'ここに機密情報を入力しないでください。',
  secret: (question) => `「${question}」は認証情報のようです。サーバーがフォームで尋ねることは認められていません。`,

  problem: '問題があります',
  answerNeeded: '回答を入力してください',
  choiceNeeded: '選択肢を選んでください',
  choiceUnknown: '選択肢にありません',
  numberNeeded: (limits, integer) => `${numeral(limits, integer)}を入力してください`,
  numberUnsafe: 'この数は大きすぎて、正確に送信できません',
  tooShort: (least) => `${n(least)} 文字以上で入力してください`,
  tooLong: (most) => `${n(most)} 文字以内で入力してください`,
  emailNeeded: 'メールアドレスを入力してください（例：name@example.com）',
  uriNeeded: '完全なアドレスを入力してください（例：https://example.com）',
  dateNeeded: '日付をすべて入力してください',
  dateTimeNeeded: '日付と時刻をすべて入力してください',
  timezoneNeeded: 'タイムゾーンを入力してください（例：Asia/Tokyo）',
  formatNeeded: '求められている形式ではありません',
  linesNeeded: (limits) => `1 行に 1 つずつ、${items(limits)}入力してください`,
  linesUnique: '同じ行を繰り返さないでください',
  line: (place, problem) => `${n(place)} 行目：${problem}`,
  choices: (limits) => `${items(limits)}選択してください`,

  searchHint: '入力してリストを検索できます。',
  matches: (number) => `${n(number)} 件の選択肢`,
  noMatch: '一致する選択肢がありません。',
  useText: (text) => `「${text}」を使う`,
  showList: 'すべての選択肢を表示',
  remove: (option) => `削除：${option}`,

  opening: (server) => `${server} がウェブページを開こうとしています`,
  waiting: (host) => `${host} を待っています`,
  open: (host) => `${host} を開く`,
  openAgain: 'もう一度開く',
  finished: '完了しました',
  waitingNote: '開いたページで手続きを終えてから、ここに戻ってください。',
  address: 'アドレス',
  copyAddress: 'アドレスをコピー',
  checkAddress: 'アドレスを確認してください。',
  urlUnencrypted: '接続が暗号化されていないため、入力した内容が途中で読み取られるおそれがあります。',
  urlLookalike: '名前に、ほかの文字に見える文字が使われています。',
  urlUser: '@ より前の部分は、開く先ではありません。',
  urlNumeric: '名前ではなく数字です。',
  urlPort: '一般的でないポートを使っています。',
  urlPrivate: 'この端末、またはご自身のネットワーク内にあります。',
};

export default ja;
