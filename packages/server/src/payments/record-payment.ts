import { applyResult } from './apply-result.ts';
import type { PaymentServices } from './drive-payment.ts';
import { storeReference, type PaymentRow } from '../payment-records/index.ts';

/** A payment that the owner has received outside of the website becomes an order. */
export const recordPayment = async (services: PaymentServices, payment: PaymentRow): Promise<PaymentRow> => {
  // Refunds are only made of payments with a reference.
  await storeReference(services.database, payment, payment.paymentId);
  return applyResult(services, payment, { result: { state: 'succeeded' } });
};
