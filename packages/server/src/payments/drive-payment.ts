import { isOpenPayment } from '@sitewright/domain/payments';
import type { Logger } from 'pino';
import { isCardLimited } from './card-limit.ts';
import { applyResult, type ResultServices } from './apply-result.ts';
import {
  GatewayRejection,
  type Gateway,
  type GatewayResult,
  type PaymentChoice,
  type ReferencedPayment,
  type SavedMethod,
} from './gateways/gateway.ts';
import { storeReference, type PaymentRow } from '../payment-records/index.ts';

export interface PaymentServices extends ResultServices {
  readonly gateways: Readonly<Record<PaymentRow['gateway'], Gateway | undefined>>;
  readonly log: Logger;
  readonly secret: string;
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
): Promise<GatewayResult | 'rejected' | 'silent'> => {
  try {
    return await question();
  } catch (error) {
    if (error instanceof GatewayRejection) {
      log.warn(
        { payment: payment.paymentId, gateway: payment.gateway, err: error },
        'A gateway took no payment',
      );
      // Without a reference nothing can be charged.
      return payment.reference === null ? { state: 'failed', failure: 'gateway-error' } : 'rejected';
    }
    log.warn(
      { payment: payment.paymentId, gateway: payment.gateway, err: error },
      'A gateway did not answer',
    );
    return 'silent';
  }
};

/** Undefined where the gateway did not answer. */
const applied = async (
  services: PaymentServices,
  payment: PaymentRow,
  result: GatewayResult | 'rejected' | 'silent',
): Promise<PaymentRow | undefined> => {
  if (result === 'silent') return undefined;
  return result === 'rejected' ? payment : applyResult(services, payment, { result });
};

/** Charges a payment that begins, or finds what has become of it. Repeated calls charge once. */
export const chargePayment = async (
  services: PaymentServices,
  payment: PaymentRow,
  choice: PaymentChoice,
): Promise<PaymentRow> => {
  if (!isOpenPayment(payment.state) || payment.orderId !== null) return payment;
  const gateway = gatewayOf(services, payment);
  const result = await ask(services, payment, async (): Promise<GatewayResult> => {
    if (payment.state === 'created' && (await isCardLimited(services, { payment, choice, gateway })))
      return { state: 'failed', failure: 'card-limited' };
    const known = await referenced(services, payment, choice);
    return gateway.confirm(known, choice);
  });
  return (await applied(services, payment, result)) ?? payment;
};

/** Charges a payment of a subscription while its customer is away. Repeated calls charge once. */
export const chargeSavedMethod = async (
  services: PaymentServices,
  payment: PaymentRow,
  choice: PaymentChoice & { readonly savedMethod: SavedMethod },
): Promise<PaymentRow> => {
  if (!isOpenPayment(payment.state) || payment.orderId !== null) return payment;
  const result = await ask(services, payment, async () => {
    const known = await referenced(services, payment, choice);
    return gatewayOf(services, payment).chargeSaved(known, choice.savedMethod);
  });
  return (await applied(services, payment, result)) ?? payment;
};

/** What the gateway knows now; undefined where it did not answer. */
export const tryRefresh = async (
  services: PaymentServices,
  payment: PaymentRow,
): Promise<PaymentRow | undefined> => {
  const { reference } = payment;
  if (!isOpenPayment(payment.state) || reference === null) return payment;
  const result = await ask(services, payment, () =>
    gatewayOf(services, payment).find({ ...payment, reference }),
  );
  return applied(services, payment, result);
};

/** As it was where the gateway did not answer. */
export const refreshPayment = async (services: PaymentServices, payment: PaymentRow): Promise<PaymentRow> =>
  (await tryRefresh(services, payment)) ?? payment;

/** Cancels at the gateway first and releases second. One that has succeeded meanwhile becomes an order. */
export const tryCancel = async (
  services: PaymentServices,
  payment: PaymentRow,
): Promise<PaymentRow | undefined> => {
  const result = await ask(services, payment, async () => {
    const known = await referenced(services, payment, {});
    return gatewayOf(services, payment).cancel(known);
  });
  return applied(services, payment, result);
};

export const cancelPayment = async (services: PaymentServices, payment: PaymentRow): Promise<PaymentRow> =>
  (await tryCancel(services, payment)) ?? payment;
