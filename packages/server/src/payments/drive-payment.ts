import { isOpenPayment } from '@sitewright/domain/payments';
import type { Logger } from 'pino';
import { isCardLimited } from './card-limit.ts';
import { applyResult, type ResultServices } from './apply-result.ts';
import { creationChoice } from './creation-choice.ts';
import {
  GatewayConflict,
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
): Promise<ReferencedPayment | undefined> => {
  if (payment.reference !== null) return { ...payment, reference: payment.reference };
  const created = await gatewayOf(services, payment).create(payment, choice);
  // Stored before anything is charged: after a crash the payment is found by it.
  const reference = await storeReference(services.database, payment, created);
  return reference === undefined ? undefined : { ...payment, reference };
};

/** Ended meanwhile, because it was taken for one whose program had stopped: nothing changes, and nothing is charged. */
const ENDED: GatewayResult = { state: 'created' };

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
      return 'rejected';
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

/** Without a reference nothing can be charged. */
const charged = async (
  services: PaymentServices,
  payment: PaymentRow,
  result: GatewayResult | 'rejected' | 'silent',
): Promise<PaymentRow> => {
  const isRefused = result === 'rejected' && payment.reference === null;
  const known = isRefused ? ({ state: 'failed', failure: 'gateway-error' } as const) : result;
  return (await applied(services, payment, known)) ?? payment;
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
    return known ? gateway.confirm(known, choice) : ENDED;
  });
  return charged(services, payment, result);
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
    return known ? gatewayOf(services, payment).chargeSaved(known, choice.savedMethod) : ENDED;
  });
  return charged(services, payment, result);
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

/** Not created: the gateway takes no such payment, or has got it with other parameters. */
const findAtGateway = async (
  services: PaymentServices,
  payment: PaymentRow,
): Promise<ReferencedPayment | 'ended' | 'not created'> => {
  try {
    return (await referenced(services, payment, await creationChoice(services, payment))) ?? 'ended';
  } catch (error) {
    if (error instanceof GatewayConflict || error instanceof GatewayRejection) return 'not created';
    throw error;
  }
};

/**
 * Cancels at the gateway first and releases second. One that has succeeded meanwhile becomes an order. One whose reference
 * is not stored was not charged, and is not charged later: it ends here, and its failure is nobody's.
 */
export const tryCancel = async (
  services: PaymentServices,
  payment: PaymentRow,
): Promise<PaymentRow | undefined> => {
  let unlessReferenced = false;
  const result = await ask(services, payment, async () => {
    const known = await findAtGateway(services, payment);
    if (known === 'ended') return ENDED;
    unlessReferenced = known === 'not created';
    return known === 'not created' ? { state: 'cancelled' } : gatewayOf(services, payment).cancel(known);
  });
  if (typeof result === 'string') return applied(services, payment, result);
  return applyResult(services, payment, { result, unlessReferenced });
};

export const cancelPayment = async (services: PaymentServices, payment: PaymentRow): Promise<PaymentRow> =>
  (await tryCancel(services, payment)) ?? payment;
