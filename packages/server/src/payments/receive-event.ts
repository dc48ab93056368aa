import { isRefusal, refuse, type Refusal } from '../http/index.ts';
import { applyResult } from './apply-result.ts';
import { gatewayOf, type PaymentServices } from './drive-payment.ts';
import type { WebhookRequest } from './gateways/gateway.ts';
import { findPaymentByReference, hasPaymentEvent, type PaymentRow } from '../payment-records/index.ts';

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
  const event = adapter.readWebhook(request);
  if (isRefusal(event)) return event;
  const { database } = services;
  const { websiteId } = request;
  const known = { gateway, eventId: event.eventId, kind: event.kind };
  if (await hasPaymentEvent(database, { websiteId, ...known })) return undefined;
  const payment = await findPaymentByReference(database, websiteId, { gateway, reference: event.reference });
  // Its reference may not be stored yet: the gateway sends the event again.
  if (!payment || payment.reference === null) return refuse('not-found');
  const result = await gatewayOf(services, payment).find({ ...payment, reference: payment.reference });
  await applyResult(services, payment, { result, event: known });
  return undefined;
};
