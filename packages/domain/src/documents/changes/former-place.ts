/** Where a page stood when it was taken away: restoring puts it back there. */
export interface FormerPlace {
  readonly group: string;
  readonly path: readonly number[];
  /** The page of the link above it. */
  readonly below?: string;
  /** Pages right below it, which its going lifted to where it stood. */
  readonly pageIds: readonly string[];
  /** Whether those pages belonged to it. */
  readonly isFolder: boolean;
}
