/** Lines by key. A branch reads what its parent has and writes to itself until it is merged. */
export class SeenLines {
  private readonly lines = new Map<string, number>();
  private readonly parent: SeenLines | undefined;

  constructor(parent?: SeenLines) {
    this.parent = parent;
  }

  get(key: string): number | undefined {
    return this.lines.get(key) ?? this.parent?.get(key);
  }

  set(key: string, line: number): void {
    this.lines.set(key, line);
  }

  merge(): void {
    for (const [key, line] of this.lines) this.parent?.set(key, line);
  }
}

/** Products and URLs that earlier rows of the file are about. */
export interface SeenProducts {
  readonly ids: SeenLines;
  readonly keys: SeenLines;
  /** How many products have the URL of their title. */
  readonly derivedUrls: SeenLines;
}

export const nothingSeen = (): SeenProducts => ({
  ids: new SeenLines(),
  keys: new SeenLines(),
  derivedUrls: new SeenLines(),
});

/** For work that may be rolled back. A copy for each batch would take more memory than the file. */
export const branchSeen = ({ ids, keys, derivedUrls }: SeenProducts): SeenProducts => ({
  ids: new SeenLines(ids),
  keys: new SeenLines(keys),
  derivedUrls: new SeenLines(derivedUrls),
});

export const mergeSeen = ({ ids, keys, derivedUrls }: SeenProducts): void => {
  for (const lines of [ids, keys, derivedUrls]) lines.merge();
};
