import { problem } from '../errors.ts';
import type { TagReader } from './tag-reader.ts';
import type { TagSite } from './tag-site.ts';
import type { PredicateUse } from './tree.ts';

/**
 * `name?` with everything after it as arguments. An unknown predicate is reported but stays: it is false when
 * run.
 */
export const readPredicate = (reader: TagReader, site: TagSite): PredicateUse | null => {
  const name = reader.predicateName();
  if (name === null) return null;
  if (!site.vocabulary.hasPredicate(name)) site.report(problem('predicate-unknown', site.offset, name));
  const args = reader.argumentsUpTo('');
  // A single delimiter means no arguments here, but one empty argument for formatters.
  return { name, args: args.length === 1 && args[0] === '' ? [] : args };
};
