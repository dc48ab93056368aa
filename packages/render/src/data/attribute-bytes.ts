const COMMA = 44;
const COLON = 58;
const ASCII = 128;
const FIRST_PRINTABLE = 0x20;
const MAX_ESCAPE_LENGTH = String.raw`\&quot;`.length;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': String.raw`\&quot;`,
  '\\': String.raw`\\`,
};

const FIRST_SIZE = 16_384;
/** A larger buffer is released: one huge value would otherwise hold its memory forever. */
const MAX_CACHED_BYTES = 1_048_576;

/**
 * For each ASCII code, whether it needs no escaping: one lookup per character instead of seven comparisons.
 */
const IS_PLAIN = Uint8Array.from({ length: ASCII }, (_, code) =>
  Number(code >= FIRST_PRINTABLE && ESCAPES[String.fromCharCode(code)] === undefined),
);

const LONGEST = 4;

/** How a character begins in UTF-8, by the number of its bytes, and how each further byte does. */
const FIRST_BYTE = [0, 0, 0xc0, 0xe0, 0xf0];
const FURTHER_BYTE = 0x80;
const BITS_OF_FURTHER_BYTE = 6;
const MASK_OF_FURTHER_BYTE = 0x3f;

/** Of a character beyond ASCII. */
const bytesOf = (code: number): number => {
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : LONGEST;
};

const isSurrogate = (code: number): boolean => code >= 0xd8_00 && code <= 0xdf_ff;

/** Collects escaped text as UTF-8 and converts it to one flat string at the end. */
export class AttributeBytes {
  private bytes = Buffer.alloc(FIRST_SIZE);
  private view = viewOf(this.bytes);
  private end = 0;
  private isAscii = true;

  clear(): void {
    this.end = 0;
    this.isAscii = true;
    if (this.bytes.length > MAX_CACHED_BYTES) this.use(Buffer.alloc(FIRST_SIZE));
  }

  text(): string {
    return this.bytes.toString(this.isAscii ? 'latin1' : 'utf8', 0, this.end);
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
    let end = this.writeQuote(this.end);
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (IS_PLAIN[code] === 1) bytes[end++] = code;
      else if (code >= ASCII) {
        const character = text.codePointAt(i) ?? code;
        if (isSurrogate(character)) return false;
        const size = bytesOf(character);
        this.writeUtf8(character, size, end);
        end += size;
        if (size === LONGEST) i++;
      } else {
        const escape = ESCAPES[text.charAt(i)];
        if (escape === undefined) return false;
        for (let j = 0; j < escape.length; j++) bytes[end++] = escape.charCodeAt(j);
      }
    }
    this.end = this.writeQuote(end);
    return true;
  }

  private writeUtf8(character: number, size: number, at: number): void {
    let rest = character;
    for (let place = at + size - 1; place > at; place--) {
      this.bytes[place] = FURTHER_BYTE | (rest & MASK_OF_FURTHER_BYTE);
      rest >>= BITS_OF_FURTHER_BYTE;
    }
    this.bytes[at] = (FIRST_BYTE[size] ?? 0) | rest;
    this.isAscii = false;
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
