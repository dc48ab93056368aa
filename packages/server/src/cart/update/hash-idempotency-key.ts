import { hash } from 'node:crypto';
import type { KeyedEntry } from '@sitewright/domain/cart';
import type { RequestedVariant } from '../load/load-cart.ts';

interface Ordered extends RequestedVariant {
  readonly quantity: unknown;
  readonly additionalFields: string | null;
}

const KEY_CHARACTERS = 16;

/**
 * The key that a cart line stores for a request that added to it. It is compared within the visitor's own cart only, so
 * knowing one grants nothing; the order is part of the hash, so the same key with another order is another request.
 */
export const hashIdempotencyKey = (
  idempotencyKey: string | undefined,
  { itemId, sku, quantity, additionalFields }: Ordered,
): KeyedEntry => {
  if (idempotencyKey === undefined) return {};
  const request = JSON.stringify([idempotencyKey, itemId, sku, quantity, additionalFields]);
  return { idempotencyKeys: [hash('sha256', request, 'base64url').slice(0, KEY_CHARACTERS)] };
};
