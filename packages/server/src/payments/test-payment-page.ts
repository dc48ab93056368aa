import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatPrice, isCurrencyCode } from '@sitewright/domain/money';
import { escapeHtml, originOf, refuse, registerPlainForms, sendRefusal } from '../http/index.ts';
import type { PaymentRouteServices } from './payments-routes.ts';
import { refreshPayment } from './drive-payment.ts';
import { findCharge, moveCharge, type TestCharge } from './gateways/test-charges-store.ts';
import { testPaymentUrl } from './gateways/test-gateway.ts';
import { findPayment, type PaymentRow } from '../payment-records/index.ts';
import { signSubscriptionLink } from '../subscription-records/index.ts';

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  'x-robots-tag': 'noindex',
  // Without a referrer the form would have no origin, and be refused.
  'referrer-policy': 'same-origin',
};

const amountOf = ({ amountCents, currency }: TestCharge): string =>
  isCurrencyCode(currency) ? formatPrice(amountCents, { currency, locale: 'en' }) : currency;

/** The page on which a bank would ask for a confirmation, or a card would be entered. */
const pageOf = (charge: TestCharge): string => {
  const { reference, amountCents } = charge;
  const isCard = amountCents === 0;
  const title = isCard ? 'Store test card' : 'Confirm test payment';
  const text = isCard
    ? 'A payment service would ask here for the card of a subscription.'
    : `A bank would ask here for a confirmation of ${amountOf(charge)}.`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:1rem/1.5 system-ui,sans-serif;margin:0;background:#f4f4f5;color:#18181b}
main{max-width:26rem;margin:12vh auto;background:#fff;padding:2rem;border-radius:.5rem}
h1{font-size:1.25rem;margin:0 0 1rem}form{display:flex;gap:.75rem;margin-top:1.5rem}
button{flex:1;font:inherit;font-weight:600;padding:.75rem;border-radius:.375rem;border:1px solid #18181b;cursor:pointer}
button[value=approve]{background:#18181b;color:#fff}button[value=refuse]{background:#fff;color:#18181b}
button:focus-visible{outline:3px solid #2563eb;outline-offset:2px}</style></head>
<body><main><h1>${title}</h1><p>${escapeHtml(text)} No money is taken.</p>
<form method="post" action="${testPaymentUrl(reference)}"><button name="answer" value="approve">Confirm</button>
<button name="answer" value="refuse">Refuse</button></form></main></body></html>`;
};

const referenceIn = ({ params }: FastifyRequest): string =>
  (params as { reference?: string }).reference ?? '';

const findChargeOf = async (
  { database, directory, trustsProxy }: PaymentRouteServices,
  request: FastifyRequest,
): Promise<TestCharge | undefined> => {
  const site = await directory.find(originOf(request.raw, trustsProxy).host);
  return site && findCharge(database, site.id, referenceIn(request));
};

/** Who confirms a renewal or stores a card comes from the page of a subscription. */
const returnPath = (
  { secret }: PaymentRouteServices,
  payment: PaymentRow | undefined,
  { websiteId, paymentId }: Pick<TestCharge, 'websiteId' | 'paymentId'>,
): string => {
  if (!payment)
    return `${signSubscriptionLink(secret, { websiteId, subscriptionId: paymentId })}&returned=method`;
  const { renewal } = payment.content;
  return renewal
    ? `${signSubscriptionLink(secret, { websiteId, ...renewal })}&returned=payment`
    : `/checkout/return?payment=${paymentId}`;
};

/** What the address says is ignored: the payment is read from the gateway. */
const leave = async (
  services: PaymentRouteServices,
  { websiteId, paymentId }: TestCharge,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const payment = await findPayment(services.database, { websiteId, paymentId });
  if (payment) await refreshPayment(services, payment);
  return reply.headers(headers).redirect(returnPath(services, payment, { websiteId, paymentId }), 303);
};

/** The step of the test gateway that stands in for 3-D Secure. */
export const registerTestPayments = (app: FastifyInstance, services: PaymentRouteServices): void => {
  const { trustsProxy, database } = services;
  app.get(testPaymentUrl(':reference'), async (request, reply) => {
    const charge = await findChargeOf(services, request);
    if (!charge) return sendRefusal(reply, refuse('not-found'));
    if (charge.state !== 'requires_action') return leave(services, charge, reply);
    return reply.headers(headers).type('text/html; charset=utf-8').send(pageOf(charge));
  });
  registerPlainForms(app, [
    {
      path: testPaymentUrl(':reference'),
      trustsProxy,
      async receive(form, request, reply) {
        const charge = await findChargeOf(services, request);
        if (!charge) return sendRefusal(reply, refuse('not-found'));
        const isApproved = form.get('answer') === 'approve';
        await moveCharge(database, charge, {
          from: ['requires_action'],
          to: isApproved ? 'succeeded' : 'failed',
          ...(isApproved ? {} : { failure: 'authentication-failed' as const }),
        });
        return leave(services, charge, reply);
      },
    },
  ]);
};
