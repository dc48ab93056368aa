import type { Stripe } from 'stripe';
import { isRejection } from './stripe-faults.ts';

/** The same for all entries of one card number, whatever date and code are tried with it. */
export const findFingerprint = async (
  stripe: Stripe,
  confirmationToken: string,
): Promise<string | undefined> => {
  try {
    const { payment_method_preview: method } = await stripe.confirmationTokens.retrieve(confirmationToken);
    return method?.card?.fingerprint ?? undefined;
  } catch (error) {
    // A restricted key may not read it; a token that does not exist is refused by the confirmation.
    if (isRejection(error)) return undefined;
    throw error;
  }
};
