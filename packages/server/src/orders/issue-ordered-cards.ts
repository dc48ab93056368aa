import { nameOf } from '@sitewright/domain/addresses';
import type { OrderContent } from '@sitewright/domain/orders';
import type { Queryable } from '../database/index.ts';
import { issueBoughtCards } from '../gift-cards/index.ts';

export interface OrderWithCards {
  readonly websiteId: string;
  readonly orderId: string;
  readonly isTest: boolean;
  readonly content: OrderContent;
  readonly now: Date;
}

/** The gift cards of an order that is paid. */
export const issueOrderedCards = (
  transaction: Queryable,
  { content, ...order }: OrderWithCards,
): Promise<void> => {
  const { email, currency, language, lines, billingAddress } = content;
  const buyerName = nameOf(billingAddress);
  return issueBoughtCards(transaction, { ...order, email, currency, language, lines, buyerName });
};
