import { coreFormatters, corePredicates, createEngine, type TemplateError } from '@sitewright/template';

const { count, pluralize, truncate } = coreFormatters;

/** Emails are text: formatters that write HTML, JSON or addresses, or apply other templates, are not among these. */
export const emailFormatters = { count, pluralize, truncate };

const { 'debug?': _debug, ...emailPredicates } = corePredicates;

export const emailEngine = createEngine({
  formatters: emailFormatters,
  predicates: emailPredicates,
  limits: { instructions: 100_000, outputLength: 100_000, milliseconds: 200 },
});

export interface RenderedEmail {
  readonly output: string;
  readonly errors: readonly TemplateError[];
}

/** Plain text. Values are never read as templates. */
export const renderEmailTemplate = (template: string, json: unknown): RenderedEmail =>
  emailEngine.render({ template, json, expressions: false, includes: false });
