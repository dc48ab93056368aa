import type { CartEntry } from './cart-model.ts';

/** Says which line a button belongs to: two variants of a product have the same title. */
export const entryName = ({ title, chosenVariant }: Pick<CartEntry, 'title' | 'chosenVariant'>): string =>
  [title, ...chosenVariant.optionValues.map(({ value }) => value)].join(', ');
