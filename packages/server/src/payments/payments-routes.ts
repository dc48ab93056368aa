import type { FastifyInstance, FastifyRequest } from 'fastify';
import { originOf, refuse, sendRefusal } from '../http/index.ts';
import type { SiteDirectory } from '../sites/index.ts';
import type { PaymentServices } from './drive-payment.ts';
import { receiveEvent } from './receive-event.ts';
import { type PaymentRow } from '../payment-records/index.ts';

export interface PaymentRouteServices extends PaymentServices {
  readonly directory: SiteDirectory;
  readonly trustsProxy: boolean;
}

const MAX_BYTES = 262_144;

const signatureHeaders: Partial<Record<PaymentRow['gateway'], string>> = {
  test: 'sitewright-signature',
  stripe: 'stripe-signature',
};

const gatewayIn = ({ params }: FastifyRequest): PaymentRow['gateway'] | undefined => {
  const { gateway } = params as { gateway?: string };
  return gateway === 'test' || gateway === 'stripe' ? gateway : undefined;
};

/** Webhooks of gateways. The signature is checked on the body as it was sent. */
export const registerPaymentWebhooks = (app: FastifyInstance, services: PaymentRouteServices): void => {
  const { directory, trustsProxy, clock } = services;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, text: string) => text);
    scope.post('/api/payments/webhooks/:gateway', { bodyLimit: MAX_BYTES }, async (request, reply) => {
      const gateway = gatewayIn(request);
      const site = await directory.find(originOf(request.raw, trustsProxy).host);
      if (!site || !gateway) return sendRefusal(reply, refuse('not-found'));
      const header = request.headers[signatureHeaders[gateway] ?? ''];
      const refusal = await receiveEvent(services, gateway, {
        websiteId: site.id,
        body: typeof request.body === 'string' ? request.body : '',
        signature: typeof header === 'string' ? header : undefined,
        now: clock(),
      });
      return refusal ? sendRefusal(reply, refusal) : reply.send({});
    });
  });
};
