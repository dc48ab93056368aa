import { readStripeFault } from '../gateways/stripe/stripe-faults.ts';
import { openStripe, type StripeSettings } from '../gateways/stripe/stripe-client.ts';

export interface CheckedAccount {
  readonly accountId: string;
  readonly accountName: string;
}

const WAIT_MS = 8000;

/** Asks Stripe whose key it is. Restricted keys that may not read the account are accepted without its name. */
export const checkSecretKey = async (
  secretKey: string,
  settings: StripeSettings,
): Promise<CheckedAccount | 'refused' | 'unreachable'> => {
  const timeoutMs = Math.min(WAIT_MS, settings.timeoutMs ?? WAIT_MS);
  const stripe = await openStripe(secretKey, { ...settings, timeoutMs });
  try {
    const account = await stripe.accounts.retrieveCurrent();
    const name = account.settings?.dashboard.display_name ?? account.business_profile?.name;
    return { accountId: account.id, accountName: name ?? account.id };
  } catch (error) {
    const type = readStripeFault(error)?.type;
    if (type === 'StripeAuthenticationError') return 'refused';
    return type === 'StripePermissionError' ? { accountId: '', accountName: '' } : 'unreachable';
  }
};
