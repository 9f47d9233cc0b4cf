import type { Limits } from '../schema/limits.js';
import { amount, count, formatsOf, list, type Amounts } from './format.js';
import type { Translation } from './words.js';

const { number: n } = formatsOf('id');

const amounts: Amounts = {
  exactly: (number) => n(number),
  between: (least, most) => `${n(least)} sampai ${n(most)}`,
  atLeast: (least) => `minimal ${n(least)}`,
  atMost: (most) => `maksimal ${n(most)}`,
};
const items = ({ minItems, maxItems }: Limits) => count(minItems, maxItems, amounts);

const numeral = (limits: Limits, integer: boolean) =>
  list(
    integer ? 'bilangan bulat' : 'angka',
    amount(limits.minimum, limits.maximum, amounts),
    limits.exclusiveMinimum !== undefined && `lebih dari ${n(limits.exclusiveMinimum)}`,
    limits.exclusiveMaximum !== undefined && `kurang dari ${n(limits.exclusiveMaximum)}`,
    limits.multipleOf !== undefined && `kelipatan ${n(limits.multipleOf)}`,
  );

const id: Translation = {
  someServer: 'Sebuah server',
  asking: (server) => `${server} meminta informasi`,
  confirming: (server) => `${server} meminta konfirmasi Anda`,
  more: (number) => `${n(number)} permintaan lain menunggu`,
  step: (place, of) => `${n(place)} dari ${n(of)}`,
  submit: 'Kirim',
  next: 'Berikutnya',
  back: 'Kembali',
  stopAsking: 'Jangan tanya lagi',
  close: 'Tutup',
  accept: 'Setuju',
  decline: 'Tolak',
  cancel: 'Batal',
  copied: 'Tersalin',

  sentTo: (server) => `Baru disampaikan ke ${server} setelah Anda mengirimnya.`,
  required: 'wajib',
  optional: 'opsional',
  question: (place) => `Pertanyaan ${n(place)}`,
  choose: 'Pilih…',
  other: 'Lainnya…',
  otherAnswer: 'Jawaban lain',
  clear: 'Hapus pilihan',
  yes: 'Ya',
  no: 'Tidak',
  emptyOption: '(kosong)',

  numberHint: (limits, integer) => `Jenis: ${numeral(limits, integer)}`,
  lengthHint: ({ minLength, maxLength }) => `Panjang: ${count(minLength, maxLength, amounts)} karakter`,
  choicesHint: (limits) => `Pilih ${items(limits)}`,
  listHint: 'Satu per baris',
  linesHint: (limits) => `Satu per baris, ${items(limits)}`,
  zoneHint: (zone) => `Waktu ${zone}`,

  reviewing: (server) => `Periksa jawaban Anda untuk ${server}`,
  reviewNote: 'Tidak ada yang dikirim sebelum Anda mengonfirmasinya.',
  review: 'Periksa',
  send: 'Konfirmasi dan kirim',
  change: 'Ubah',
  changeAnswer: (question) => `Ubah: ${question}`,
  notAnswered: 'Tidak dijawab',

  withdrawn: (server) => `${server} menarik kembali permintaannya.`,
  nothingSent: 'Tidak ada yang dikirim.',
  copyAnswers: 'Salin jawaban Anda',
  keptAnswers: 'Anda pernah mulai menjawab ini.',
  restore: 'Gunakan jawaban itu',

  secrets: 'Jangan masukkan rahasia di sini.',
  secret: (question) => `“${question}” tampak seperti kredensial; server tidak boleh memintanya lewat formulir.`,

  problem: 'Ada masalah',
  answerNeeded: 'Masukkan jawaban',
  choiceNeeded: 'Pilih salah satu opsi',
  choiceUnknown: 'Ini bukan salah satu opsi',
  numberNeeded: (limits, integer) => `Masukkan ${numeral(limits, integer)}`,
  numberUnsafe: 'Angka ini terlalu besar untuk dikirim dengan tepat',
  tooShort: (least) => `Masukkan minimal ${n(least)} karakter`,
  tooLong: (most) => `Masukkan maksimal ${n(most)} karakter`,
  emailNeeded: 'Masukkan alamat email, seperti nama@example.com',
  uriNeeded: 'Masukkan alamat lengkap, seperti https://example.com',
  dateNeeded: 'Masukkan tanggal lengkap',
  dateTimeNeeded: 'Masukkan tanggal dan waktu lengkap',
  timezoneNeeded: 'Masukkan zona waktu, seperti Asia/Jakarta',
  formatNeeded: 'Bentuknya tidak sesuai permintaan',
  linesNeeded: (limits) => `Masukkan ${items(limits)} jawaban, satu per baris`,
  linesUnique: 'Jangan ulangi baris yang sama',
  line: (place, problem) => `Baris ${n(place)}: ${problem}`,
  choices: (limits) => `Jumlah yang harus dipilih: ${items(limits)}`,

  searchHint: 'Ketik untuk mencari dalam daftar.',
  matches: (number) => `${n(number)} opsi`,
  noMatch: 'Tidak ada opsi yang cocok.',
  useText: (text) => `Gunakan “${text}”`,
  showList: 'Tampilkan semua opsi',
  remove: (option) => `Hapus: ${option}`,

  opening: (server) => `${server} ingin membuka halaman web`,
  waiting: (host) => `Menunggu ${host}`,
  open: (host) => `Buka ${host}`,
  openAgain: 'Buka lagi',
  finished: 'Saya sudah selesai',
  waitingNote: 'Selesaikan di halaman yang dibuka, lalu kembali ke sini.',
  address: 'Alamat',
  copyAddress: 'Salin alamat',
  checkAddress: 'Periksa alamatnya.',
  urlUnencrypted: 'Yang Anda masukkan di sana dapat dibaca di perjalanan: koneksinya tidak terenkripsi.',
  urlLookalike: 'Namanya memakai karakter yang bisa mirip huruf lain.',
  urlUser: 'Bagian sebelum @ bukan tempat tujuannya.',
  urlNumeric: 'Isinya angka, bukan nama.',
  urlPort: 'Menggunakan port yang tidak biasa.',
  urlPrivate: 'Letaknya di perangkat ini atau di jaringan Anda sendiri.',
};

export default id;
