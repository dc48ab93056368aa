import { problem } from '../errors.ts';
import type { Reference } from './reference.ts';
import { TagReader } from './tag-reader.ts';
import type { TagSite } from './tag-site.ts';
import type { FormatterUse, VariableNode } from './tree.ts';

export interface Pipeline {
  readonly references: readonly Reference[];
  readonly formatters: readonly FormatterUse[];
}

export const readVariable = (content: string, site: TagSite): VariableNode | null => {
  const pipeline = readPipeline(new TagReader(content), site);
  if (pipeline === null) return null;
  const { references, formatters } = pipeline;
  return { type: 'variable', references, formatters, offset: site.offset };
};

/** `a, b|f1 args|f2`; null unless it extends to the end of the tag. */
export const readPipeline = (reader: TagReader, site: TagSite): Pipeline | null => {
  const references = readReferences(reader);
  const formatters = references && readFormatters(reader, site);
  return references && formatters && { references, formatters };
};

const readReferences = (reader: TagReader): Reference[] | null => {
  const references: Reference[] = [];
  do {
    const reference = reader.reference();
    if (reference === null) return null;
    references.push(reference);
  } while (reader.separator());
  return references;
};

const readFormatters = (reader: TagReader, site: TagSite): FormatterUse[] | null => {
  const uses: FormatterUse[] = [];
  while (!reader.isAtEnd) {
    const name = reader.take('|') ? reader.word() : null;
    if (name === null) return null;
    if (!site.vocabulary.hasFormatter(name)) {
      site.report(problem('formatter-unknown', site.offset, name));
      return null;
    }
    uses.push({ name, args: reader.argumentsUpTo('|') });
  }
  return uses;
};
