import { needsFulfilment } from '@sitewright/domain/orders';
import type { OrderDetail } from '../texts/order-texts.ts';

type Line = OrderDetail['lines'][number];

/** The lines to pack, with their pieces: no downloads, nothing that was refunded or sent before. */
export const slipLines = (lines: readonly Line[]): Line[] => {
  const isAllSent = lines.every(({ unfulfilledQuantity }) => unfulfilledQuantity === 0);
  // A slip printed again for what was sent lists all of it.
  const piecesOf = (line: Line): number =>
    isAllSent ? line.quantity - line.refundedQuantity : line.unfulfilledQuantity;
  return lines
    .filter((line) => needsFulfilment(line) && piecesOf(line) > 0)
    .map((line) => ({ ...line, quantity: piecesOf(line) }));
};
