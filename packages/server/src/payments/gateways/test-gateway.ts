import { createHmac } from 'node:crypto';
import { testOutcomes, type PaymentFailure, type TestOutcome } from '@sitewright/domain/payments';
import type { Database } from '../../database/index.ts';
import { refuse } from '../../http/index.ts';
import { newId } from '../../ids/index.ts';
import type { Gateway, GatewayEvent, GatewayResult, ReferencedPayment, SavedMethod } from './gateway.ts';
import { isSignedEvent } from './sign-event.ts';
import {
  createCharge,
  findCharge,
  listPaidCharges,
  moveCharge,
  refundCharge,
  type ChargeChange,
  type TestCharge,
} from './test-charges-store.ts';

export interface TestGatewayServices {
  readonly database: Database;
  readonly secret: string;
  readonly clock: () => Date;
  /** Reports a charge to the program, as a payment service calls the webhook of a shop. */
  sendWebhook(event: TestWebhook): Promise<void>;
}

export interface TestWebhook {
  readonly websiteId: string;
  readonly reference: string;
  readonly when: 'now' | 'later';
  readonly times: 1 | 2;
}

const failures: Partial<Record<TestOutcome, PaymentFailure>> = {
  decline: 'declined',
  'insufficient-funds': 'insufficient-funds',
  'processing-error': 'gateway-error',
};

/** What becomes of a charge that the shopper chose this for. */
const endOf = (outcome: TestOutcome): Pick<ChargeChange, 'to' | 'failure'> => {
  const failure = failures[outcome];
  if (failure) return { to: 'failed', failure };
  return { to: outcome === 'authentication' ? 'requires_action' : 'succeeded' };
};

/** Of a charge without its customer: nobody is there to confirm it. */
const chosenFailure = (outcome: TestOutcome): PaymentFailure | undefined =>
  outcome === 'authentication' ? 'authentication-required' : failures[outcome];

/** Everybody has one test card for each outcome that may fail. */
const cardOf = (outcome: TestOutcome, email: string): string | undefined =>
  failures[outcome] !== undefined || outcome === 'authentication' ? `${outcome} ${email}` : undefined;

export const testPaymentUrl = (reference: string): string => `/checkout/test-payment/${reference}`;

/** The secret of a site's webhook. */
export const testWebhookSecret = (secret: string, websiteId: string): string =>
  createHmac('sha256', secret).update(`test-webhook\n${websiteId}`).digest('hex');

const asOutcome = (outcome: string | undefined): TestOutcome =>
  testOutcomes.find((each) => each === outcome) ?? 'success';

const resultOf = ({ state, failure, reference }: TestCharge): GatewayResult => {
  if (state === 'failed') return { state, failure: failure ?? 'declined' };
  return state === 'requires_action' ? { state, actionUrl: testPaymentUrl(reference) } : { state };
};

const VALID_MS = 365 * 86_400_000;

/** Known by the charge that it was stored with. */
const methodOf = ({ reference, createdAt }: TestCharge): SavedMethod => ({
  customer: '',
  reference,
  name: 'Test card 0000',
  expiresAt: new Date(createdAt.getTime() + VALID_MS),
});

/** What asked for a confirmation asks for it each time. */
const savedFailure = (stored: TestCharge | undefined, now: Date): PaymentFailure | undefined => {
  if (stored?.state !== 'succeeded') return 'declined';
  if (stored.createdAt.getTime() + VALID_MS <= now.getTime()) return 'card-expired';
  return stored.outcome === 'authentication' ? 'authentication-required' : undefined;
};

/** Thrown as by a service whose answer is lost. */
export class GatewayTimeout extends Error {}

const readEvent = (body: string): GatewayEvent | undefined => {
  try {
    const { eventId, kind, reference } = JSON.parse(body) as Readonly<Record<string, unknown>>;
    return typeof eventId === 'string' && typeof kind === 'string' && typeof reference === 'string'
      ? { eventId, kind, reference, about: 'payment' }
      : undefined;
  } catch {
    return undefined;
  }
};

