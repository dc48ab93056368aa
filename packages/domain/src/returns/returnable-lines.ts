import { isDigitalContent, isDonation } from '../catalogue/index.ts';
import { needsFulfilment, type LineQuantities, type LineQuantity } from '../orders/index.ts';
import type { ReturnKind, ReturnState } from './return-states.ts';

/** What earlier requests of the order are about. */
export interface ReturnedLines {
  readonly state: ReturnState;
  readonly lines: readonly LineQuantity[];
}

export interface ReturnableOrder {
  readonly lines: readonly LineQuantities[];
  readonly returns: readonly ReturnedLines[];
  /** The customer has consented to get downloads at once, and got them. */
  readonly isWithdrawalWaived?: boolean;
}

const piecesIn = (
  returns: readonly ReturnedLines[],
  lineId: string,
  counts: (state: ReturnState) => boolean,
): number =>
  returns
    .filter(({ state }) => counts(state))
    .flatMap(({ lines }) => lines)
    .filter((line) => line.lineId === lineId)
    .reduce((total, { quantity }) => total + quantity, 0);

/** Pieces that are neither refunded nor on their way back. A piece that was received may be refunded already. */
const unreturnedOf = (
  { id, quantity, refundedQuantity }: LineQuantities,
  returns: readonly ReturnedLines[],
) => {
  const open = piecesIn(returns, id, (state) => state === 'requested' || state === 'accepted');
  const received = piecesIn(returns, id, (state) => state === 'received');
  return quantity - open - Math.max(refundedQuantity, received);
};

const returnableOf = (line: LineQuantities, { returns }: ReturnableOrder): number => {
  if (!needsFulfilment(line)) return 0;
  const returned = piecesIn(returns, line.id, (state) => state !== 'declined');
  return Math.min(line.fulfilledQuantity - returned, unreturnedOf(line, returns));
};

/** Who withdraws need not have got anything yet. What was given is no purchase. */
const withdrawableOf = (line: LineQuantities, { returns, isWithdrawalWaived }: ReturnableOrder): number => {
  if (isDonation(line.productType)) return 0;
  return isWithdrawalWaived && isDigitalContent(line.productType) ? 0 : unreturnedOf(line, returns);
};

/** Lines with the pieces that the customer can still ask for; never more than were bought, sent and kept. */
export const returnableLines = (kind: ReturnKind, order: ReturnableOrder): LineQuantity[] =>
  order.lines
    .map((line) => ({
      lineId: line.id,
      quantity: Math.max(0, kind === 'return' ? returnableOf(line, order) : withdrawableOf(line, order)),
    }))
    .filter(({ quantity }) => quantity > 0);

/** Whether the pieces are among those that can be returned, each line once. */
export const isPossibleReturn = (
  returnable: readonly LineQuantity[],
  wanted: readonly LineQuantity[],
): boolean =>
  wanted.length > 0 &&
  new Set(wanted.map(({ lineId }) => lineId)).size === wanted.length &&
  wanted.every(({ lineId, quantity }) => {
    const line = returnable.find((each) => each.lineId === lineId);
    return line !== undefined && Number.isInteger(quantity) && quantity > 0 && quantity <= line.quantity;
  });
