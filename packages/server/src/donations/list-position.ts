import { isId } from '@sitewright/domain/ids';
import type { DonationPosition, ListedDonation } from './donations-store.ts';

export const positionOf = ({ placedAt, orderId, lineId }: ListedDonation): DonationPosition => ({
  placedAt: new Date(placedAt),
  orderId,
  lineId,
});

export const writePosition = (row: ListedDonation): string => {
  const { placedAt, orderId, lineId } = positionOf(row);
  return [placedAt.getTime(), orderId, lineId].join('-');
};

/** Undefined where the text is none. */
export const readPosition = (cursor: string): DonationPosition | undefined => {
  const [time = '', orderId = '', lineId = ''] = cursor.split('-');
  const isPosition = /^\d{1,15}$/.test(time) && isId(orderId) && isId(lineId);
  return isPosition ? { placedAt: new Date(Number(time)), orderId, lineId } : undefined;
};
