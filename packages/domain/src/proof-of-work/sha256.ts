/**
 * SHA-256 in JavaScript. `crypto.subtle` is missing on plain http, and its promise per hash is slower for
 * hundreds of thousands of hashes.
 */

const firstPrimes = (count: number): number[] => {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  return primes;
};

/** The first 32 bits of the fractional part of a root, as the standard defines its constants. */
const fractionBits = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;

const primes = firstPrimes(64);
const ROUND_CONSTANTS = Int32Array.from(primes, (prime) => fractionBits(Math.cbrt(prime)));
const START = Int32Array.from(primes.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)));

const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The text padded to whole blocks, with its length. */
const pad = (ascii: string): DataView => {
  const { length } = ascii;
  const blocks = Math.ceil((length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const view = new DataView(new ArrayBuffer(blocks * BLOCK_BYTES));
  for (let i = 0; i < length; i += 1) view.setUint8(i, ascii.charCodeAt(i));
  view.setUint8(length, 0x80);
  view.setUint32(view.byteLength - LENGTH_BYTES, Math.floor(length / 2 ** 29));
  view.setUint32(view.byteLength - 4, (length << 3) >>> 0);
  return view;
};

const words = new Int32Array(64);

const spread = (view: DataView, at: number): void => {
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(at + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const early = words[i - 15] ?? 0;
    const late = words[i - 2] ?? 0;
    const low = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const high = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[i] = (words[i - 16] ?? 0) + low + (words[i - 7] ?? 0) + high;
  }
};

/** Local variables: rotating them in an array takes twenty times as long. */
const compress = (state: Int32Array): void => {
  const [startA = 0, startB = 0, startC = 0, startD = 0, startE = 0, startF = 0, startG = 0, startH = 0] =
    state;
  let a = startA;
  let b = startB;
  let c = startC;
  let d = startD;
  let e = startE;
  let f = startF;
  let g = startG;
  let h = startH;
  for (let i = 0; i < 64; i += 1) {
    const high = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + high + choice + (ROUND_CONSTANTS[i] ?? 0) + (words[i] ?? 0)) | 0;
    const low = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + low + majority) | 0;
  }
  state[0] = startA + a;
  state[1] = startB + b;
  state[2] = startC + c;
  state[3] = startD + d;
  state[4] = startE + e;
  state[5] = startF + f;
  state[6] = startG + g;
  state[7] = startH + h;
};

/** The hash as eight words. For ASCII text only, which challenges consist of. */
export const sha256Words = (ascii: string): Int32Array => {
  const view = pad(ascii);
  const state = START.slice();
  for (let at = 0; at < view.byteLength; at += BLOCK_BYTES) {
    spread(view, at);
    compress(state);
  }
  return state;
};

export const sha256 = (ascii: string): string =>
  Array.from(sha256Words(ascii), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
