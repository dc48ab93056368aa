import { keyOf, type Conflict } from '../documents/index.ts';

export interface OtherSide {
  readonly title: string;
  /** Goes on from “While you worked on it, …”. */
  readonly text: string;
  readonly versions: typeof ofPeople | typeof ofTabs;
}

const ofPeople = { mine: 'Yours', other: 'Theirs', keep: 'Keep mine', take: 'Take theirs' } as const;

/** Both may be one’s own: neither is somebody else’s. */
const ofTabs = {
  mine: 'This tab',
  other: 'Saved',
  keep: 'Keep this tab’s',
  take: 'Take what is saved',
} as const;

/** Known is who saved a document last, not who changed the very place. */
const lastSavers = ({ places, documents }: Pick<Conflict, 'places' | 'documents'>): ReadonlySet<string> => {
  const touched = new Set(places.map(keyOf));
  return new Set(
    documents.flatMap((document) => (touched.has(keyOf(document)) ? (document.updatedBy ?? []) : [])),
  );
};

/** Whose change one's own may have met: one's own too, where the same page is open twice. */
export const describeOtherSide = (
  conflict: Pick<Conflict, 'places' | 'documents'>,
  ownName: string,
): OtherSide => {
  const names = lastSavers(conflict);
  const others = [...names].filter((name) => name !== ownName);
  if (others.length > 0)
    return {
      title: 'Changed by somebody else',
      text: `the same was changed, and ${others.join(' and ')} saved last.`,
      versions: ofPeople,
    };
  return {
    title: 'Changed meanwhile',
    text: `the same was changed by another contributor${names.size > 0 ? ', or by you in another tab or on another device' : ''}.`,
    versions: names.size > 0 ? ofTabs : ofPeople,
  };
};
