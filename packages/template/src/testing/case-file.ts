/** A test case of the language: output and errors of a template for some data. */
export interface TemplateCase {
  /** Text before the first section, if any. */
  readonly fact: string;
  readonly template: string;
  readonly json: unknown;
  readonly partials: Readonly<Record<string, string>>;
  /** Further input of the render, such as `injects`, `now` or `includes`. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly output: string;
  /** Parts of the error messages, in order; `line:column` in front if the position matters. */
  readonly errors: readonly string[];
}

const SECTION = /^:(WHY|JSON|TEMPLATE|PARTIALS|OPTIONS|OUTPUT|ERRORS)$/m;

/**
 * Sections start with `:NAME` on its own line and end before the line break that precedes the next one.
 * `:WHY` documents the reason for a surprising behaviour, such as a difference from other engines; it is not
 * evaluated.
 */
export const parseCase = (text: string): TemplateCase => {
  const [fact = '', ...pieces] = text.split(SECTION);
  const sections = new Map<string, string>();
  for (let i = 0; i + 1 < pieces.length; i += 2) {
    sections.set(pieces[i] ?? '', (pieces[i + 1] ?? '').replace(/^\n/, '').replace(/\n$/, ''));
  }
  const template = sections.get('TEMPLATE');
  const output = sections.get('OUTPUT');
  if (template === undefined || output === undefined) throw new Error('A case needs :TEMPLATE and :OUTPUT');
  return {
    fact: fact.trim(),
    template,
    output,
    json: JSON.parse(sections.get('JSON') ?? '{}'),
    partials: JSON.parse(sections.get('PARTIALS') ?? '{}'),
    options: JSON.parse(sections.get('OPTIONS') ?? '{}'),
    errors: sections.get('ERRORS')?.split('\n') ?? [],
  };
};
