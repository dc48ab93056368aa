import { splitPath } from '../values/property.ts';
import type { Reference } from './reference.ts';
import type { LogicalOperator } from './tree.ts';

const WORD = /[a-zA-Z][\w-]*/y;
const LOCAL_NAME = /@[a-zA-Z][\w-]*/y;
const PREDICATE_NAME = /[a-zA-Z][\w-]*\?/y;
const REFERENCE = /(?:\d+|[@$]?[a-zA-Z][\w-]*|@)(?:\.(?:\d+|[@$]?[a-zA-Z][\w-]*|@))*/y;
const FILE_PATH = /[./\w-]+/y;
const SPACE = /[ \t\n\r\f\v]+/y;
const SEPARATOR = / *, */y;
const OPERATOR = /[ \t\n\r\f\v]*(?:&&|\|\|)[ \t\n\r\f\v]*/y;

/** Reads the content of one tag, the text between its braces. A failing read does not change the position. */
export class TagReader {
  readonly content: string;
  position = 0;

  constructor(content: string) {
    this.content = content;
  }

  get isAtEnd(): boolean {
    return this.position === this.content.length;
  }

  /** Consumes `literal` if it is next. */
  take(literal: string): boolean {
    if (!this.content.startsWith(literal, this.position)) return false;
    this.position += literal.length;
    return true;
  }

  word(): string | null {
    return this.match(WORD);
  }

  localName(): string | null {
    return this.match(LOCAL_NAME);
  }

  predicateName(): string | null {
    return this.match(PREDICATE_NAME);
  }

  filePath(): string | null {
    return this.match(FILE_PATH);
  }

  reference(): Reference | null {
    const text = this.match(REFERENCE);
    return text === null ? null : splitPath(text);
  }

  space(): boolean {
    return this.skip(SPACE);
  }

  separator(): boolean {
    return this.skip(SEPARATOR);
  }

  logicalOperator(): LogicalOperator | null {
    const found = this.match(OPERATOR);
    if (found === null) return null;
    return found.includes('&') ? '&&' : '||';
  }

  /** Arguments after a delimiter, which is the next character; up to `stop` or the end. */
  argumentsUpTo(stop: string): string[] {
    const found = stop === '' ? -1 : this.content.indexOf(stop, this.position);
    const end = found < 0 ? this.content.length : found;
    const text = this.content.slice(this.position, end);
    this.position = end;
    return text === '' ? [] : text.slice(1).split(text.charAt(0));
  }

  rest(): string {
    const text = this.content.slice(this.position);
    this.position = this.content.length;
    return text;
  }

  private match(pattern: RegExp): string | null {
    const start = this.position;
    return this.skip(pattern) ? this.content.slice(start, this.position) : null;
  }

  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.position;
    if (!pattern.test(this.content)) return false;
    this.position = pattern.lastIndex;
    return true;
  }
}
