/** Keys of objects, or ids of members in lists whose members all have an id. */
export type Path = readonly string[];

interface Place {
  readonly path: Path;
}

interface MemberPlace extends Place {
  /** `path` is that of the list. */
  readonly id: string;
}

/** Without `before` the key did not exist, without `after` it is removed. */
export interface SetChange extends Place {
  readonly op: 'set';
  readonly before?: unknown;
  readonly after?: unknown;
}

export interface InsertChange extends MemberPlace {
  readonly op: 'insert';
  readonly value: unknown;
  /** The preceding member; null for the first position. */
  readonly after: string | null;
}

export interface RemoveChange extends MemberPlace {
  readonly op: 'remove';
  /** The removed member, and the one that preceded it. */
  readonly value: unknown;
  readonly after: string | null;
}

export interface MoveChange extends MemberPlace {
  readonly op: 'move';
  readonly from: string | null;
  readonly to: string | null;
}

/** A change of a document's content with the previous value, to detect conflicts by comparison. */
export type Change = SetChange | InsertChange | RemoveChange | MoveChange;
