import type { Stripe } from 'stripe';
import { failureOfDecline } from '@sitewright/domain/payments';
import type { PaymentRow } from '../../../payment-records/index.ts';
import type { GatewayResult, PaymentChoice, ReferencedPayment, SavedMethod } from '../gateway.ts';
import { describeToStripe, returnUrl } from './describe-payment.ts';
import { createCustomer, describeMethod } from './stripe-customers.ts';
import { isRejection, readStripeFault } from './stripe-faults.ts';

/** A subscription whose first payment is of nothing: its way to pay is stored, and nothing is charged. */
export const isSetup = ({ amountCents }: PaymentRow): boolean => amountCents === 0;

const failed = (failure: ReturnType<typeof failureOfDecline>): GatewayResult => ({
  state: 'failed',
  failure,
});

const resultOfSetup = ({ status, next_action: action, last_setup_error: error }: Stripe.SetupIntent) => {
  const actionUrl = action?.redirect_to_url?.url;
  switch (status) {
    case 'succeeded':
      return { state: 'succeeded' } as const;
    case 'processing':
      return { state: 'processing' } as const;
    case 'canceled':
      return { state: 'cancelled' } as const;
    case 'requires_action':
      return actionUrl ? ({ state: 'requires_action', actionUrl } as const) : failed('authentication-failed');
    default:
      return error
        ? failed(failureOfDecline(error.code, error.decline_code))
        : ({ state: 'created' } as const);
  }
};

export const createSetup = async (stripe: Stripe, payment: PaymentRow): Promise<string> => {
  const { description, metadata } = describeToStripe(payment);
  const { id } = await stripe.setupIntents.create(
    {
      customer: await createCustomer(stripe, payment),
      usage: 'off_session',
      automatic_payment_methods: { enabled: true },
      description,
      metadata,
    },
    { idempotencyKey: `${payment.paymentId}-create` },
  );
  return id;
};

export const findSetup = async (stripe: Stripe, { reference }: ReferencedPayment): Promise<GatewayResult> =>
  resultOfSetup(await stripe.setupIntents.retrieve(reference));

export const confirmSetup = async (
  stripe: Stripe,
  payment: ReferencedPayment,
  { confirmationToken }: PaymentChoice,
): Promise<GatewayResult> => {
  // A repeated confirmation would answer what was true then.
  if (confirmationToken === undefined || payment.state !== 'created') return findSetup(stripe, payment);
  try {
    const setup = await stripe.setupIntents.confirm(
      payment.reference,
      { confirmation_token: confirmationToken, return_url: returnUrl(payment), use_stripe_sdk: false },
      { idempotencyKey: `${payment.paymentId}-confirm` },
    );
    return resultOfSetup(setup);
  } catch (error) {
    const fault = readStripeFault(error);
    if (fault?.type === 'StripeCardError') return failed(failureOfDecline(fault.code, fault.decline_code));
    if (!isRejection(error) && fault?.type !== 'StripeIdempotencyError') throw error;
    const found = await findSetup(stripe, payment);
    return found.state === 'created' && isRejection(error) ? failed('gateway-error') : found;
  }
};

export const cancelSetup = async (stripe: Stripe, payment: ReferencedPayment): Promise<GatewayResult> => {
  try {
    return resultOfSetup(await stripe.setupIntents.cancel(payment.reference));
  } catch (error) {
    if (!isRejection(error)) throw error;
    return findSetup(stripe, payment);
  }
};

/** Undefined while nothing was stored. */
export const findMethodOfSetup = async (
  stripe: Stripe,
  reference: string,
): Promise<SavedMethod | undefined> => {
  const {
    status,
    customer,
    payment_method: method,
  } = await stripe.setupIntents.retrieve(reference, {
    expand: ['payment_method'],
  });
  if (status !== 'succeeded' || !customer || !method || typeof method === 'string') return undefined;
  return describeMethod(typeof customer === 'string' ? customer : customer.id, method);
};
