/**
 * A fact about a template, as a file: words, then sections that each begin with a line `:NAME`.
 * The newline before the next section is not part of a section.
 */
export interface CaseFile {
  readonly fact: string;
  /** The locale is English unless said otherwise; "none" is a render without locale data. */
  readonly options: { readonly locale?: string; readonly now?: number };
  readonly json: unknown;
  readonly template: string;
  readonly output: string;
  /** Phrases that collected errors must hold. None means that no error may be collected. */
  readonly errors: readonly string[];
}

const SECTION = /^:(OPTIONS|JSON|TEMPLATE|OUTPUT|ERRORS)\n/gm;

export const readCaseFile = (text: string): CaseFile => {
  const heads = [...text.matchAll(SECTION)];
  const sections = new Map(
    heads.map((head, index) => {
      const end = heads[index + 1]?.index ?? text.length;
      return [head[1], text.slice(head.index + head[0].length, end - 1)];
    }),
  );
  const section = (name: string): string => {
    const body = sections.get(name);
    if (body === undefined) throw new Error(`The case has no :${name} section.`);
    return body;
  };
  return {
    fact: text.slice(0, heads[0]?.index).trim(),
    options: JSON.parse(sections.get('OPTIONS') ?? '{}'),
    json: JSON.parse(section('JSON')),
    template: section('TEMPLATE'),
    output: section('OUTPUT'),
    errors: (sections.get('ERRORS') ?? '').split('\n').filter((phrase) => phrase !== ''),
  };
};
