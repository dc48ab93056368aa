import type { FulfilmentState, OrderPaymentState } from './order-states.ts';

export const orderTabs = ['to-fulfil', 'unpaid', 'pickup', 'returns', 'refunded', 'disputed'] as const;

export type OrderTab = (typeof orderTabs)[number];

/** Filters of the order list; all of them are combined. */
export interface OrderFilters {
  readonly search?: string;
  readonly tab?: OrderTab;
  readonly payment?: OrderPaymentState;
  readonly fulfilment?: FulfilmentState;
  /** Two capital letters. */
  readonly country?: string;
  /** First and last day. */
  readonly from?: string;
  readonly to?: string;
  readonly tag?: string;
  readonly pickup?: 'yes';
  readonly test?: 'only' | 'none';
}
