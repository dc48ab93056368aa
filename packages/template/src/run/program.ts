import type { TemplateError } from '../errors.ts';
import type { RenderContext } from './context.ts';

/** Adds what a compiled block prints to the text so far, and gives both. */
export type Run = (context: RenderContext, out: string) => string;

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
