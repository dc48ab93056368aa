import { isAddressComplete, type CheckoutStep, type CheckoutView } from '@sitewright/domain/checkout';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { applyCode, removeCode } from '../../cart/index.ts';
import { isRefusal, refuse, registerPlainForms, sendRefusal, type Refusal } from '../../http/index.ts';
import { chooseOption, readCheckout, saveCheckout, type CheckoutVisitor } from '../checkout-service.ts';
import { checkoutUrl } from '../checkout-token.ts';
import { translateCheckoutRefusal } from '../checkout-routes.ts';
import { findRequestVisitor } from '../request-visitor.ts';
import type { CheckoutPageServices } from './checkout-page-services.ts';
import { readContact, readDelivery } from './form-details.ts';
import { receivePayment } from './receive-payment.ts';
import { parametersOf, showCheckout } from './show-checkout.ts';

/** The address to go on to, within the page of the checkout. */
type Doing = (visitor: CheckoutVisitor, form: URLSearchParams) => Promise<string>;

const hasFaults = (saved: CheckoutView | Refusal, step: CheckoutStep): boolean =>
  !isRefusal(saved) && saved.faults[step].length > 0;

const saveContact: Doing = async (visitor, form) => {
  const known = await readCheckout(visitor);
  if (isRefusal(known)) return '';
  const saved = await saveCheckout(visitor, readContact(form, known.form));
  return hasFaults(saved, 'contact') ? '?step=contact&check=1' : '';
};

/** Whoever enters an address wants it delivered: a pickup that was chosen before is given up. */
const leavePickup = async (visitor: CheckoutVisitor): Promise<void> => {
  const known = await readCheckout(visitor);
  if (isRefusal(known) || !known.cart.selectedShippingOption?.isPickup) return;
  await chooseOption(visitor, known, null);
};

const saveDelivery: Doing = async (visitor, form) => {
  await leavePickup(visitor);
  const saved = await saveCheckout(visitor, readDelivery(form));
  if (isRefusal(saved)) return '';
  if (form.has('update')) return '?step=delivery';
  return isAddressComplete(saved) ? '?step=delivery#checkout-shippingOption' : '?step=delivery&check=1';
};

const MAX_KEY = 3100;
/** As much as a form without script may send elsewhere. */
const MAX_ANSWER_BYTES = 1_000_000;

const saveOption: Doing = async (visitor, form) => {
  const known = await readCheckout(visitor);
  if (isRefusal(known)) return '';
  const optionKey = form.get('shippingOption');
  await chooseOption(visitor, known, optionKey !== null && optionKey.length <= MAX_KEY ? optionKey : null);
  const saved = await readCheckout(visitor);
  return hasFaults(saved, 'delivery') ? '?step=delivery&check=1' : '?step=payment';
};

const saveCode: Doing = async (visitor, form) => {
  if (visitor.source) return '';
  const code = form.get('code') ?? '';
  const outcome = form.has('remove') ? await removeCode(visitor, code) : await applyCode(visitor, code);
  if (!isRefusal(outcome)) return '';
  const { data } = outcome;
  const reason = data && 'reason' in data ? String(data.reason) : outcome.code;
  return `?notice=${encodeURIComponent(reason)}`;
};

const goTo = (reply: FastifyReply, url: string, cookies: readonly string[]): FastifyReply => {
  if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
  return reply.header('cache-control', 'no-store').redirect(url, 303);
};

const receive =
  (doing: Doing, services: CheckoutPageServices) =>
  async (form: URLSearchParams, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const known = await findRequestVisitor(request, services);
    if (!known) return sendRefusal(reply, refuse('not-found'));
    const url = await doing(known.visitor, form);
    return goTo(reply, `${checkoutUrl(known.visitor)}${url}`, known.cookies);
  };

const isPassing = (checkout: CheckoutView | Refusal): boolean =>
  !isRefusal(checkout) || checkout.code === 'checkout-empty';

const NOT_FOUND = 404;

/** A link that has been paid leads to its order. */
const paidUrl = ({ data }: Refusal): string | undefined =>
  data && 'url' in data ? String(data.url) : undefined;

/** The checkout of a payment link, or why the link does not work. */
const showLink =
  (services: CheckoutPageServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const known = await findRequestVisitor(request, services);
    if (!known) return sendRefusal(reply, refuse('not-found'));
    const checkout = await readCheckout(known.visitor);
    const { language } = known.visitor.site.settings;
    const shown = { checkout, language, parameters: parametersOf(request) };
    if (!isRefusal(checkout)) return showCheckout(services, { request, reply }, shown);
    const paid = paidUrl(checkout);
    if (paid !== undefined) return goTo(reply, paid, known.cookies);
    const { message } = translateCheckoutRefusal(checkout, language);
    return showCheckout(services, { request, reply }, { ...shown, message, status: NOT_FOUND });
  };

/** The checkout page and its forms, which need no script. */
export const registerCheckoutPages = (app: FastifyInstance, services: CheckoutPageServices): void => {
  const { pages, trustsProxy } = services;
  app.get('/checkout', async (request, reply) => {
    const known = await findRequestVisitor(request, services);
    const checkout = known && (await readCheckout(known.visitor));
    if (!checkout || !isPassing(checkout)) {
      reply.hijack();
      await pages.serve(request.raw, reply.raw);
      return;
    }
    const { language } = known.visitor.site.settings;
    await showCheckout(
      services,
      { request, reply },
      { checkout, language, parameters: parametersOf(request) },
    );
  });
  app.get('/checkout/pay/:token', showLink(services));
  app.get('/commerce/goto-checkout', async (_request, reply) => goTo(reply, '/checkout', []));
  registerPlainForms(app, [
    {
      path: '/-/checkout/contact',
      trustsProxy,
      maxBytes: MAX_ANSWER_BYTES,
      receive: receive(saveContact, services),
    },
    { path: '/-/checkout/delivery', trustsProxy, receive: receive(saveDelivery, services) },
    { path: '/-/checkout/option', trustsProxy, receive: receive(saveOption, services) },
    { path: '/-/checkout/code', trustsProxy, receive: receive(saveCode, services) },
    { path: '/-/checkout/pay', trustsProxy, maxBytes: 32_768, receive: receivePayment(services) },
  ]);
};
