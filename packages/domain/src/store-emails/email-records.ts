import { isFollowUp } from '../follow-ups/index.ts';
import { isSubscriptionEmail, type StoreEmailKind } from './email-kinds.ts';

/** What an email is about, and its preview can be shown with. */
export type EmailRecord = 'order' | 'subscription' | 'gift-card' | 'abandoned-cart';

/** Undefined for emails about no single record. */
export const emailRecordOf = (kind: StoreEmailKind): EmailRecord | undefined => {
  if (kind === 'low-stock' || kind === 'restock' || isFollowUp(kind)) return undefined;
  if (kind === 'gift-card' || kind === 'abandoned-cart') return kind;
  return isSubscriptionEmail(kind) ? 'subscription' : 'order';
};

/** Who may see the records themselves. */
export const emailRecordPermission = (record: EmailRecord): 'orders' | 'customers' =>
  record === 'abandoned-cart' ? 'customers' : 'orders';
