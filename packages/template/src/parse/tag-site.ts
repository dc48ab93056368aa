import type { Problem } from '../errors.ts';

/** Names of an engine's formatters and predicates. */
export interface Vocabulary {
  hasFormatter(name: string): boolean;
  hasPredicate(name: string): boolean;
}

/** The context for reading a tag. */
export interface TagSite {
  /** Offset of its opening brace. */
  readonly offset: number;
  readonly vocabulary: Vocabulary;
  readonly report: (found: Problem) => void;
}
