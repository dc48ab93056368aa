import type { TemplateError } from '@sitewright/template';
import type { TemplateSet, TemplateUnit, TemplateWarning } from '../../templates/index.ts';

const unitOf = (
  { partialUnits }: TemplateSet,
  unit: TemplateUnit,
  { partial }: TemplateError,
): TemplateUnit =>
  (partial === undefined ? undefined : partialUnits.get(partial.replace(/\.block$/, ''))) ?? unit;

/** Errors of rendering one page, by template. */
export class PageErrors {
  readonly #found: (readonly [TemplateUnit, readonly TemplateError[]])[] = [];

  add(unit: TemplateUnit, errors: readonly TemplateError[]): void {
    if (errors.length > 0) this.#found.push([unit, errors]);
  }

  get all(): readonly TemplateError[] {
    return this.#found.flatMap(([, errors]) => errors);
  }

  /** Errors with file and line in the author's sources. */
  locate(template: TemplateSet): TemplateWarning[] {
    return this.#found.flatMap(([unit, errors]) =>
      errors.map((error) => ({
        ...unitOf(template, unit, error).locate(error),
        message: error.message,
      })),
    );
  }
}
