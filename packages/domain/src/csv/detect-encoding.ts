export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

export const encodingNames = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
} as const satisfies Record<Encoding, string>;

/** Bytes that Windows-1252 does not define, and control characters that no text has. */
const isUndefinedByte = (byte: number): boolean =>
  byte === 0x81 || byte === 0x8d || byte === 0x8f || byte === 0x90 || byte === 0x9d;
const isControl = (byte: number): boolean => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d;

/** How many bytes follow the first one of a UTF-8 sequence; -1 for none that begins one. */
const followersOf = (byte: number): number => {
  if (byte < 0x80) return 0;
  if (byte >= 0xc2 && byte <= 0xdf) return 1;
  if (byte >= 0xe0 && byte <= 0xef) return 2;
  return byte >= 0xf0 && byte <= 0xf4 ? 3 : -1;
};

const markOf = ([first, second]: readonly number[]): Encoding | undefined => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
};

/** Finds the encoding of a text from all of its bytes, which come in pieces. */
export class EncodingDetector {
  #count = 0;
  #head: number[] = [];
  #zerosAt = [0, 0];
  #followers = 0;
  #isUtf8 = true;
  #isWindows = true;

  push(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (this.#count < 2) this.#head.push(byte);
      if (byte === 0) this.#zerosAt[this.#count % 2] = (this.#zerosAt[this.#count % 2] ?? 0) + 1;
      else if (isControl(byte)) this.#isUtf8 = this.#isWindows = false;
      if (isUndefinedByte(byte)) this.#isWindows = false;
      this.#followUtf8(byte);
      this.#count += 1;
    }
  }

  #followUtf8(byte: number): void {
    if (this.#followers > 0) {
      this.#followers -= 1;
      if ((byte & 0xc0) !== 0x80) this.#isUtf8 = false;
      return;
    }
    this.#followers = Math.max(0, followersOf(byte));
    if (followersOf(byte) < 0) this.#isUtf8 = false;
  }

  /** Undefined where the bytes are no text. */
  result(): Encoding | undefined {
    const [even = 0, odd = 0] = this.#zerosAt;
    const marked = markOf(this.#head);
    if (marked) return this.#count % 2 === 0 ? marked : undefined;
    if (even + odd > 0) return this.#wideWithoutMark(even, odd);
    if (this.#isUtf8 && this.#followers === 0) return 'utf-8';
    return this.#isWindows ? 'windows-1252' : undefined;
  }

  /** Every second byte of western text in UTF-16 is zero. */
  #wideWithoutMark(even: number, odd: number): Encoding | undefined {
    if (this.#count % 2 !== 0) return undefined;
    const half = this.#count / 2;
    if (odd > half * 0.7 && even < half * 0.05) return 'utf-16le';
    return even > half * 0.7 && odd < half * 0.05 ? 'utf-16be' : undefined;
  }
}
