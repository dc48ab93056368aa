import type { Stripe } from 'stripe';
import type { MethodRequest, SavedMethod } from '../gateway.ts';
import { describeMethod } from './stripe-customers.ts';

/** A page of Stripe's on which a card is stored and nothing is paid. */
export const beginMethodSession = async (
  stripe: Stripe,
  { websiteId, subscriptionId, email, currency, returnUrl }: MethodRequest,
): Promise<{ reference: string; url: string } | undefined> => {
  const { id, url } = await stripe.checkout.sessions.create({
    mode: 'setup',
    currency: currency.toLowerCase(),
    customer_creation: 'always',
    customer_email: email,
    metadata: { sitewright_site: websiteId, sitewright_subscription: subscriptionId },
    success_url: returnUrl,
    cancel_url: returnUrl,
  });
  return url === null ? undefined : { reference: id, url };
};

/** Undefined while nothing was stored on the page. */
export const findMethodOfSession = async (
  stripe: Stripe,
  reference: string,
): Promise<SavedMethod | undefined> => {
  const session = await stripe.checkout.sessions.retrieve(reference, {
    expand: ['setup_intent.payment_method'],
  });
  const { customer, setup_intent: intent } = session;
  if (!intent || typeof intent === 'string' || intent.status !== 'succeeded') return undefined;
  const { payment_method: method } = intent;
  if (!customer || !method || typeof method === 'string') return undefined;
  return describeMethod(typeof customer === 'string' ? customer : customer.id, method);
};
