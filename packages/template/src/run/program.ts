import type { TemplateError } from '../errors.ts';

/**
 * Generated code: appends a compiled block's output. `context` is the `RenderContext`, untyped here to avoid
 * a cycle, because the context refers to programs.
 */
export type Run = (context: unknown, out: string) => string;

/** A compiled template. */
export class Program {
  readonly source: string;
  readonly errors: readonly TemplateError[];
  readonly nesting: number;
  readonly run: Run;

  constructor(compiled: Pick<Program, 'source' | 'errors' | 'nesting' | 'run'>) {
    this.source = compiled.source;
    this.errors = compiled.errors;
    this.nesting = compiled.nesting;
    this.run = compiled.run;
  }
}
