const BLANK = 0x20;
const QUOTE = 0x22;
const AMPERSAND = 0x26;
const LESS = 0x3c;
const GREATER = 0x3e;
const BACKSLASH = 0x5c;
const LAST_LATIN1 = 0xff;
const LONGEST_ESCAPE = String.raw`\&quot;`.length;

/** Collects escaped text as Latin-1 bytes, of which the engine makes one piece of text without copying twice. */
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
    this.writeQuote();
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code > LAST_LATIN1 || code < BLANK) return false;
      if (code === QUOTE || code === AMPERSAND || code === LESS || code === GREATER || code === BACKSLASH) {
        this.writeEscaped(code);
      } else this.bytes[this.end++] = code;
    }
    this.writeQuote();
    return true;
  }

  private writeEscaped(code: number): void {
    if (code === AMPERSAND) this.writePlain('&amp;');
    else if (code === LESS) this.writePlain('&lt;');
    else if (code === GREATER) this.writePlain('&gt;');
    else if (code === BACKSLASH) this.writePlain(String.raw`\\`);
    else {
      this.bytes[this.end++] = BACKSLASH;
      this.writeQuote();
    }
  }

  // Letter by letter, because quotes are every fifth character of JSON.
  private writeQuote(): void {
    const bytes = this.bytes;
    const start = this.end;
    bytes[start] = 0x26;
    bytes[start + 1] = 0x71;
    bytes[start + 2] = 0x75;
    bytes[start + 3] = 0x6f;
    bytes[start + 4] = 0x74;
    bytes[start + 5] = 0x3b;
    this.end = start + 6;
  }

  private reserve(size: number): void {
    if (this.end + size <= this.bytes.length) return;
    const larger = Buffer.alloc((this.end + size) * 2);
    this.bytes.copy(larger, 0, 0, this.end);
    this.bytes = larger;
  }
}
