import { callApi, sendAsOwner } from './call-api.ts';
import { owner } from './program/program.ts';
import { signInTo } from './sign-in.ts';
import type { VisitedSite } from './sites/open-folder.ts';

const keys = {
  publishableKey: 'pk_test_standinpublishable',
  secretKey: 'sk_test_standinsecret',
  webhookSecret: 'whsec_standinwebhook',
};

/** Connects a shop with the stand-in of Stripe, in test mode. */
export const connectStripe = async (shop: VisitedSite): Promise<void> => {
  const { page } = await shop.visit('/', { storageState: await signInTo(shop) });
  const { confirmation } = await callApi<{ confirmation: string }>(page, '/api/contributors/confirmation', {
    method: 'POST',
    body: { password: owner.password },
  });
  await sendAsOwner(page, '/api/payments/stripe', { method: 'PUT', body: keys, confirmation });
};
