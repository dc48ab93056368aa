import { Type } from 'typebox';
import type { Site } from '@sitewright/domain/sites';
import type { Logger } from 'pino';
import type { Database } from '../database/index.ts';
import type { Capability } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { defineJob, defineJobKind, enqueueJob, type Job } from '../jobs/index.ts';
import type { SiteDirectory } from '../sites/index.ts';
import type { ResultServices } from './apply-result.ts';
import type { PaymentServices } from './drive-payment.ts';
import { manualGateway, noGateway } from './gateways/manual-gateway.ts';
import type { StripeSettings } from './gateways/stripe/stripe-client.ts';
import { createStripeGateway } from './gateways/stripe/stripe-gateway.ts';
import { signEvent } from './gateways/sign-event.ts';
import { createTestGateway, testWebhookSecret, type TestWebhook } from './gateways/test-gateway.ts';
import { implementPaymentCalls } from './payments-calls.ts';
import { registerPaymentWebhooks } from './payments-routes.ts';
import { sweepCards } from './card-limit.ts';
import { findMissedDisputes } from './disputes/find-missed-disputes.ts';
import { expireOrders } from './expire-orders.ts';
import { receiveEvent } from './receive-event.ts';
import { reconcilePayments } from './reconcile.ts';
import { registerTestPayments } from './test-payment-page.ts';

const LATE_MS = 10_000;

/** It cancels payments and makes refunds. */
const reconcileKind = defineJobKind({
  name: 'payments.reconcile',
  payload: Type.Object({}),
  actsOutside: true,
});

const testWebhookKind = defineJobKind({
  name: 'payments.test-webhook',
  payload: Type.Object({ websiteId: Type.String(), reference: Type.String(), eventId: Type.String() }),
});

export interface PaymentsConfiguration {
  readonly database: Database;
  readonly secret: string;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly directory: SiteDirectory;
  readonly trustsProxy: boolean;
  readonly stripe: StripeSettings;
  findSite(websiteId: string): Promise<Site | undefined>;
  readonly prepareAnnouncement: ResultServices['prepareAnnouncement'];
  readonly announceOrder: ResultServices['announceOrder'];
  readonly announcePaid: ResultServices['announcePaid'];
  readonly announceFailure: ResultServices['announceFailure'];
  readonly announceRefund: ResultServices['announceRefund'];
  readonly announceRefundFailure: ResultServices['announceRefundFailure'];
  readonly announceDispute: ResultServices['announceDispute'];
  readonly settleRenewal: ResultServices['settleRenewal'];
}

/** The test gateway calls the webhook with the signature of the site, as a payment service does. */
const deliverTestEvent = async (
  services: PaymentServices,
  { secret, clock }: PaymentsConfiguration,
  { websiteId, reference, eventId }: { websiteId: string; reference: string; eventId: string },
): Promise<void> => {
  const body = JSON.stringify({ eventId, kind: 'charge.updated', reference });
  const now = clock();
  const signature = signEvent(testWebhookSecret(secret, websiteId), body, now);
  await receiveEvent(services, 'test', { websiteId, body, signature, now });
};

/** Everything that takes payments, with all gateways. */
export const createPayments = (configuration: PaymentsConfiguration): PaymentServices => {
  const { database, clock, log, findSite, secret, stripe } = configuration;
  const { prepareAnnouncement, announceOrder, announcePaid, announceFailure } = configuration;
  const { announceRefund, announceRefundFailure, announceDispute, settleRenewal } = configuration;
  const sendWebhook = async ({ websiteId, reference, when, times }: TestWebhook): Promise<void> => {
    const payload = { websiteId, reference, eventId: newId() };
    if (when === 'now') return deliverTestEvent(services, configuration, payload);
    const runAt = new Date(clock().getTime() + LATE_MS);
    for (let count = 0; count < times; count += 1)
      await enqueueJob(database, testWebhookKind, { websiteId, payload, runAt });
  };
  const services: PaymentServices = {
    database,
    clock,
    log,
    secret,
    findSite,
    prepareAnnouncement,
    announceOrder,
    announcePaid,
    announceFailure,
    announceRefund,
    announceRefundFailure,
    announceDispute,
    settleRenewal,
    gateways: {
      none: noGateway,
      manual: manualGateway,
      test: createTestGateway({ database, secret, clock, sendWebhook }),
      stripe: createStripeGateway({ database, secret, clock, stripe }),
    },
  };
  return services;
};

const expireKind = defineJobKind({
  name: 'payments.expire-orders',
  payload: Type.Object({}),
  actsOutside: true,
});

const disputesKind = defineJobKind({ name: 'payments.find-missed-disputes', payload: Type.Object({}) });

const paymentJobs = (services: PaymentServices, configuration: PaymentsConfiguration): Job[] => [
  defineJob({
    kind: reconcileKind,
    schedule: { everySeconds: 60 },
    handle: () => reconcilePayments(services),
  }),
  defineJob({
    kind: disputesKind,
    schedule: { everySeconds: 1800 },
    handle: () => findMissedDisputes(services),
  }),
  defineJob({
    kind: expireKind,
    schedule: { everySeconds: 300 },
    handle: () => expireOrders(services, configuration.secret),
  }),
  defineJob({
    kind: testWebhookKind,
    handle: (payload) => deliverTestEvent(services, configuration, payload),
  }),
];

export const paymentsCapability = (
  services: PaymentServices,
  configuration: PaymentsConfiguration,
): Capability => ({
  name: 'payments',
  calls: implementPaymentCalls({ ...services, ...configuration }),
  jobs: paymentJobs(services, configuration),
  sweep: sweepCards,
  registerRoutes(app) {
    registerPaymentWebhooks(app, { ...services, ...configuration });
    registerTestPayments(app, { ...services, ...configuration });
  },
});
