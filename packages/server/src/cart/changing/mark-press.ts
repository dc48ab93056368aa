import { hash } from 'node:crypto';
import type { Pressed } from '@sitewright/domain/cart';
import type { WantedVariant } from '../opening/open-cart.ts';

interface Ordered extends WantedVariant {
  readonly quantity: unknown;
  readonly additionalFields: string | null;
}

const MARK_LETTERS = 16;

/**
 * The mark that a line keeps of a press. It is looked for in the visitor's own cart alone, so that an id opens nothing
 * to anybody; what was ordered is part of it, so that an id that comes with another order is another press.
 */
export const markPress = (
  pressId: string | undefined,
  { itemId, sku, quantity, additionalFields }: Ordered,
): Pressed => {
  if (pressId === undefined) return {};
  const told = JSON.stringify([pressId, itemId, sku, quantity, additionalFields]);
  return { presses: [hash('sha256', told, 'base64url').slice(0, MARK_LETTERS)] };
};
