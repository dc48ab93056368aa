import { problem } from '../errors.ts';
import type { TagReader } from './tag-reader.ts';
import type { TagSite } from './tag-site.ts';
import type { PredicateUse } from './tree.ts';

/** `name?` with all that follows as arguments. An unknown one is reported and kept: it is false when run. */
export const readPredicate = (reader: TagReader, site: TagSite): PredicateUse | null => {
  const name = reader.predicateName();
  if (name === null) return null;
  if (!site.vocabulary.hasPredicate(name)) site.report(problem('predicate-unknown', site.offset, name));
  const args = reader.argumentsUpTo('');
  // A lone delimiter is no argument, where for formatters it is one empty argument.
  return { name, args: args.length === 1 && args[0] === '' ? [] : args };
};
