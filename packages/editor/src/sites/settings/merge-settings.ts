import type { SiteSettings } from '@sitewright/domain/sites';

export type SettingsValues = Required<SiteSettings>;

type Field = keyof SettingsValues;

const fields = [
  'title',
  'description',
  'timeZone',
  'language',
  'currency',
  'tagLine',
  'isHidden',
  'socialAccounts',
  'shareServices',
  'headerCode',
  'footerCode',
] as const satisfies readonly Field[];

/** Lists are compared by what they hold. */
const isSame = (one: SettingsValues[Field], other: SettingsValues[Field]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export interface Merge {
  /** What was typed, with the others' changes in all fields that were not touched here. */
  readonly merged: SettingsValues;
  /** Changed here and there to different values: the person has to decide. */
  readonly clashes: readonly Field[];
  /** Changed there only, and taken over. */
  readonly taken: readonly Field[];
}

export interface Versions {
  /** As it was when the form was opened. */
  readonly base: SettingsValues;
  readonly mine: SettingsValues;
  readonly theirs: SettingsValues;
}

/** Brings together two changes of the same settings without losing anything that was typed. */
export const mergeSettings = ({ base, mine, theirs }: Versions): Merge => {
  const changedThere = fields.filter(
    (field) => !isSame(theirs[field], base[field]) && !isSame(theirs[field], mine[field]),
  );
  const clashes = changedThere.filter((field) => !isSame(mine[field], base[field]));
  const taken = changedThere.filter((field) => isSame(mine[field], base[field]));
  const merged = { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
  return { merged, clashes, taken };
};
