import { isId } from '@sitewright/domain/ids';
import type { ListPosition } from './order-list-store.ts';

/** The position after which the next part of the list begins. */
export const writePosition = (placedAt: Date | string, orderId: string): string =>
  `${new Date(placedAt).getTime()}-${orderId}`;

/** Undefined where the text is none. */
export const readPosition = (cursor: string): ListPosition | undefined => {
  const [time = '', orderId = ''] = cursor.split('-');
  const isPosition = /^\d{1,15}$/.test(time) && isId(orderId);
  return isPosition ? { placedAt: new Date(Number(time)), orderId } : undefined;
};
