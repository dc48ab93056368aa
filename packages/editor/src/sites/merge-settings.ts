import type { SiteSettings } from '@sitewright/domain/sites';

type Field = keyof SiteSettings;

const fields = ['title', 'description', 'timeZone', 'language', 'currency'] as const satisfies readonly Field[];

export interface Merge {
  /** What was typed, with the others' changes in all fields that were not touched here. */
  readonly merged: SiteSettings;
  /** Changed here and there to different values: the person has to decide. */
  readonly clashes: readonly Field[];
  /** Changed there only, and taken over. */
  readonly taken: readonly Field[];
}

export interface Versions {
  /** As it was when the form was opened. */
  readonly base: SiteSettings;
  readonly mine: SiteSettings;
  readonly theirs: SiteSettings;
}

/** Brings together two changes of the same settings without losing anything that was typed. */
export const mergeSettings = ({ base, mine, theirs }: Versions): Merge => {
  const changedThere = fields.filter((field) => theirs[field] !== base[field] && theirs[field] !== mine[field]);
  const clashes = changedThere.filter((field) => mine[field] !== base[field]);
  const taken = changedThere.filter((field) => mine[field] === base[field]);
  const merged = { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
  return { merged, clashes, taken };
};
