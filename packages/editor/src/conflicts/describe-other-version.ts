import { keyOf, type Conflict } from '../documents/index.ts';

export interface OtherVersion {
  readonly title: string;
  /** Completes “While you worked on it, …”. */
  readonly text: string;
  readonly versions: typeof betweenPeople | typeof betweenTabs;
}

const betweenPeople = { mine: 'Yours', other: 'Theirs', keep: 'Keep mine', take: 'Use theirs' } as const;

/** Both versions may be the contributor's own, from two tabs. */
const betweenTabs = {
  mine: 'This tab',
  other: 'Saved version',
  keep: 'Keep this tab’s version',
  take: 'Use saved version',
} as const;

/** Only the last editor of the whole document is known, not of the path. */
const lastEditors = ({
  changes,
  documents,
}: Pick<Conflict, 'changes' | 'documents'>): ReadonlySet<string> => {
  const touched = new Set(changes.map(keyOf));
  return new Set(
    documents.flatMap((document) => (touched.has(keyOf(document)) ? (document.updatedBy ?? []) : [])),
  );
};

/** Describes whose change conflicts; it may be one's own from another tab. */
export const describeOtherVersion = (
  conflict: Pick<Conflict, 'changes' | 'documents'>,
  ownName: string,
): OtherVersion => {
  const names = lastEditors(conflict);
  const others = [...names].filter((name) => name !== ownName);
  if (others.length > 0)
    return {
      title: 'Changed by someone else',
      text: `the same content was changed, last saved by ${others.join(' and ')}.`,
      versions: betweenPeople,
    };
  return {
    title: 'Conflicting changes',
    text: `the same content was changed by another contributor${names.size > 0 ? ', or by you in another tab or on another device' : ''}.`,
    versions: names.size > 0 ? betweenTabs : betweenPeople,
  };
};
