const COMMA = 44;
const COLON = 58;
const ASCII = 128;
const LATIN1 = 256;
const FIRST_PRINTABLE = 0x20;
const MAX_ESCAPE_LENGTH = String.raw`\&quot;`.length;

const codeOf = (character: string): number => character.charCodeAt(0);

/** By the code of the character. */
const ESCAPES: readonly (string | undefined)[] = Object.assign(
  Array.from<string | undefined>({ length: ASCII }),
  {
    [codeOf('&')]: '&amp;',
    [codeOf('<')]: '&lt;',
    [codeOf('>')]: '&gt;',
    [codeOf('"')]: String.raw`\&quot;`,
    [codeOf('\\')]: String.raw`\\`,
  },
);

const FIRST_SIZE = 16_384;
/** A larger buffer is released: one huge value would otherwise hold its memory forever. */
const MAX_CACHED_BYTES = 1_048_576;

/**
 * For each ASCII code, whether it needs no escaping: one lookup per character instead of seven comparisons.
 */
const IS_PLAIN = Uint8Array.from({ length: ASCII }, (_, code) =>
  Number(code >= FIRST_PRINTABLE && ESCAPES[code] === undefined),
);

const isSurrogate = (code: number): boolean => code >= 0xd8_00 && code <= 0xdf_ff;

/** Writes a character beyond ASCII, two to four bytes; returns where the next one begins. */
const writeUtf8 = (bytes: Buffer, code: number, start: number): number => {
  let end = start;
  if (code < 0x8_00) bytes[end++] = 0xc0 | (code >> 6);
  else {
    if (code < 0x1_00_00) bytes[end++] = 0xe0 | (code >> 12);
    else {
      bytes[end++] = 0xf0 | (code >> 18);
      bytes[end++] = 0x80 | ((code >> 12) & 0x3f);
    }
    bytes[end++] = 0x80 | ((code >> 6) & 0x3f);
  }
  bytes[end++] = 0x80 | (code & 0x3f);
  return end;
};

/**
 * Collects escaped text and converts it to one flat string at the end. It is Latin-1, one byte per character, until the
 * first other letter comes; then UTF-8.
 */
export class AttributeBytes {
  private bytes = Buffer.alloc(FIRST_SIZE);
  private view = viewOf(this.bytes);
  private end = 0;
  private isLatin1 = true;

  clear(): void {
    this.end = 0;
    this.isLatin1 = true;
    if (this.bytes.length > MAX_CACHED_BYTES) this.use(Buffer.alloc(FIRST_SIZE));
  }

  text(): string {
    return this.bytes.toString(this.isLatin1 ? 'latin1' : 'utf8', 0, this.end);
  }

  /** Writes one ASCII character that needs no escaping. */
  writeByte(code: number): void {
    this.reserve(1);
    this.bytes[this.end++] = code;
  }

  /** Writes ASCII that needs no escaping. */
  writePlain(text: string): true {
    this.reserve(text.length);
    const { bytes } = this;
    let { end } = this;
    for (let i = 0; i < text.length; i++) bytes[end++] = text.charCodeAt(i);
    this.end = end;
    return true;
  }

  /** Writes a field name with its comma and colon; false like `writeString`. */
  writeName(name: string, isFirst: boolean): boolean {
    if (!isFirst) this.writeByte(COMMA);
    if (!this.writeString(name)) return false;
    // No `reserve`: `writeString` reserves more than it writes.
    this.bytes[this.end++] = COLON;
    return true;
  }

  /**
   * Writes a JSON string. False, with incomplete output, if it has control characters or half a surrogate pair.
   */
  writeString(text: string): boolean {
    this.reserve((text.length + 2) * MAX_ESCAPE_LENGTH);
    const { bytes } = this;
    const firstOther = this.isLatin1 ? LATIN1 : ASCII;
    let end = this.writeQuote(this.end);
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (IS_PLAIN[code] === 1) bytes[end++] = code;
      else if (code >= firstOther) return this.writeRest(text, i, end);
      else if (code >= ASCII) bytes[end++] = code;
      else {
        const escape = ESCAPES[code];
        if (escape === undefined) return false;
        for (let j = 0; j < escape.length; j++) bytes[end++] = escape.charCodeAt(j);
      }
    }
    this.end = this.writeQuote(end);
    return true;
  }

  /** Writes the rest of a string, which begins with a letter that Latin-1 does not have. */
  private writeRest(text: string, first: number, start: number): boolean {
    let end = this.isLatin1 ? this.changeToUtf8(start, (text.length - first + 2) * MAX_ESCAPE_LENGTH) : start;
    const { bytes } = this;
    for (let i = first; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (IS_PLAIN[code] === 1) bytes[end++] = code;
      else if (code >= ASCII) {
        const character = isSurrogate(code) ? (text.codePointAt(i) ?? code) : code;
        if (isSurrogate(character)) return false;
        end = writeUtf8(bytes, character, end);
        if (character !== code) i++;
      } else {
        const escape = ESCAPES[code];
        if (escape === undefined) return false;
        for (let j = 0; j < escape.length; j++) bytes[end++] = escape.charCodeAt(j);
      }
    }
    this.end = this.writeQuote(end);
    return true;
  }

  /** Leaves room for as many bytes behind what there is, and returns its end. */
  private changeToUtf8(end: number, room: number): number {
    const text = this.bytes.toString('latin1', 0, end);
    this.isLatin1 = false;
    this.end = 0;
    this.reserve(text.length * 2 + room);
    return this.bytes.write(text, 'utf8');
  }

  // `&quot;` in two writes, because every fifth character of JSON is a quote.
  private writeQuote(start: number): number {
    this.view.setUint32(start, 0x26_71_75_6f);
    this.view.setUint16(start + 4, 0x74_3b);
    return start + 6;
  }

  private reserve(size: number): void {
    if (this.end + size <= this.bytes.length) return;
    const larger = Buffer.alloc((this.end + size) * 2);
    this.bytes.copy(larger, 0, 0, this.end);
    this.use(larger);
  }

  private use(bytes: Buffer<ArrayBuffer>): void {
    this.bytes = bytes;
    this.view = viewOf(bytes);
  }
}

const viewOf = ({ buffer, byteOffset, length }: Buffer): DataView => new DataView(buffer, byteOffset, length);
