import { availableOf, isInStock, type Stock } from '../catalogue/index.ts';

export interface NoticeFacts {
  /** Whether visitors find the variant in the shop. */
  readonly isSold: boolean;
  readonly stock: Stock;
  /** Pieces that shoppers are paying for. */
  readonly held: number;
  /** Whether the owner has asked for notices to everybody who waits. */
  readonly isRequested: boolean;
  /** Notices that may still be sent for pieces that have come back. */
  readonly allowance: number;
  readonly noticesPerPiece: number;
}

export type NoticePlan =
  /** The variant is not sold any more: nobody is written to. */
  | { readonly kind: 'end' }
  /** The stock is gone again. */
  | { readonly kind: 'stop' }
  /** What is there may be bought in a moment. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'send'; readonly most: number };

/** Whom to write to now: at most so many for each piece that came back and is still there. */
export const planNotices = (facts: NoticeFacts): NoticePlan => {
  const { isSold, stock, held, isRequested, allowance, noticesPerPiece } = facts;
  if (!isSold) return { kind: 'end' };
  if (!isInStock(stock)) return { kind: 'stop' };
  if (availableOf(stock) - held <= 0) return { kind: 'wait' };
  if (isRequested) return { kind: 'send', most: Number.POSITIVE_INFINITY };
  const most = Math.min(allowance, availableOf(stock) * noticesPerPiece);
  return most > 0 ? { kind: 'send', most } : { kind: 'stop' };
};

/** Pieces that a change of stock brings back; infinitely many where it is not counted any more. */
export const returnedPieces = (before: Stock, after: Stock): number => {
  if (before.isUnlimited) return 0;
  return after.isUnlimited ? Number.POSITIVE_INFINITY : Math.max(0, after.quantity - before.quantity);
};
