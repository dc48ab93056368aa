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

/** Lists are compared by value. */
const isSame = (one: SettingsValues[Field], other: SettingsValues[Field]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export interface Merge {
  /** The user's values, with the other's changes in fields that the user did not change. */
  readonly merged: SettingsValues;
  /** Changed on both sides to different values: the user has to decide. */
  readonly conflicts: readonly Field[];
  /** Changed by the other only, and merged. */
  readonly taken: readonly Field[];
}

export interface Versions {
  /** The values when the form was opened. */
  readonly base: SettingsValues;
  readonly mine: SettingsValues;
  readonly theirs: SettingsValues;
}

/** Three-way merge of settings. */
export const mergeSettings = ({ base, mine, theirs }: Versions): Merge => {
  const changedThere = fields.filter(
    (field) => !isSame(theirs[field], base[field]) && !isSame(theirs[field], mine[field]),
  );
  const conflicts = changedThere.filter((field) => !isSame(mine[field], base[field]));
  const taken = changedThere.filter((field) => isSame(mine[field], base[field]));
  const merged = { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
  return { merged, conflicts, taken };
};
