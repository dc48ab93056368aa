const [TAB, LINE_FEED, RETURN, SPACE, EQUALS] = [0x09, 0x0a, 0x0d, 0x20, 0x3d];
/** With the sign that a line goes on it has 76 characters. */
const LINE_LENGTH = 75;

const HEX = Buffer.from('0123456789ABCDEF');

const isPrintable = (byte: number): boolean => byte > SPACE && byte < 0x7f;
const isNewline = (byte: number | undefined): boolean =>
  byte === undefined || byte === LINE_FEED || byte === RETURN;

/** Bytes of a character, by its first one. */
const lengthOf = (byte: number): number => (byte < 0xc0 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4);

/** Writes bytes into a buffer that is large enough for all of them encoded. */
class QuotedPrintable {
  readonly #out: Buffer;
  #at = 0;
  #column = 0;

  constructor(bytes: number) {
    // Each byte may take three, and each of the shortest lines three more.
    this.#out = Buffer.allocUnsafe(bytes * 4 + 16);
  }

  /** A character of several bytes is not divided between lines. */
  makeRoom(characters: number): void {
    if (this.#column + characters <= LINE_LENGTH) return;
    this.#out[this.#at++] = EQUALS;
    this.newline();
  }

  newline(): void {
    this.#out[this.#at++] = RETURN;
    this.#out[this.#at++] = LINE_FEED;
    this.#column = 0;
  }

  plain(byte: number): void {
    this.#out[this.#at++] = byte;
    this.#column += 1;
  }

  encoded(byte: number): void {
    this.#out[this.#at++] = EQUALS;
    this.#out[this.#at++] = HEX[byte >> 4] ?? 0;
    this.#out[this.#at++] = HEX[byte & 15] ?? 0;
    this.#column += 3;
  }

  result(): Buffer {
    return this.#out.subarray(0, this.#at);
  }
}

/** RFC 2045, 6.7: lines end as they should, blanks at their end are encoded. */
const toQuotedPrintable = (bytes: Buffer): Buffer => {
  const out = new QuotedPrintable(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const next = bytes[at + 1];
    if (byte === RETURN && next === LINE_FEED) continue;
    if (byte === RETURN || byte === LINE_FEED) {
      out.newline();
      continue;
    }
    const isBlank = byte === SPACE || byte === TAB;
    if (isBlank ? !isNewline(next) : isPrintable(byte) && byte !== EQUALS) {
      out.makeRoom(1);
      out.plain(byte);
      continue;
    }
    if ((byte & 0xc0) !== 0x80) out.makeRoom(3 * lengthOf(byte));
    out.encoded(byte);
  }
  return out.result();
};

const toBase64 = (bytes: Buffer): Buffer =>
  Buffer.from(bytes.toString('base64').replaceAll(/.{76}(?=.)/g, '$&\r\n'));

interface Surveyed {
  /** Only printable characters in short lines, which need no encoding. */
  readonly isPlain: boolean;
  /** Mostly letters of another alphabet, each of which would take nine characters. */
  readonly isForeign: boolean;
}

const survey = (bytes: Buffer): Surveyed => {
  let [encoded, isPlain, column] = [0, true, 0];
  for (const byte of bytes) {
    column = byte === LINE_FEED || byte === RETURN ? 0 : column + 1;
    if (byte >= 0x80) encoded += 1;
    if (column > LINE_LENGTH || !(isPrintable(byte) || byte === SPACE || byte === TAB || column === 0))
      isPlain = false;
  }
  return { isPlain, isForeign: encoded > bytes.length / 2 };
};

const withNewlines = (text: string): Buffer => Buffer.from(text.replaceAll(/\r\n|\r|\n/g, '\r\n'));

const encode = (text: string): readonly [encoding: string, body: Buffer] => {
  const bytes = Buffer.from(text);
  const { isPlain, isForeign } = survey(bytes);
  if (isPlain) return ['7bit', withNewlines(text)];
  return isForeign
    ? ['base64', toBase64(withNewlines(text))]
    : ['quoted-printable', toQuotedPrintable(bytes)];
};

/** A text as one part of an email, headers included. */
export const encodePart = (contentType: 'text/plain' | 'text/html', text: string): Buffer => {
  const [encoding, body] = encode(text);
  const head = `Content-Type: ${contentType}; charset=utf-8\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
};
