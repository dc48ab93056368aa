import type { Stripe } from 'stripe';
import { nameOf } from '@sitewright/domain/addresses';
import type { PaymentRow } from '../../../payment-records/index.ts';
import type { PaymentChoice, SavedMethod } from '../gateway.ts';

/** Stored methods belong to a customer at Stripe. */
export const createCustomer = async (
  stripe: Stripe,
  { paymentId, websiteId, content }: PaymentRow,
): Promise<string> => {
  const { id } = await stripe.customers.create(
    {
      email: content.email,
      name: nameOf(content.billingAddress),
      metadata: { sitewright_site: websiteId },
    },
    { idempotencyKey: `${paymentId}-customer` },
  );
  return id;
};

/** The part of a new payment by which its method is stored, or a stored one is charged. */
export const storageOf = async (
  stripe: Stripe,
  payment: PaymentRow,
  { savesMethod = false, savedMethod }: PaymentChoice,
) => {
  if (savedMethod)
    return {
      customer: savedMethod.customer,
      // Nobody is there who could be sent to a page.
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const },
    };
  if (!savesMethod) return {};
  return {
    customer: await createCustomer(stripe, payment),
    setup_future_usage: 'off_session' as const,
  };
};

/** Cards are valid until the end of a month. */
const expiryOf = ({ card }: Stripe.PaymentMethod): Date | null =>
  card ? new Date(Date.UTC(card.exp_year, card.exp_month, 1)) : null;

const brandNames: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

export const describeMethod = (customer: string, method: Stripe.PaymentMethod): SavedMethod => {
  const { id: reference, card, type } = method;
  return {
    customer,
    reference,
    name: card ? `${brandNames[card.brand] ?? 'Card'} ${card.last4}` : type,
    expiresAt: expiryOf(method),
  };
};

/** Undefined while it was not paid, and for payments whose method was not stored. */
export const findSavedMethod = async (stripe: Stripe, intent: string): Promise<SavedMethod | undefined> => {
  const paid = await stripe.paymentIntents.retrieve(intent, { expand: ['payment_method'] });
  const { customer, payment_method: method } = paid;
  if (paid.status !== 'succeeded' || paid.setup_future_usage !== 'off_session') return undefined;
  if (!customer || !method || typeof method === 'string') return undefined;
  return describeMethod(typeof customer === 'string' ? customer : customer.id, method);
};
