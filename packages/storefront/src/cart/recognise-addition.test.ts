import { expect, it } from 'vitest';
import type { Cart, CartEntry } from './cart-model.ts';
import { recogniseAddition } from './recognise-addition.ts';

const entry = (itemId: string, sku: string, quantity: number) =>
  ({ itemId, quantity, chosenVariant: { sku } }) as CartEntry;
const cartOf = (...entries: CartEntry[]) => ({ entries }) as unknown as Cart;
const addition = { itemId: 'card', sku: 'A', quantity: 2 };

it('[BTN-13] knows an addition whose answer got lost by what is in the cart afterwards', () => {
  const other = entry('card', 'B', 9);
  const before = cartOf(other, entry('card', 'A', 1));
  const after = cartOf(other, entry('card', 'A', 3));
  expect(recogniseAddition(addition, after, before)?.newlyAdded).toBe(after.entries[1]);
  expect(recogniseAddition(addition, before, before)).toBeUndefined();
  expect(recogniseAddition(addition, cartOf(), undefined)).toBeUndefined();
  expect(recogniseAddition(addition, cartOf(entry('card', 'A', 2)), undefined)).toBeDefined();
  expect(recogniseAddition({ ...addition, sku: null }, after, before)).toBeDefined();
});
