import type { StoreField, StoreValues } from './store-values.ts';

export interface Versions {
  /** The values when the form was opened. */
  readonly base: StoreValues;
  readonly mine: StoreValues;
  readonly theirs: StoreValues;
}

export interface Merge {
  /** The user's values, with the other's changes in fields that the user did not change. */
  readonly merged: StoreValues;
  /** Changed on both sides to different values: the user has to decide. */
  readonly conflicts: readonly StoreField[];
}

/** Three-way merge of the store's settings. */
export const mergeValues = ({ base, mine, theirs }: Versions): Merge => {
  const fields = Object.keys(mine) as StoreField[];
  const changedThere = fields.filter(
    (field) => theirs[field] !== base[field] && theirs[field] !== mine[field],
  );
  const taken = changedThere.filter((field) => mine[field] === base[field]);
  return {
    merged: { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) },
    conflicts: changedThere.filter((field) => mine[field] !== base[field]),
  };
};
