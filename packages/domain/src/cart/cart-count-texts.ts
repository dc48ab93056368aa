/** What the signs of the cart say: apart from the other texts, because every page of a shopper carries them. */
export const cartStrings = {
  close: 'Close',
  cart: 'Cart',
  one: 'One item in cart',
  many: '{n} items in cart',
  more: 'More than {n} items in cart',
} as const;

const PILL_MOST = 100;

/** '7', and '100+' above a hundred. */
export const pillCount = (count: number): string => (count > PILL_MOST ? `${PILL_MOST}+` : String(count));

export const pillNoun = (count: number): 'item' | 'items' => (count === 1 ? 'item' : 'items');

export const itemCountText = (count: number): string => {
  if (count === 1) return cartStrings.one;
  return count > PILL_MOST
    ? cartStrings.more.replace('{n}', String(PILL_MOST))
    : cartStrings.many.replace('{n}', String(count));
};
