import { UNLIMITED } from '../../catalogue/index.ts';
import type { Availability, CartEntry } from '../entries.ts';

export const sampleEntry = (fields: Partial<CartEntry> = {}): CartEntry => ({
  id: 'a',
  itemId: 'item',
  variantId: 'variant',
  quantity: 1,
  additionalFields: null,
  title: 'Print',
  ...fields,
});

/** As many of them as anybody wants. */
export const manyAvailable: Availability = { stock: UNLIMITED, isSingle: false };
