/** Where in a script's grammar a reader stands. `lost` is a place that no browser would read on from. */
export type ScriptState =
  'code' | 'single' | 'double' | 'template' | 'line' | 'block' | 'regex' | 'class' | 'lost';

const LINE_ENDS = /[\n\r\u2028\u2029]/;
const WORD = /[\w$]/;
/** After these an operand begins, so a slash opens a pattern. */
const BEFORE_OPERAND = /[(,=:[!&|?{;+\-*%<>~^]/;
const WORDS_BEFORE_OPERAND = /(?:^|[^\w$.])(?:return|typeof|case|in|of|do|else|void|delete|throw|new)$/;
/** Whether a slash behind one of these opens a pattern cannot be told by looking back. */
const UNCLEAR = /[)}]/;

/** Follows the text of a script just far enough to know whether a place is code, in a text or in a comment. */
export class ScriptScanner {
  state: ScriptState = 'code';
  /** The signs of code that were read last, without comments. */
  private before = '';
  /** Open braces of code inside of template texts, the innermost last. */
  private readonly braces: number[] = [];

  /** Reads on over text of the template. */
  read(text: string): void {
    for (let at = 0; at < text.length;) at = this.step(text, at);
  }

  /** A value stood here: whatever it is, an operand. */
  readOperand(): void {
    this.before = 'a';
  }

  private step(text: string, at: number): number {
    const sign = text.charAt(at);
    if (this.state === 'code') return this.stepCode(text, at);
    if (this.state === 'line' || this.state === 'block') return this.stepComment(text, at);
    if (sign === '\\') return at + 2;
    if (this.state === 'template') return this.stepTemplate(text, at);
    if (this.state === 'lost') return text.length;
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
      this.state = 'code';
      this.before = '{';
      return at + 2;
    }
    if (text.charAt(at) === '`') this.endOperand();
    return at + 1;
  }

  private stepComment(text: string, at: number): number {
    if (this.state === 'line') {
      if (LINE_ENDS.test(text.charAt(at))) this.state = 'code';
      return at + 1;
    }
    if (!text.startsWith('*/', at)) return at + 1;
    this.state = 'code';
    return at + 2;
  }

  private stepCode(text: string, at: number): number {
    const sign = text.charAt(at);
    if (text.startsWith('<!--', at)) return this.enter('line', at + 4);
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

  private countBrace(sign: string): void {
    const depth = this.braces.at(-1);
    if (depth === undefined || (sign !== '{' && sign !== '}')) return;
    this.braces[this.braces.length - 1] = depth + (sign === '{' ? 1 : -1);
  }

  private stepSlash(text: string, at: number): number {
    if (text.startsWith('//', at)) return this.enter('line', at + 2);
    if (text.startsWith('/*', at)) return this.enter('block', at + 2);
    const before = this.before.trimEnd();
    const last = before.slice(-1);
    if (last === '' || BEFORE_OPERAND.test(last) || WORDS_BEFORE_OPERAND.test(before))
      return this.enter('regex', at + 1);
    const [, between = ''] = /^\/((?:[^/\\\n\r]|\\.)*)\//.exec(text.slice(at)) ?? [];
    if (UNCLEAR.test(last) && /["'`]/.test(between)) return this.enter('lost', at + 1);
    this.before = '/';
    return at + 1;
  }

  private enter(state: ScriptState, at: number): number {
    this.state = state;
    return at;
  }

  private endOperand(): void {
    this.state = 'code';
    this.before = 'a';
  }
}
