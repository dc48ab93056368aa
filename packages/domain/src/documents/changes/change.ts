/** Keys of objects; a list whose members all carry an id of their own is stepped into by that id. */
export type Path = readonly string[];

interface Place {
  readonly path: Path;
}

interface MemberPlace extends Place {
  /** The path is that of the list. */
  readonly id: string;
}

/** A missing `before` says that the key was not there, a missing `after` that it goes. */
export interface SetChange extends Place {
  readonly op: 'set';
  readonly before?: unknown;
  readonly after?: unknown;
}

export interface InsertChange extends MemberPlace {
  readonly op: 'insert';
  readonly value: unknown;
  /** The member it stands behind; null for the first. */
  readonly after: string | null;
}

export interface RemoveChange extends MemberPlace {
  readonly op: 'remove';
  /** The member as it was, and what it stood behind. */
  readonly value: unknown;
  readonly after: string | null;
}

export interface MoveChange extends MemberPlace {
  readonly op: 'move';
  readonly from: string | null;
  readonly to: string | null;
}

/** One change of a document's content, with what was there before: whether it still fits is a comparison. */
export type Change = SetChange | InsertChange | RemoveChange | MoveChange;
