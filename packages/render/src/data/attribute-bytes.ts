const COMMA = 44;
const COLON = 58;
const LATIN1 = 256;
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
 * For each Latin-1 code, whether it needs no escaping: one lookup per character instead of seven comparisons.
 */
const IS_PLAIN = Uint8Array.from({ length: LATIN1 }, (_, code) =>
  Number(code >= FIRST_PRINTABLE && ESCAPES[String.fromCharCode(code)] === undefined),
);

/** Collects escaped text as Latin-1 bytes and converts them to one flat string at the end. */
export class AttributeBytes {
  private bytes = Buffer.alloc(FIRST_SIZE);
  private view = viewOf(this.bytes);
  private end = 0;

  clear(): void {
    this.end = 0;
    if (this.bytes.length > MAX_CACHED_BYTES) this.use(Buffer.alloc(FIRST_SIZE));
  }

  text(): string {
    return this.bytes.toString('latin1', 0, this.end);
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
   * Writes a JSON string. False, with incomplete output, if it has control characters or characters beyond
   * Latin-1.
   */
  writeString(text: string): boolean {
    this.reserve((text.length + 2) * MAX_ESCAPE_LENGTH);
    const { bytes } = this;
    let end = this.writeQuote(this.end);
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (IS_PLAIN[code] === 1) bytes[end++] = code;
      else {
        const escape = ESCAPES[text.charAt(i)];
        if (escape === undefined) return false;
        for (let j = 0; j < escape.length; j++) bytes[end++] = escape.charCodeAt(j);
      }
    }
    this.end = this.writeQuote(end);
    return true;
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
