import type { Limits } from '../schema/limits.js';
import { amount, count, formatsOf, list, type Amounts } from './format.js';
import type { Translation } from './words.js';

const { number: n } = formatsOf('ko');

const amounts: Amounts = {
  exactly: (number) => n(number),
  between: (least, most) => `${n(least)}~${n(most)}`,
  atLeast: (least) => `${n(least)} 이상`,
  atMost: (most) => `${n(most)} 이하`,
};
const items = ({ minItems, maxItems }: Limits) =>
  count(minItems, maxItems, {
    exactly: (number) => `${n(number)}개`,
    between: (least, most) => `${n(least)}~${n(most)}개`,
    atLeast: (least) => `${n(least)}개 이상`,
    atMost: (most) => `${n(most)}개 이하`,
  });

const numeral = (limits: Limits, integer: boolean) =>
  list(
    integer ? '정수' : '숫자',
    amount(limits.minimum, limits.maximum, amounts),
    limits.exclusiveMinimum !== undefined && `${n(limits.exclusiveMinimum)} 초과`,
    limits.exclusiveMaximum !== undefined && `${n(limits.exclusiveMaximum)} 미만`,
    limits.multipleOf !== undefined && `${n(limits.multipleOf)}의 배수`,
  );

/** After a name stands no particle: which one would depend on its last sound. */
const ko: Translation = {
  someServer: '알 수 없는 서버',
  asking: (server) => `${server}에서 정보를 요청합니다`,
  confirming: (server) => `${server}에서 확인을 요청합니다`,
  more: (number) => `대기 중인 요청 ${n(number)}개 더 있음`,
  step: (place, of) => `${n(place)}/${n(of)}`,
  submit: '제출',
  next: '다음',
  back: '이전',
  stopAsking: '더 이상 묻지 않기',
  close: '닫기',
  accept: '동의',
  decline: '거절',
  cancel: '취소',
  copied: '복사됨',

  sentTo: (server) => `제출하기 전에는 ${server}에 전달되지 않습니다.`,
  required: '필수',
  optional: '선택 사항',
  question: (place) => `질문 ${n(place)}`,
  choose: '선택…',
  other: '기타…',
  otherAnswer: '다른 답변',
  clear: '선택 해제',
  yes: '예',
  no: '아니요',
  emptyOption: '(비어 있음)',

  numberHint: (limits, integer) => numeral(limits, integer),
  lengthHint: ({ minLength, maxLength }) => `글자 수: ${count(minLength, maxLength, amounts)}`,
  choicesHint: (limits) => `${items(limits)} 선택`,
  listHint: '한 줄에 하나씩',
  linesHint: (limits) => `한 줄에 하나씩, ${items(limits)}`,
  zoneHint: (zone) => `${zone} 기준 시각`,

  reviewing: (server) => `${server}에 보낼 답변을 확인하세요`,
  reviewNote: '보내기를 확정하기 전에는 아무것도 전송되지 않습니다.',
  review: '검토',
  send: '확정하고 보내기',
  change: '변경',
  changeAnswer: (question) => `변경: ${question}`,
  notAnswered: '답변 없음',

  withdrawn: (server) => `${server}에서 요청을 철회했습니다.`,
  nothingSent: '아무것도 전송되지 않았습니다.',
  copyAnswers: '답변 복사',
  keptAnswers: '전에 이 질문에 답하던 중이었습니다.',
  restore: '그 답변 사용',

  secrets: '여기에 비밀 정보를 입력하지 마세요.',
  secret: (question) => `‘${question}’ 항목은 인증 정보로 보입니다. 서버는 양식으로 이를 요구할 수 없습니다.`,

  problem: '문제가 있습니다',
  answerNeeded: '답변을 입력하세요',
  choiceNeeded: '항목을 선택하세요',
  choiceUnknown: '목록에 없는 항목입니다',
  numberNeeded: (limits, integer) => `올바른 값을 입력하세요: ${numeral(limits, integer)}`,
  numberUnsafe: '숫자가 너무 커서 정확히 전송할 수 없습니다',
  tooShort: (least) => `${n(least)}자 이상 입력하세요`,
  tooLong: (most) => `${n(most)}자 이하로 입력하세요`,
  emailNeeded: '이메일 주소를 입력하세요. 예: name@example.com',
  uriNeeded: '전체 주소를 입력하세요. 예: https://example.com',
  dateNeeded: '날짜를 모두 입력하세요',
  dateTimeNeeded: '날짜와 시간을 모두 입력하세요',
  timezoneNeeded: '시간대를 입력하세요. 예: Asia/Seoul',
  formatNeeded: '요청한 형식이 아닙니다',
  linesNeeded: (limits) => `한 줄에 하나씩 ${items(limits)} 입력하세요`,
  linesUnique: '같은 줄을 반복하지 마세요',
  line: (place, problem) => `${n(place)}번째 줄: ${problem}`,
  choices: (limits) => `${items(limits)} 선택하세요`,

  searchHint: '입력하여 목록에서 검색하세요.',
  matches: (number) => `항목 ${n(number)}개`,
  noMatch: '일치하는 항목이 없습니다.',
  useText: (text) => `‘${text}’ 사용`,
  showList: '모든 항목 표시',
  remove: (option) => `제거: ${option}`,

  opening: (server) => `${server}에서 웹 페이지를 열려고 합니다`,
  waiting: (host) => `${host} 기다리는 중`,
  open: (host) => `${host} 열기`,
  openAgain: '다시 열기',
  finished: '완료했습니다',
  waitingNote: '열린 페이지에서 작업을 마친 뒤 여기로 돌아오세요.',
  address: '주소',
  copyAddress: '주소 복사',
  checkAddress: '주소를 확인하세요.',
  urlUnencrypted: '연결이 암호화되지 않아, 그곳에 입력하는 내용을 중간에서 읽을 수 있습니다.',
  urlLookalike: '이름에 다른 글자처럼 보일 수 있는 문자가 있습니다.',
  urlUser: '@ 앞부분은 실제로 이동하는 곳이 아닙니다.',
  urlNumeric: '이름 대신 숫자로 되어 있습니다.',
  urlPort: '흔하지 않은 포트를 사용합니다.',
  urlPrivate: '이 기기 또는 사용자의 네트워크 안에 있습니다.',
};

export default ko;
