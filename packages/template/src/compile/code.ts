import type { Key } from '../values/property.ts';
import { siteOf } from './scope.ts';
import type { CompileScope } from './scope.ts';

const PROLOGUE = 'const f=c.frame,n=f.node,q=I(n);let v,t;';

/**
 * Generates the code of one template. The code depends on the template's structure only: names, texts,
 * formatters and positions are data that it looks up in a list, so that no template text can become code.
 */
export class Code {
  readonly scope: CompileScope;
  readonly data: unknown[] = [];
  private readonly functions: string[] = [];
  private readonly names = new Map<Key, string>();
  private labels = 0;

  constructor(scope: CompileScope) {
    this.scope = scope;
  }

  /** Adds a value to the data and returns its name in the code. */
  hold(value: unknown): string {
    return `k${this.data.push(value) - 1}`;
  }

  /** Like `hold`, but once per key. */
  holdKey(key: Key): string {
    const known = this.names.get(key);
    if (known !== undefined) return known;
    const name = this.hold(key);
    this.names.set(key, name);
    return name;
  }

  holdSite(offset: number, opcode: string): string {
    return this.hold(siteOf(this.scope, offset, opcode));
  }

  /**
   * Adds a function of the context `c` and the output so far `o`, and returns its name. In its body `f` is
   * the frame, `n` its node, `q` whether that is plain; `v` and `t` are free.
   */
  define(body: string): string {
    const name = `b${this.functions.length}`;
    this.functions.push(`const ${name}=(c,o)=>{${PROLOGUE}${body}return o;};`);
    return name;
  }

  label(): string {
    return `x${this.labels++}`;
  }

  /** Source of a function that takes the data and the runtime and returns the template's main function. */
  finish(main: string, runtimeNames: readonly string[]): string {
    const names = `const {${runtimeNames.join(',')}}=r,[${this.data.map((_, index) => `k${index}`).join(',')}]=k;`;
    return `'use strict';${names}\n${this.functions.join('\n')}\nreturn ${main};`;
  }
}
