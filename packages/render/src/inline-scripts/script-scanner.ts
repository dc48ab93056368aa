/** Lexical state of a script. `lost`: invalid or ambiguous from here on. */
export type ScriptState =
  'code' | 'single' | 'double' | 'template' | 'line' | 'block' | 'regex' | 'class' | 'lost';

const LINE_ENDS = /[\n\r\u2028\u2029]/;
const WORD = /[\w$]/;
/** An operand follows these, so a slash starts a regular expression. */
const BEFORE_OPERAND = /[(,=:[!&|?{;+\-*%<>~^]/;
const WORDS_BEFORE_OPERAND =
  /(?:^|[^\w$.])(?:return|typeof|case|in|of|do|else|void|delete|throw|new|instanceof|await|yield)$/;
/** After these, a slash may start a regular expression or divide; looking back cannot tell. */
const UNCLEAR = /[)}]/;

/** Tokens of several characters, of which only the start may have been read so far. */
const TOKENS: Readonly<Partial<Record<ScriptState, readonly string[]>>> = {
  code: ['//', '/*', '<!--', '-->', '#!'],
  template: ['${'],
  block: ['*/'],
};
const ESCAPABLE: ReadonlySet<ScriptState> = new Set(['single', 'double', 'template', 'regex', 'class']);

/** Scans a script just far enough to know whether a position is in code, a string or a comment. */
export class ScriptScanner {
  state: ScriptState = 'code';
  /** Unscanned end whose meaning depends on what follows. */
  private rest = '';
  /** The last characters of code, without comments. */
  private before = '';
  /** Depth of braces in each open `${…}`, the innermost last. */
  private readonly braces: number[] = [];
  private isAtStart = true;
  /** Only whitespace and comments on this line so far: there, `-->` starts a comment. */
  private isLineBlank = true;

  /** Scans more text. Tokens may be split across calls. */
  read(text: string): void {
    const all = this.rest + text;
    let at = 0;
    while (at < all.length && !this.isUndecided(all, at)) at = this.step(all, at);
    this.rest = all.slice(at);
  }

  /** Scans the rest as if what follows continued none of its tokens. */
  settle(): void {
    const { rest } = this;
    if (this.hasOpenEscape) return;
    this.rest = '';
    for (let at = 0; at < rest.length;) at = this.step(rest, at);
  }

  /** The next character is escaped. */
  get hasOpenEscape(): boolean {
    return ESCAPABLE.has(this.state) && this.rest.startsWith('\\');
  }

  /**
   * Whether an operand may start here. After a complete operand, brackets would access a member or call it.
   */
  get expectsOperand(): boolean {
    const before = this.before.trimEnd();
    const last = before.slice(-1);
    return last === '' || BEFORE_OPERAND.test(last) || WORDS_BEFORE_OPERAND.test(before);
  }

  /** A second minus would form `--`, or start a `-->` comment. */
  get isAfterMinus(): boolean {
    return this.before.endsWith('-');
  }

  /** Equal for positions from which scanning continues in the same way. */
  get place(): string {
    return `${this.state} ${this.braces.join()} ${this.rest}`;
  }

  private isUndecided(text: string, at: number): boolean {
    if (ESCAPABLE.has(this.state) && text.startsWith('\\', at)) return at + 1 >= text.length;
    const rest = text.slice(at, at + 4);
    return TOKENS[this.state]?.some((token) => rest !== token && token.startsWith(rest)) ?? false;
  }

  private step(text: string, at: number): number {
    const sign = text.charAt(at);
    if (this.state === 'code') return this.stepCode(text, at);
    if (this.state === 'line' || this.state === 'block') return this.stepComment(text, at);
    if (this.state === 'lost') return text.length;
    if (sign === '\\') return at + 2;
    if (this.state === 'template') return this.stepTemplate(text, at);
    if (LINE_ENDS.test(sign)) this.state = 'lost';
    else this.stepQuoted(sign);
    return at + 1;
  }

  private stepQuoted(sign: string): void {
    const ends = { single: "'", double: '"', regex: '/', class: ']' } as const;
    if (this.state === 'regex' && sign === '[') this.state = 'class';
    else if (this.state === 'class') this.state = sign === ']' ? 'regex' : 'class';
    else if (sign === ends[this.state as keyof typeof ends]) this.endOperand();
  }

  private stepTemplate(text: string, at: number): number {
    if (text.startsWith('${', at)) {
      this.braces.push(0);
      this.before = '{';
      return this.enter('code', at + 2);
    }
    if (text.charAt(at) === '`') this.endOperand();
    return at + 1;
  }

  private stepComment(text: string, at: number): number {
    const endsLine = LINE_ENDS.test(text.charAt(at));
    if (endsLine) this.isLineBlank = true;
    if (this.state === 'line') {
      if (endsLine) this.state = 'code';
      return at + 1;
    }
    return text.startsWith('*/', at) ? this.enter('code', at + 2) : at + 1;
  }

  private stepCode(text: string, at: number): number {
    const sign = text.charAt(at);
    const comment = this.findComment(text, at);
    if (comment) return this.enter(comment.state, at + comment.length);
    this.isAtStart = false;
    this.isLineBlank = LINE_ENDS.test(sign) || (this.isLineBlank && !/\S/.test(sign));
    if (sign === '/') return this.stepSlash(text, at);
    const opened = ({ "'": 'single', '"': 'double', '`': 'template' } as const)[sign];
    if (opened) return this.enter(opened, at + 1);
    if (sign === '}' && this.braces.at(-1) === 0) {
      this.braces.pop();
      return this.enter('template', at + 1);
    }
    this.countBrace(sign);
    if (/\S/.test(sign)) this.before = (WORD.test(sign) ? this.before.slice(-12) : '') + sign;
    else if (WORD.test(this.before.slice(-1))) this.before += ' ';
    return at + 1;
  }

  private findComment(
    text: string,
    at: number,
  ): { readonly state: 'line' | 'block'; readonly length: number } | undefined {
    if (text.startsWith('/*', at)) return { state: 'block', length: 2 };
    if (text.startsWith('//', at)) return { state: 'line', length: 2 };
    if (text.startsWith('<!--', at)) return { state: 'line', length: 4 };
    if (this.isLineBlank && text.startsWith('-->', at)) return { state: 'line', length: 3 };
    return this.isAtStart && text.startsWith('#!', at) ? { state: 'line', length: 2 } : undefined;
  }

  private countBrace(sign: string): void {
    const depth = this.braces.at(-1);
    if (depth === undefined || (sign !== '{' && sign !== '}')) return;
    this.braces[this.braces.length - 1] = depth + (sign === '{' ? 1 : -1);
  }

  private stepSlash(text: string, at: number): number {
    if (this.expectsOperand) return this.enter('regex', at + 1);
    const [, between = ''] = /^\/((?:[^/\\\n\r]|\\.)*)\//.exec(text.slice(at)) ?? [];
    if (UNCLEAR.test(this.before.trimEnd().slice(-1)) && /["'`[]/.test(between))
      return this.enter('lost', at + 1);
    this.before = '/';
    return at + 1;
  }

  private enter(state: ScriptState, at: number): number {
    this.isAtStart = false;
    this.state = state;
    return at;
  }

  private endOperand(): void {
    this.state = 'code';
    this.before = 'a';
  }
}
