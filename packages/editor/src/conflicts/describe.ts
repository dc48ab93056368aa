import type { ConflictPlace } from '../documents/index.ts';

/** How documents of one kind are put into words. */
export interface Describe {
  readonly place: (content: unknown, place: ConflictPlace) => string;
  /** The other version is told too: of long ones only where they differ may be worth showing. */
  readonly version: (value: unknown, other?: unknown) => string;
}
