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
  readFigures: {
    ...reading,
    method: 'GET',
    path: '/api/gift-card-figures',
    summary: 'Read how many gift cards are in use and what the store owes on them',
  },
  find: {
    ...reading,
    method: 'POST',
    path: '/api/gift-card-searches',
    // It changes nothing.
    isUnlogged: true,
    limit: { max: 10, withinSeconds: 60 },
    summary: 'Find a gift card by its code, for a customer who shows it',
  },
  exportAll: {
    ...reading,
    method: 'GET',
    path: '/api/gift-cards.csv',
    answers: 'file',
    summary: 'Gift cards as a CSV file, without their codes',
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
  redeem: {
    ...changing,
    method: 'POST',
    path: '/api/gift-cards/{id}/redemptions',
    summary: 'Take off a gift card what a customer pays with it in person',
  },
  resend: {
    ...changing,
    method: 'POST',
    path: '/api/gift-cards/{id}/emails',
    summary: 'Send a gift card by email with a new code; the code it had ends',
  },
  disable: {
    ...changing,
    method: 'POST',
    path: '/api/gift-cards/{id}/disablement',
    summary: 'Disable a gift card for good',
  },
});
