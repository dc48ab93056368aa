import type { TemplateError } from '../errors.ts';

/**
 * Generated code: appends what a compiled block prints to the output so far. It is called with the `RenderContext`,
 * whose type is left open here because the context itself holds programs.
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
