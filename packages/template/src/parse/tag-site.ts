import type { Problem } from '../errors.ts';

/** The formatter and predicate names an engine knows. */
export interface Vocabulary {
  hasFormatter(name: string): boolean;
  hasPredicate(name: string): boolean;
}

/** What a tag is read with. */
export interface TagSite {
  /** Where its opening brace stands. */
  readonly offset: number;
  readonly vocabulary: Vocabulary;
  readonly report: (found: Problem) => void;
}
