import type { Key } from '../values/property.ts';
import { siteOf } from './scope.ts';
import type { CompileScope } from './scope.ts';

const PROLOGUE = 'const f=c.frame,n=f.node,q=I(n);let v,t;';

/**
 * The code of one template while it is written. Code is made of the template's shape alone: names, texts, formatters
 * and places are data that it looks up in a list, so nothing an author writes can become part of it.
 */
export class Code {
  readonly scope: CompileScope;
  readonly data: unknown[] = [];
  private readonly functions: string[] = [];
  private readonly places = new Map<Key, string>();
  private labels = 0;

  constructor(scope: CompileScope) {
    this.scope = scope;
  }

  /** Where the code finds a value. */
  hold(value: unknown): string {
    return `k${this.data.push(value) - 1}`;
  }

  /** As `hold`; the same name has the same place. */
  holdKey(key: Key): string {
    const known = this.places.get(key);
    if (known !== undefined) return known;
    const place = this.hold(key);
    this.places.set(key, place);
    return place;
  }

  holdSite(offset: number, opcode: string): string {
    return this.hold(siteOf(this.scope, offset, opcode));
  }

  /**
   * Adds a function of the context `c` and the text so far `o`; gives its name. Its body finds the frame in `f`, its node
   * in `n`, whether that is plain in `q`, and may use `v` and `t`.
   */
  define(body: string): string {
    const name = `b${this.functions.length}`;
    this.functions.push(`const ${name}=(c,o)=>{${PROLOGUE}${body}return o;};`);
    return name;
  }

  label(): string {
    return `x${this.labels++}`;
  }

  /** Source of a function that takes the data and the runtime and gives the template's main function. */
  finish(main: string, runtimeNames: readonly string[]): string {
    const names = `const {${runtimeNames.join(',')}}=r,[${this.data.map((_, index) => `k${index}`).join(',')}]=k;`;
    return `'use strict';${names}\n${this.functions.join('\n')}\nreturn ${main};`;
  }
}
