import type { TemplateError } from '../errors.ts';
import type { Step } from './step.ts';

/** A compiled template. */
export class Program {
  readonly source: string;
  readonly errors: readonly TemplateError[];
  readonly nesting: number;
  readonly run: Step;

  constructor(compiled: Pick<Program, 'source' | 'errors' | 'nesting' | 'run'>) {
    this.source = compiled.source;
    this.errors = compiled.errors;
    this.nesting = compiled.nesting;
    this.run = compiled.run;
  }
}
