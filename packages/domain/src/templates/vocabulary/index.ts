import { formatters } from './formatters.ts';
import { instructions } from './instructions.ts';
import { predicates } from './predicates.ts';

/** A name of the template language with its description. */
export interface TemplateLanguageEntry {
  readonly name: string;
  readonly text: string;
}

const listed = (table: Readonly<Record<string, string>>): readonly TemplateLanguageEntry[] =>
  Object.entries(table).map(([name, text]) => ({ name, text }));

export const languageWords = {
  instructions: listed(instructions),
  formatters: listed(formatters),
  predicates: listed(predicates),
} as const;
