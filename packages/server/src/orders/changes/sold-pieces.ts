import { isCounted } from '@sitewright/domain/catalogue';
import type { StoredOrder } from '../read/read-order-store.ts';

/** Pieces that were taken out of stock and not returned by a refund, by variant. */
export const soldPieces = ({ lines }: StoredOrder): ReadonlyMap<string, number> => {
  const pieces = new Map<string, number>();
  for (const { variantId, quantity, refundedQuantity, content } of lines) {
    const left = quantity - refundedQuantity;
    if (isCounted(content.productType) && left > 0)
      pieces.set(variantId, (pieces.get(variantId) ?? 0) + left);
  }
  return pieces;
};
