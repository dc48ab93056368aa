import { stateCalls } from '../call/index.ts';
import type { giftCardsSchemas } from './gift-cards-schemas.ts';

const reading = { caller: 'contributor', permission: 'orders' } as const;
/** Whoever issues a gift card gives money away. */
const changing = { caller: 'contributor', permission: 'refunds' } as const;

export const giftCardsCalls = stateCalls<typeof giftCardsSchemas>()({
  list: {
    ...reading,
    method: 'GET',
    path: '/api/gift-cards',
    summary: 'List gift cards, newest first, filtered by status, recipient and the end of the code',
  },
  read: {
    ...reading,
    method: 'GET',
    path: '/api/gift-cards/{id}',
    summary: 'Read a gift card and its ledger',
  },
  issue: {
    ...changing,
    method: 'POST',
    path: '/api/gift-cards',
    summary: 'Issue a gift card; its code is in this answer alone',
  },
  adjust: {
    ...changing,
    method: 'POST',
    path: '/api/gift-cards/{id}/adjustments',
    summary: 'Add to the balance of a gift card, or take off it',
  },
  disable: {
    ...changing,
    method: 'POST',
    path: '/api/gift-cards/{id}/disablement',
    summary: 'Disable a gift card for good',
  },
});
