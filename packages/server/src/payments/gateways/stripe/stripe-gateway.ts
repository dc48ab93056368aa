import type { Stripe } from 'stripe';
import type { Database } from '../../../database/index.ts';
import { refuse } from '../../../http/index.ts';
import { findStripeAccount, noteStripeEvent, type PaymentRow } from '../../../payment-records/index.ts';
import { GatewayConflict, GatewayRejection, type Gateway, type ReferencedPayment } from '../gateway.ts';
import { openStripe, type StripeSettings } from './stripe-client.ts';
import { findSavedMethod } from './stripe-customers.ts';
import { beginMethodSession, findMethodOfSession } from './stripe-methods.ts';
import { listPaidIntents } from './stripe-paid-intents.ts';
import { findFingerprint } from './stripe-cards.ts';
import { findStripeDispute, listStripeDisputes } from './stripe-disputes.ts';
import { readStripeEvent } from './stripe-events.ts';
import { isRejection, readStripeFault } from './stripe-faults.ts';
import { cancelIntent, chargeIntent, confirmIntent, createIntent, findIntent } from './stripe-intents.ts';
import { unsealKeys, type StripeKeys } from './stripe-keys.ts';
import {
  cancelSetup,
  confirmSetup,
  createSetup,
  findMethodOfSetup,
  findSetup,
  isSetup,
} from './stripe-setups.ts';
import { listStripeRefunds, refundAtStripe } from './stripe-refunds.ts';
import { cancelSession, createSession, findSession, HOSTED, intentOfSession } from './stripe-sessions.ts';

export interface StripeGatewayServices {
  readonly database: Database;
  readonly secret: string;
  readonly clock: () => Date;
  readonly stripe: StripeSettings;
}

const isHosted = ({ methodId }: PaymentRow): boolean => methodId === HOSTED;

/** What a payment is at Stripe. */
const kinds = {
  session: { create: createSession, confirm: findSession, find: findSession, cancel: cancelSession },
  setup: { create: createSetup, confirm: confirmSetup, find: findSetup, cancel: cancelSetup },
  intent: { create: createIntent, confirm: confirmIntent, find: findIntent, cancel: cancelIntent },
} as const;

const kindOf = (payment: PaymentRow) => {
  if (isHosted(payment)) return kinds.session;
  return isSetup(payment) ? kinds.setup : kinds.intent;
};

const intentOf = async (stripe: Stripe, payment: ReferencedPayment): Promise<string> => {
  // A page is not known of a payment that was recorded after a restore.
  if (!isHosted(payment) || payment.reference.startsWith('pi_')) return payment.reference;
  const intent = await intentOfSession(stripe, payment.reference);
  if (intent === undefined) throw new Error('Nothing was paid on the page of Stripe.');
  return intent;
};

/** Card details go from the shopper's browser to Stripe; here only references of payments are known. */
export const createStripeGateway = ({ database, secret, clock, stripe }: StripeGatewayServices): Gateway => {
  const findKeys = async (websiteId: string): Promise<StripeKeys | undefined> => {
    const account = await findStripeAccount(database, websiteId);
    return account && unsealKeys(secret, account);
  };
  const open = async ({ websiteId }: Pick<PaymentRow, 'websiteId'>): Promise<Stripe> => {
    const keys = await findKeys(websiteId);
    if (!keys) throw new GatewayRejection('Stripe is not connected.');
    return openStripe(keys.secretKey, stripe);
  };

  return {
    async create(payment, choice) {
      const client = await open(payment);
      try {
        return await kindOf(payment).create(client, payment, choice);
      } catch (error) {
        const fault = readStripeFault(error);
        if (fault?.type === 'StripeIdempotencyError') throw new GatewayConflict(fault.message);
        if (!isRejection(error)) throw error;
        throw new GatewayRejection(fault?.message ?? '');
      }
    },
    identifyCard: async (payment, { confirmationToken }) =>
      confirmationToken === undefined ? undefined : findFingerprint(await open(payment), confirmationToken),
    confirm: async (payment, choice) => kindOf(payment).confirm(await open(payment), payment, choice),
    async saveMethod(payment) {
      const client = await open(payment);
      const { reference } = payment;
      if (isSetup(payment))
        return (isHosted(payment) ? findMethodOfSession : findMethodOfSetup)(client, reference);
      return findSavedMethod(client, await intentOf(client, payment));
    },
    beginMethod: async (request) => beginMethodSession(await open(request), request),
    finishMethod: async (request) => findMethodOfSession(await open(request), request.reference),
    listPaid: async (websiteId, since) => listPaidIntents(await open({ websiteId }), { websiteId, since }),
    chargeSaved: async (payment, method) => chargeIntent(await open(payment), payment, method),
    find: async (payment) => kindOf(payment).find(await open(payment), payment),
    cancel: async (payment) => kindOf(payment).cancel(await open(payment), payment),
    async refund(refund, payment) {
      const client = await open(payment);
      return refundAtStripe(client, { refund, intent: await intentOf(client, payment), now: clock() });
    },
    async listRefunds(payment) {
      const client = await open(payment);
      return listStripeRefunds(client, await intentOf(client, payment));
    },
    async findDispute(payment, reference) {
      const client = await open(payment);
      return findStripeDispute(client, await intentOf(client, payment), reference);
    },
    listDisputes: async (websiteId, since) => listStripeDisputes(await open({ websiteId }), since),
    async readWebhook(request) {
      const keys = await findKeys(request.websiteId);
      if (!keys || keys.webhookSecret === '') return refuse('webhook-not-set-up');
      const client = await openStripe(keys.secretKey, stripe);
      const event = await readStripeEvent(client, request, keys.webhookSecret);
      if (!event || 'eventId' in event) await noteStripeEvent(database, request.websiteId, request.now);
      return event;
    },
  };
};
