import { emptyAddress, type Address } from '@sitewright/domain/addresses';
import { pageTypes } from '@sitewright/domain/pages';
import { settingsInEffect } from '@sitewright/domain/store';
import { isManageText, manageTextsIn } from '@sitewright/domain/subscription-pages';
import { allowedSubscriptionActions, type SubscriptionAction } from '@sitewright/domain/subscriptions';
import type { OrderPage, SubscriptionAddressForm } from '@sitewright/render/checkout';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listCountries } from '../cart/index.ts';
import { findRequestVisitor, readDelivery } from '../checkout/index.ts';
import {
  isRefusal,
  NodeLimits,
  queryText,
  refuse,
  registerPlainForms,
  sendRefusal,
  type Refusal,
} from '../http/index.ts';
import { readStoreSettings } from '../store/index.ts';
import { finishMethodChange, refreshRenewal } from '../subscriptions/index.ts';
import { describeSubscription } from './describe-subscription.ts';
import { linkQuery, openSubscription, type OpenedSubscription } from './open-subscription.ts';
import { sendSubscriptionLinks } from './send-link.ts';
import { subscriptionActions } from './subscription-actions.ts';
import type { SubscriptionPageServices } from './subscription-page-services.ts';

const NOT_FOUND = 404;
const UNPROCESSABLE = 422;
const TOO_MANY = 429;
const MAX_EMAIL = 254;

const limit = { max: 60, withinSeconds: 60 } as const;
const limits = new NodeLimits();

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const show = async (
  { pages }: SubscriptionPageServices,
  { request, reply }: Exchange,
  { order, status = 200 }: { readonly order: OrderPage; readonly status?: number },
): Promise<void> => {
  reply.hijack();
  await pages.serveShopPage(request.raw, reply.raw, { pageType: pageTypes.orderStatus, status, order });
};

interface InvalidLink {
  readonly language: string;
  readonly isSent?: boolean;
  readonly fault?: string;
  readonly status?: number;
}

const showInvalid = (
  services: SubscriptionPageServices,
  exchange: Exchange,
  { language, isSent = false, fault = '', status = NOT_FOUND }: InvalidLink,
): Promise<void> => {
  const order = { kind: 'subscription-link' as const, page: { language, isSent, fault } };
  return show(services, exchange, { order, status });
};

interface Told {
  readonly notice?: string;
  readonly fault?: string;
  readonly step?: 'cancel' | 'address' | null;
  readonly leaveUrl?: string;
  readonly addressForm?: SubscriptionAddressForm | null;
  readonly status?: number;
}

const showSubscription = async (
  services: SubscriptionPageServices,
  exchange: Exchange,
  { visitor, subscription, ...told }: Omit<OpenedSubscription, 'key'> & Told,
): Promise<void> => {
  const { notice = '', fault = '', step = null, leaveUrl = '', addressForm = null, status = 200 } = told;
  const described = await describeSubscription({ reader: visitor, secret: services.secret, subscription });
  const page = { ...described, query: linkQuery(exchange.request), notice, fault, step, leaveUrl };
  await show(services, exchange, { order: { kind: 'subscription', page, addressForm }, status });
};

const addressFormOf = async (
  { visitor: { database, site } }: OpenedSubscription,
  address: Address,
  errors: Refusal['errors'] = {},
): Promise<SubscriptionAddressForm> => {
  const settings = settingsInEffect(await readStoreSettings(database, site.id), site.features);
  return {
    address,
    phone: settings.checkout.phone,
    countries: [...listCountries(settings.shipping, site.settings.language)],
    faults: Object.entries(errors).map(([field, message]) => ({
      field: `shippingAddress.${field}`,
      code: field,
      message,
    })),
  };
};

const stepIn = (
  request: FastifyRequest,
  { subscription }: OpenedSubscription,
): NonNullable<Told['step']> | null => {
  const allows = (action: SubscriptionAction): boolean =>
    allowedSubscriptionActions(subscription).includes(action);
  if (queryText(request.query, 'ask') === 'cancel' && allows('cancel')) return 'cancel';
  return queryText(request.query, 'edit') === 'address' && allows('change-address') ? 'address' : null;
};

/** By its name, because anybody could put texts into an address. */
const textNamed = (key: string, language: string): string =>
  isManageText(key) ? manageTextsIn(language)[key] : '';

/** What became of the page of the gateway that the customer comes back from. */
const receiveReturn = async (
  services: SubscriptionPageServices,
  { key }: OpenedSubscription,
  returned: string,
): Promise<string> => {
  if (returned === 'method')
    return (await finishMethodChange(services, key)) ? 'done=method' : 'refused=method';
  await refreshRenewal(services, key);
  return 'done=payment';
};

const goTo = (reply: FastifyReply, url: string): FastifyReply =>
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' }).redirect(url, 303);

