const LATIN1 = 256;
const FIRST_PRINTABLE = 0x20;
const LONGEST_ESCAPE = String.raw`\&quot;`.length;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': String.raw`\&quot;`,
  '\\': String.raw`\\`,
};

/** For each Latin-1 code whether it can be copied as it is: one look-up a character instead of seven comparisons. */
const IS_PLAIN = Uint8Array.from({ length: LATIN1 }, (_, code) =>
  Number(code >= FIRST_PRINTABLE && ESCAPES[String.fromCharCode(code)] === undefined),
);

/** Collects escaped text as Latin-1 bytes, which become one piece of text at the end. */
export class AttributeBytes {
  private bytes = Buffer.alloc(16_384);
  private end = 0;

  clear(): void {
    this.end = 0;
  }

  text(): string {
    return this.bytes.toString('latin1', 0, this.end);
  }

  /** Writes ASCII that needs no escaping. */
  writePlain(text: string): true {
    this.reserve(text.length);
    for (let i = 0; i < text.length; i++) this.bytes[this.end++] = text.charCodeAt(i);
    return true;
  }

  /** Writes a JSON string; false, and nothing useful, when it has a character beyond Latin-1 or a control code. */
  writeString(text: string): boolean {
    this.reserve((text.length + 2) * LONGEST_ESCAPE);
    const { bytes } = this;
    let end = copyQuote(bytes, this.end);
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (IS_PLAIN[code] === 1) bytes[end++] = code;
      else {
        const escape = ESCAPES[text.charAt(i)];
        if (escape === undefined) return false;
        for (let j = 0; j < escape.length; j++) bytes[end++] = escape.charCodeAt(j);
      }
    }
    this.end = copyQuote(bytes, end);
    return true;
  }

  private reserve(size: number): void {
    if (this.end + size <= this.bytes.length) return;
    const larger = Buffer.alloc((this.end + size) * 2);
    this.bytes.copy(larger, 0, 0, this.end);
    this.bytes = larger;
  }
}

// `&quot;`, letter by letter, because it is every fifth character of JSON.
const copyQuote = (bytes: Buffer, start: number): number => {
  bytes[start] = 0x26;
  bytes[start + 1] = 0x71;
  bytes[start + 2] = 0x75;
  bytes[start + 3] = 0x6f;
  bytes[start + 4] = 0x74;
  bytes[start + 5] = 0x3b;
  return start + 6;
};
