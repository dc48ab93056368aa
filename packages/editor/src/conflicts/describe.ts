import type { ConflictingChange } from '../documents/index.ts';

/** Describes conflicts in documents of one kind. */
export interface Describe {
  readonly location: (content: unknown, change: ConflictingChange) => string;
  /** `other` allows to show only the difference of long values. */
  readonly version: (value: unknown, other?: unknown) => string;
}