const showPage =
  (services: SubscriptionPageServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const known = await findRequestVisitor(request, services);
    if (!known) return sendRefusal(reply, refuse('not-found'));
    const { language } = known.visitor.site.settings;
    const exchange = { request, reply };
    const opened = await openSubscription(request, known.visitor, services.secret);
    if (!opened) return showInvalid(services, exchange, { language });
    const returned = queryText(request.query, 'returned');
    if (returned === 'method' || returned === 'payment')
      return goTo(
        reply,
        `/subscription?${linkQuery(request)}&${await receiveReturn(services, opened, returned)}`,
      );
    const step = stepIn(request, opened);
    const address = opened.subscription.content.shippingAddress ?? emptyAddress;
    return showSubscription(services, exchange, {
      ...opened,
      notice: textNamed(`done-${queryText(request.query, 'done')}`, language),
      fault: textNamed(`refused-${queryText(request.query, 'refused')}`, language),
      step,
      addressForm: step === 'address' ? await addressFormOf(opened, address) : null,
    });
  };

const CODE = 'subscription-';

/** In the language of the store; what has no words of its own was changed meanwhile. */
const refusedText = ({ code }: Refusal, language: string): string =>
  textNamed(`refused-${code.slice(CODE.length)}`, language) || manageTextsIn(language)['refused-state'];

/** The form of the address again, with what was typed. */
const showAddress = async (
  services: SubscriptionPageServices,
  exchange: Exchange,
  { opened, form, refusal }: { opened: OpenedSubscription; form: URLSearchParams; refusal?: Refusal },
): Promise<void> => {
  const { language } = opened.visitor.site.settings;
  const { shippingAddress } = readDelivery(form);
  const addressForm = await addressFormOf(opened, shippingAddress, refusal?.errors);
  return showSubscription(services, exchange, {
    ...opened,
    step: 'address',
    addressForm,
    fault: refusal && addressForm.faults.length === 0 ? refusedText(refusal, language) : '',
    status: refusal ? UNPROCESSABLE : 200,
  });
};

/** A page of the test gateway is one of ours; forms of the site lead nowhere else. */
const isOwnPage = (url: string, publicOrigin: string): boolean =>
  url.startsWith('/') || url.startsWith(`${publicOrigin}/`);

const receiveAction =
  (name: string, services: SubscriptionPageServices) =>
  async (form: URLSearchParams, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const known = await findRequestVisitor(request, services);
    if (!known) return sendRefusal(reply, refuse('not-found'));
    const { visitor } = known;
    const { language } = visitor.site.settings;
    const exchange = { request, reply };
    const opened = await openSubscription(request, visitor, services.secret);
    if (!opened) return showInvalid(services, exchange, { language });
    const fail = (fault: string, status: number) =>
      showSubscription(services, exchange, { ...opened, fault, status });
    if (!limits.isWithin(['subscription-form', visitor.site.id, visitor.network], limit, visitor.now))
      return fail(manageTextsIn(language).tooMany, TOO_MANY);
    if (name === 'address' && form.has('update')) return showAddress(services, exchange, { opened, form });
    const outcome = await subscriptionActions[name]?.({ services, visitor, key: opened.key, form });
    if (!outcome) return sendRefusal(reply, refuse('not-found'));
    if (isRefusal(outcome))
      return name === 'address'
        ? showAddress(services, exchange, { opened, form, refusal: outcome })
        : fail(refusedText(outcome, language), UNPROCESSABLE);
    if ('done' in outcome) return goTo(reply, `/subscription?${linkQuery(request)}&done=${outcome.done}`);
    return isOwnPage(outcome.leaveUrl, visitor.publicOrigin)
      ? goTo(reply, outcome.leaveUrl)
      : showSubscription(services, exchange, { ...opened, leaveUrl: outcome.leaveUrl });
  };

/** The same answer whether there is a subscription or not. */
const receiveEmail =
  (services: SubscriptionPageServices) =>
  async (form: URLSearchParams, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const known = await findRequestVisitor(request, services);
    if (!known) return sendRefusal(reply, refuse('not-found'));
    const { language } = known.visitor.site.settings;
    const email = (form.get('email') ?? '').slice(0, MAX_EMAIL);
    const isSent = await sendSubscriptionLinks(known.visitor, email);
    return showInvalid(
      services,
      { request, reply },
      {
        language,
        ...(isSent ? { isSent, status: 200 } : { fault: manageTextsIn(language).tooMany, status: TOO_MANY }),
      },
    );
  };

/** The page of a subscription by its signed link. Plain forms: it works without script. */
export const registerSubscriptionPage = (app: FastifyInstance, services: SubscriptionPageServices): void => {
  const { trustsProxy } = services;
  app.get('/subscription', showPage(services));
  registerPlainForms(app, [
    { path: '/-/subscription/link', trustsProxy, receive: receiveEmail(services) },
    ...Object.keys(subscriptionActions).map((name) => ({
      path: `/-/subscription/${name}`,
      trustsProxy,
      receive: receiveAction(name, services),
    })),
  ]);
};
