import type { Limits } from '../schema/limits.js';
import { amount, count, formatsOf, list, type Amounts } from './format.js';
import type { Translation } from './words.js';

const { number: n } = formatsOf('vi');

const amounts: Amounts = {
  exactly: (number) => n(number),
  between: (least, most) => `từ ${n(least)} đến ${n(most)}`,
  atLeast: (least) => `ít nhất ${n(least)}`,
  atMost: (most) => `nhiều nhất ${n(most)}`,
};
const items = ({ minItems, maxItems }: Limits) => count(minItems, maxItems, amounts);

const numeral = (limits: Limits, integer: boolean) =>
  list(
    integer ? 'số nguyên' : 'số',
    amount(limits.minimum, limits.maximum, {
      exactly: (value) => `đúng ${n(value)}`,
      between: (low, high) => `từ ${n(low)} đến ${n(high)}`,
      atLeast: (low) => `từ ${n(low)} trở lên`,
      atMost: (high) => `từ ${n(high)} trở xuống`,
    }),
    limits.exclusiveMinimum !== undefined && `lớn hơn ${n(limits.exclusiveMinimum)}`,
    limits.exclusiveMaximum !== undefined && `nhỏ hơn ${n(limits.exclusiveMaximum)}`,
    limits.multipleOf !== undefined && `bội số của ${n(limits.multipleOf)}`,
  );

const vi: Translation = {
  someServer: 'Một máy chủ',
  asking: (server) => `${server} cần bạn cung cấp thông tin`,
  confirming: (server) => `${server} cần bạn xác nhận`,
  more: (number) => `Còn ${n(number)} yêu cầu đang chờ`,
  step: (place, of) => `${n(place)} trên ${n(of)}`,
  submit: 'Gửi',
  next: 'Tiếp',
  back: 'Quay lại',
  stopAsking: 'Đừng hỏi nữa',
  close: 'Đóng',
  accept: 'Đồng ý',
  decline: 'Từ chối',
  cancel: 'Hủy',
  copied: 'Đã sao chép',

  sentTo: (server) => `Chỉ chuyển đến ${server} sau khi bạn gửi.`,
  required: 'bắt buộc',
  optional: 'không bắt buộc',
  question: (place) => `Câu hỏi ${n(place)}`,
  choose: 'Chọn…',
  other: 'Khác…',
  otherAnswer: 'Câu trả lời khác',
  clear: 'Bỏ lựa chọn',
  yes: 'Có',
  no: 'Không',
  emptyOption: '(trống)',

  numberHint: (limits, integer) => `Nhập ${numeral(limits, integer)}`,
  lengthHint: ({ minLength, maxLength }) => `Độ dài: ${count(minLength, maxLength, amounts)} ký tự`,
  choicesHint: (limits) => `Chọn ${items(limits)} mục`,
  listHint: 'Mỗi dòng một mục',
  linesHint: (limits) => `Mỗi dòng một mục, ${items(limits)} mục`,
  zoneHint: (zone) => `Giờ theo ${zone}`,

  reviewing: (server) => `Kiểm tra câu trả lời gửi ${server}`,
  reviewNote: 'Chưa có gì được gửi cho đến khi bạn xác nhận.',
  review: 'Kiểm tra',
  send: 'Xác nhận gửi',
  change: 'Sửa',
  changeAnswer: (question) => `Sửa: ${question}`,
  notAnswered: 'Chưa trả lời',

  withdrawn: (server) => `${server} đã rút lại yêu cầu.`,
  nothingSent: 'Chưa có gì được gửi.',
  copyAnswers: 'Sao chép câu trả lời',
  keptAnswers: 'Trước đây bạn đã bắt đầu trả lời câu này.',
  restore: 'Dùng câu trả lời đó',

  secrets: 'Đừng nhập thông tin bí mật vào đây.',
  secret: (question) => `“${question}” có vẻ là thông tin đăng nhập; máy chủ không được hỏi điều đó qua biểu mẫu.`,

  problem: 'Có vấn đề',
  answerNeeded: 'Hãy nhập câu trả lời',
  choiceNeeded: 'Hãy chọn một mục',
  choiceUnknown: 'Không có mục này',
  numberNeeded: (limits, integer) => `Hãy nhập ${numeral(limits, integer)}`,
  numberUnsafe: 'Số này quá lớn nên không thể gửi chính xác',
  tooShort: (least) => `Hãy nhập ít nhất ${n(least)} ký tự`,
  tooLong: (most) => `Hãy nhập nhiều nhất ${n(most)} ký tự`,
  emailNeeded: 'Hãy nhập địa chỉ email, ví dụ ten@example.com',
  uriNeeded: 'Hãy nhập địa chỉ đầy đủ, ví dụ https://example.com',
  dateNeeded: 'Hãy nhập đủ ngày, tháng, năm',
  dateTimeNeeded: 'Hãy nhập đủ ngày và giờ',
  timezoneNeeded: 'Hãy nhập múi giờ, ví dụ Asia/Ho_Chi_Minh',
  formatNeeded: 'Không đúng dạng được yêu cầu',
  linesNeeded: (limits) => `Hãy nhập ${items(limits)} mục, mỗi dòng một mục`,
  linesUnique: 'Không lặp lại dòng nào',
  line: (place, problem) => `Dòng ${n(place)}: ${problem}`,
  choices: (limits) => `Hãy chọn ${items(limits)} mục`,

  searchHint: 'Gõ để tìm trong danh sách.',
  matches: (number) => `${n(number)} mục`,
  noMatch: 'Không có mục nào phù hợp.',
  useText: (text) => `Dùng “${text}”`,
  showList: 'Hiện tất cả các mục',
  remove: (option) => `Bỏ: ${option}`,

  opening: (server) => `${server} muốn mở một trang web`,
  waiting: (host) => `Đang chờ ${host}`,
  open: (host) => `Mở ${host}`,
  openAgain: 'Mở lại',
  finished: 'Tôi đã xong',
  waitingNote: 'Hãy hoàn tất trên trang vừa mở, rồi quay lại đây.',
  address: 'Địa chỉ',
  copyAddress: 'Sao chép địa chỉ',
  checkAddress: 'Hãy kiểm tra địa chỉ.',
  urlUnencrypted: 'Những gì bạn nhập ở đó có thể bị đọc trên đường đi: kết nối không được mã hóa.',
  urlLookalike: 'Tên có ký tự trông giống những chữ cái khác.',
  urlUser: 'Phần trước dấu @ không phải là nơi nó dẫn đến.',
  urlNumeric: 'Đó là một con số thay vì một cái tên.',
  urlPort: 'Địa chỉ dùng một cổng khác thường.',
  urlPrivate: 'Trang nằm trên thiết bị này hoặc trong mạng riêng của bạn.',
};

export default vi;
