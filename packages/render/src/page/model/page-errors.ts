import type { TemplateError } from '@sitewright/template';
import type { TemplateSet, TemplateUnit, TemplateWarning } from '../../templates/index.ts';

const unitOf = (
  { partialUnits }: TemplateSet,
  unit: TemplateUnit,
  { partial }: TemplateError,
): TemplateUnit =>
  (partial === undefined ? undefined : partialUnits.get(partial.replace(/\.block$/, ''))) ?? unit;

/** What went wrong while one page was rendered, by the template that it went wrong in. */
export class PageErrors {
  readonly #found: (readonly [TemplateUnit, readonly TemplateError[]])[] = [];

  add(unit: TemplateUnit, errors: readonly TemplateError[]): void {
    if (errors.length > 0) this.#found.push([unit, errors]);
  }

  get all(): readonly TemplateError[] {
    return this.#found.flatMap(([, errors]) => errors);
  }

  /** By file and line of the template's author. */
  locate(template: TemplateSet): TemplateWarning[] {
    return this.#found.flatMap(([unit, errors]) =>
      errors.map((error) => ({
        ...unitOf(template, unit, error).locate(error),
        message: error.message,
      })),
    );
  }
}
