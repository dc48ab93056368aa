/** The position of a page in the navigation before it was deleted, for restoring it. */
export interface FormerPlace {
  readonly group: string;
  readonly path: readonly number[];
  /** The page of the parent link. */
  readonly below?: string;
  /** Its child pages, which moved up when it was deleted. */
  readonly pageIds: readonly string[];
  /** Whether it was a folder with those pages. */
  readonly isFolder: boolean;
}
