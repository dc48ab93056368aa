/** What the signs of the cart say: apart from the other texts, because every page of a shopper carries them. */
export const cartStrings = {
  close: 'Close',
  cart: 'Cart',
  item: 'item',
  items: 'items',
  one: 'One item in cart',
  many: '{n} items in cart',
  more: 'More than {n} items in cart',
} as const;

const MAX_PILL = 100;

/** '7', and '100+' above a hundred. */
export const pillCount = (count: number): string => (count > MAX_PILL ? `${MAX_PILL}+` : String(count));

type CartString = keyof typeof cartStrings;

export const pillNoun = (count: number): CartString => (count === 1 ? 'item' : 'items');

/** The text that counts so many, and the number to put into it. */
export const itemCountText = (count: number, textOf: (key: CartString) => string): string => {
  if (count === 1) return textOf('one');
  return textOf(count > MAX_PILL ? 'more' : 'many').replace('{n}', String(Math.min(count, MAX_PILL)));
};
