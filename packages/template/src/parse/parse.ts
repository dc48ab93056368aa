import type { Problem } from '../errors.ts';
import { assemble } from './assemble.ts';
import type { Tree } from './assemble.ts';
import type { Vocabulary } from './tag-site.ts';
import { tokenize } from './tokenize.ts';

export interface ParsedTemplate extends Tree {
  /** In order of position. */
  readonly problems: readonly Problem[];
}

/** Never throws: problems are reported, and the rest is parsed. */
export const parse = (source: string, vocabulary: Vocabulary): ParsedTemplate => {
  const { tokens, problems } = tokenize(source, vocabulary);
  const { body, nesting } = assemble(tokens, (found) => void problems.push(found));
  return { body, nesting, problems: problems.sort((a, b) => a.offset - b.offset) };
};
