import { keyOf, type Conflict } from '../document/index.ts';

interface ToldOthers {
  readonly title: string;
  /** Goes on from “While you worked on it, …”. */
  readonly text: string;
}

/** Known is who saved a document last, not who changed the very place. */
const lastSavers = ({ places, documents }: Pick<Conflict, 'places' | 'documents'>): ReadonlySet<string> => {
  const touched = new Set(places.map(keyOf));
  return new Set(
    documents.flatMap((document) => (touched.has(keyOf(document)) ? (document.updatedBy ?? []) : [])),
  );
};

/** Whose change one's own may have met: one's own too, where the same page is open twice. */
export const tellOthers = (conflict: Pick<Conflict, 'places' | 'documents'>, ownName: string): ToldOthers => {
  const names = lastSavers(conflict);
  const others = [...names].filter((name) => name !== ownName);
  if (others.length > 0)
    return {
      title: 'Changed by somebody else',
      text: `the same was changed, and ${others.join(' and ')} saved last.`,
    };
  return {
    title: 'Changed meanwhile',
    text: `the same was changed by another contributor${names.size > 0 ? ', or by you in another tab or on another device' : ''}.`,
  };
};
