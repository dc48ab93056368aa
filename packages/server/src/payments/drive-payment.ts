import { isFinalPayment } from '@sitewright/domain/payments';
import type { Logger } from 'pino';
import { applyResult, type ResultServices } from './apply-result.ts';
import {
  GatewayRejection,
  type Gateway,
  type GatewayResult,
  type PaymentChoice,
  type ReferencedPayment,
} from './gateways/gateway.ts';
import { storeReference, type PaymentRow } from '../payment-records/index.ts';

export interface PaymentServices extends ResultServices {
  readonly gateways: Readonly<Record<PaymentRow['gateway'], Gateway | undefined>>;
  readonly log: Logger;
}

export const gatewayOf = ({ gateways }: PaymentServices, { gateway }: PaymentRow): Gateway => {
  const found = gateways[gateway];
  if (!found) throw new Error(`There is no gateway ${gateway}.`);
  return found;
};

const referenced = async (
  services: PaymentServices,
  payment: PaymentRow,
  choice: PaymentChoice,
): Promise<ReferencedPayment> => {
  const reference = payment.reference ?? (await gatewayOf(services, payment).create(payment, choice));
  // Stored before anything is charged: after a crash the payment is found by it.
  if (payment.reference === null) await storeReference(services.database, payment, reference);
  return { ...payment, reference };
};

/** A fault says nothing about the payment: its state stays as it is, and is found out later. */
const ask = async (
  { log }: PaymentServices,
  payment: PaymentRow,
  question: () => Promise<GatewayResult>,
): Promise<GatewayResult | undefined> => {
  try {
    return await question();
  } catch (error) {
    if (error instanceof GatewayRejection) {
      log.warn(
        { payment: payment.paymentId, gateway: payment.gateway, err: error },
        'A gateway took no payment',
      );
      // Without a reference nothing can be charged.
      return payment.reference === null ? { state: 'failed', failure: 'gateway-error' } : undefined;
    }
    log.warn(
      { payment: payment.paymentId, gateway: payment.gateway, err: error },
      'A gateway did not answer',
    );
    return undefined;
  }
};

const applied = async (
  services: PaymentServices,
  payment: PaymentRow,
  result: GatewayResult | undefined,
): Promise<PaymentRow> => (result ? applyResult(services, payment, { result }) : payment);

/** Charges a payment that begins, or finds what has become of it. Repeated calls charge once. */
export const chargePayment = async (
  services: PaymentServices,
  payment: PaymentRow,
  choice: PaymentChoice,
): Promise<PaymentRow> => {
  if (isFinalPayment(payment.state) || payment.orderId !== null) return payment;
  const result = await ask(services, payment, async () => {
    const known = await referenced(services, payment, choice);
    return gatewayOf(services, payment).confirm(known, choice);
  });
  return applied(services, payment, result);
};

/** What the gateway knows now. */
export const refreshPayment = async (services: PaymentServices, payment: PaymentRow): Promise<PaymentRow> => {
  const { reference } = payment;
  if (isFinalPayment(payment.state) || reference === null) return payment;
  const result = await ask(services, payment, () =>
    gatewayOf(services, payment).find({ ...payment, reference }),
  );
  return applied(services, payment, result);
};

/** Cancels at the gateway first and releases second. One that has succeeded meanwhile becomes an order. */
export const cancelPayment = async (services: PaymentServices, payment: PaymentRow): Promise<PaymentRow> => {
  const result = await ask(services, payment, async () => {
    const known = await referenced(services, payment, {});
    return gatewayOf(services, payment).cancel(known);
  });
  return applied(services, payment, result);
};
