import { isRefusal, refuse, type Refusal } from '../http/index.ts';
import { applyResult } from './apply-result.ts';
import { gatewayOf, type PaymentServices } from './drive-payment.ts';
import type { GatewayEvent, ReferencedPayment, WebhookRequest } from './gateways/gateway.ts';
import { recordDispute } from './disputes/record-dispute.ts';
import { recordRefunds } from './record-refunds.ts';
import {
  findPayment,
  findPaymentByReference,
  hasPaymentEvent,
  type PaymentRow,
} from '../payment-records/index.ts';

const findSubject = (
  { database }: PaymentServices,
  { websiteId, gateway }: Pick<PaymentRow, 'websiteId' | 'gateway'>,
  event: GatewayEvent,
): Promise<PaymentRow | undefined> =>
  'paymentId' in event
    ? findPayment(database, { websiteId, paymentId: event.paymentId })
    : findPaymentByReference(database, websiteId, { gateway, reference: event.reference });

const applyEvent = async (
  services: PaymentServices,
  payment: ReferencedPayment,
  event: GatewayEvent,
): Promise<void> => {
  const { gateway } = payment;
  const applied = { gateway, eventId: event.eventId, kind: event.kind };
  if (event.about === 'refunds') return recordRefunds(services, payment, applied);
  if (event.disputeReference !== undefined)
    return recordDispute(services, payment, { reference: event.disputeReference, event: applied });
  const result = await gatewayOf(services, payment).find(payment);
  await applyResult(services, payment, { result, event: applied });
};

/**
 * An event is a hint: the payment is read from the gateway, and what it says is applied together with the event. A known
 * event has no effect.
 */
export const receiveEvent = async (
  services: PaymentServices,
  gateway: PaymentRow['gateway'],
  request: WebhookRequest,
): Promise<Refusal | undefined> => {
  const adapter = services.gateways[gateway];
  if (!adapter) return refuse('not-found');
  const event = await adapter.readWebhook(request);
  if (!event || isRefusal(event)) return event;
  const { websiteId } = request;
  if (await hasPaymentEvent(services.database, { websiteId, gateway, eventId: event.eventId }))
    return undefined;
  const payment = await findSubject(services, { websiteId, gateway }, event);
  // A payment of another shop that has the same account. It is not sent again.
  if ('paymentId' in event && payment?.gateway !== gateway) return undefined;
  // Its reference may not be stored yet: the gateway sends the event again.
  if (!payment || payment.reference === null) return refuse('not-found');
  await applyEvent(services, { ...payment, reference: payment.reference }, event);
  return undefined;
};