/** Methods that are stored without a payment. */
const createTestMethods = ({
  database,
  clock,
}: Pick<TestGatewayServices, 'database' | 'clock'>): Pick<Gateway, 'beginMethod' | 'finishMethod'> => ({
  async beginMethod({ websiteId, subscriptionId, currency }) {
    const reference = newId();
    await createCharge(database, {
      websiteId,
      reference,
      idempotencyKey: `${reference}-method`,
      paymentId: subscriptionId,
      amountCents: 0,
      currency,
      outcome: 'success',
      state: 'requires_action',
      createdAt: clock(),
    });
    return { reference, url: testPaymentUrl(reference) };
  },
  async finishMethod({ websiteId, reference }) {
    const stored = await findCharge(database, websiteId, reference);
    return stored?.state === 'succeeded' ? methodOf(stored) : undefined;
  },
});

/** Takes no money and behaves as the shopper chooses. It keeps its books apart from ours, as a real service does. */
export const createTestGateway = ({ database, secret, clock, sendWebhook }: TestGatewayServices): Gateway => {
  const read = async ({ websiteId, reference }: ReferencedPayment): Promise<TestCharge> => {
    const charge = await findCharge(database, websiteId, reference);
    if (!charge) throw new Error('The test gateway does not know this payment.');
    return charge;
  };

  /** What the outcome does beside the charge. */
  const report = async ({ websiteId, reference, outcome }: TestCharge): Promise<void> => {
    const webhook = { websiteId, reference, times: 1, when: 'later' } as const;
    if (outcome === 'webhook-late') await sendWebhook(webhook);
    if (outcome === 'webhook-twice') await sendWebhook({ ...webhook, times: 2 });
    if (outcome === 'webhook-first') await sendWebhook({ ...webhook, when: 'now' });
  };

  return {
    create: async ({ websiteId, paymentId, amountCents, currency }, { outcome }) =>
      createCharge(database, {
        websiteId,
        reference: newId(),
        idempotencyKey: `${paymentId}-create`,
        paymentId,
        amountCents,
        currency,
        outcome: asOutcome(outcome),
        state: 'created',
        createdAt: clock(),
      }),
    identifyCard: async ({ content }, { outcome }) => cardOf(asOutcome(outcome), content.email),
    async confirm(payment, { outcome }) {
      // Whoever cancels a payment that is about to be charged may have created it, without the choice of the shopper.
      const chosen = asOutcome(outcome);
      const charged = await moveCharge(database, payment, {
        from: ['created'],
        ...endOf(chosen),
        outcome: chosen,
      });
      if (charged) await report(charged);
      const known = charged ?? (await read(payment));
      if (known.outcome === 'timeout-after-charge') throw new GatewayTimeout('The answer was lost.');
      return known.outcome === 'webhook-late' && charged ? { state: 'processing' } : resultOf(known);
    },
    async saveMethod(payment) {
      const paid = await read(payment);
      return paid.state === 'succeeded' ? methodOf(paid) : undefined;
    },
    ...createTestMethods({ database, clock }),
    listPaid: (websiteId, since) => listPaidCharges(database, websiteId, since),
    async chargeSaved(payment, { reference }) {
      const { websiteId } = payment;
      const { outcome } = await read(payment);
      const failure =
        chosenFailure(outcome) ?? savedFailure(await findCharge(database, websiteId, reference), clock());
      const end = failure ? ({ to: 'failed', failure } as const) : ({ to: 'succeeded' } as const);
      await moveCharge(database, payment, { from: ['created'], ...end });
      if (outcome === 'timeout-after-charge') throw new GatewayTimeout('The answer was lost.');
      return resultOf(await read(payment));
    },
    find: async (payment) => resultOf(await read(payment)),
    async cancel(payment) {
      const found = await read(payment);
      await moveCharge(database, found, { from: ['created', 'requires_action'], to: 'cancelled' });
      return resultOf(await read(payment));
    },
    async refund({ refundId, amountCents }, payment) {
      const key = `${refundId}-refund`;
      const isRefunded = await refundCharge(database, payment, { key, amountCents });
      return isRefunded
        ? { state: 'succeeded', reference: key }
        : { state: 'failed', failure: 'More would be refunded than was paid.' };
    },
    listRefunds: async () => [],
    findDispute: async () => undefined,
    listDisputes: async () => [],
    async readWebhook({ websiteId, body, signature, now }) {
      if (!isSignedEvent(testWebhookSecret(secret, websiteId), { body, signature, now }))
        return refuse('webhook-unsigned');
      return readEvent(body) ?? refuse('bad-request');
    },
  };
};
