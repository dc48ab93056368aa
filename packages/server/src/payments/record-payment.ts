import { applyResult } from './apply-result.ts';
import type { PaymentServices } from './drive-payment.ts';
import type { PaymentRow } from '../payment-records/index.ts';

/**
 * A payment that the owner has received outside of the website becomes an order. With a reference, which refunds need,
 * but without its order the reconciliation would take it for one that is still to be paid.
 */
export const recordPayment = (services: PaymentServices, payment: PaymentRow): Promise<PaymentRow> =>
  applyResult(services, payment, { result: { state: 'succeeded' }, reference: payment.paymentId });
