import { refuse } from '../../http/index.ts';
import type { Gateway } from './gateway.ts';

/** Paid by transfer, or in cash at pickup: the owner says when. */
export const manualGateway: Gateway = {
  create: async ({ paymentId }) => paymentId,
  identifyCard: async () => undefined,
  confirm: async () => ({ state: 'awaiting' }),
  saveMethod: async () => undefined,
  beginMethod: async () => undefined,
  finishMethod: async () => undefined,
  listPaid: async () => [],
  // The owner gets the money of each order.
  chargeSaved: async () => ({ state: 'awaiting' }),
  // The owner marks the order as paid; nobody else knows.
  find: async ({ orderId }) => ({ state: orderId === null ? 'awaiting' : 'processing' }),
  cancel: async () => ({ state: 'cancelled' }),
  // The owner gives the money back by the way it came.
  refund: async ({ refundId }) => ({ state: 'succeeded', reference: refundId }),
  listRefunds: async () => [],
  findDispute: async () => undefined,
  listDisputes: async () => [],
  readWebhook: async () => refuse('not-found'),
};

/** For orders of nothing to pay. */
export const noGateway: Gateway = {
  ...manualGateway,
  confirm: async () => ({ state: 'succeeded' }),
  chargeSaved: async () => ({ state: 'succeeded' }),
  find: async () => ({ state: 'succeeded' }),
};
