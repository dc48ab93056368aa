import type { Database } from '../../database/index.ts';
import type { ContributorContext, Refusal } from '../../http/index.ts';
import type { StoredOrder } from '../read/read-order-store.ts';

export interface RefundRequest {
  readonly orderId: string;
  readonly amountCents: number;
  readonly reason: string;
}

/** What orders need of others. */
export interface OrderServices {
  readonly database: Database;
  readonly secret: string;
  /** Refunds a paid order in the transaction of its cancellation. */
  readonly requestRefund: (
    context: ContributorContext,
    refund: RefundRequest,
  ) => Promise<Refusal | undefined>;
  /** Makes the payment of an order final that the owner marks as paid. */
  readonly settlePayment: (context: ContributorContext, orderId: string) => Promise<void>;
  /** Stores the payment of a balance that the owner has got. */
  readonly recordBalance: (context: ContributorContext, order: StoredOrder) => Promise<void>;
  /** Cancels payments of an order that nobody has to pay any more. */
  readonly dropPayments: (context: ContributorContext, orderId: string) => Promise<void>;
}
