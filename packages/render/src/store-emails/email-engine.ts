import {
  coreFormatters,
  corePredicates,
  createEngine,
  type CompiledTemplate,
  type TemplateError,
} from '@sitewright/template';

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

const MAX_COMPILED = 200;
const compiled = new Map<string, CompiledTemplate>();

/** Most emails have the texts of the program, and compiling takes longer than rendering. */
const compileOnce = (source: string): CompiledTemplate => {
  const known = compiled.get(source);
  if (known) return known;
  if (compiled.size >= MAX_COMPILED) compiled.clear();
  const made = emailEngine.compile(source);
  compiled.set(source, made);
  return made;
};

/** Plain text. Values are never read as templates. */
export const renderEmailTemplate = (template: string, json: unknown): RenderedEmail =>
  emailEngine.render({ template: compileOnce(template), json, expressions: false, includes: false });
