import type { CheckoutPage } from '@sitewright/render/checkout';

const SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** What the checkout page needs for the fields of Stripe, in which card details are entered. */
export const stripePage = (url: string | undefined): NonNullable<CheckoutPage['gateway']> => {
  if (url === undefined)
    return {
      scriptUrl: 'https://js.stripe.com/v3/',
      hosts: {
        scripts: SCRIPTS,
        frames: [...SCRIPTS, 'https://hooks.stripe.com'],
        connections: ['https://api.stripe.com'],
        forms: ['https://checkout.stripe.com', 'https://hooks.stripe.com'],
      },
    };
  const { origin } = new URL(url);
  const hosts = [origin];
  return {
    scriptUrl: `${origin}/stripe.js`,
    hosts: { scripts: hosts, frames: hosts, connections: hosts, forms: hosts },
  };
};
