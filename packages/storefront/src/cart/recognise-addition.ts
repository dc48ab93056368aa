import type { Cart } from './cart-model.ts';

/** What a shopper puts into the cart. */
export interface Addition {
  readonly itemId: string;
  readonly sku: string | null;
  readonly quantity: number;
  /** Answers to the product's form, as JSON. */
  readonly additionalFields?: string;
}

type Entries = Cart['entries'];

const entriesOf = (entries: Entries, { itemId, sku }: Addition): Entries =>
  entries.filter((entry) => entry.itemId === itemId && (sku === null || entry.chosenVariant.sku === sku));

const countPieces = (entries: Entries): number => entries.reduce((sum, { quantity }) => sum + quantity, 0);

/** The answer to an addition, read from the cart: as many more are in it as were added. */
export const recogniseAddition = (addition: Addition, cart: Cart, before: Cart | undefined) => {
  const found = entriesOf(cart.entries, addition);
  const known = before ? countPieces(entriesOf(before.entries, addition)) : 0;
  const newlyAdded = found.at(-1);
  return newlyAdded && countPieces(found) === known + addition.quantity
    ? { shoppingCart: cart, newlyAdded }
    : undefined;
};
