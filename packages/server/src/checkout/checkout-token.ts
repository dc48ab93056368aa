import { readCartToken } from '../cart/index.ts';

/** Who is at a checkout: the bearer of a payment link, else of a cart. */
export interface CheckoutBearer {
  readonly source?: { readonly token: string } | undefined;
  readonly cookieHeader: string | undefined;
  readonly isSecure: boolean;
}

/** Whoever has it may see the checkout and its payments. */
export const checkoutToken = ({ source, ...browser }: CheckoutBearer): string | undefined =>
  source ? source.token : readCartToken(browser);

/** The page of the checkout. */
export const checkoutUrl = ({ source }: Pick<CheckoutBearer, 'source'>): string =>
  source ? `/checkout/pay/${source.token}` : '/checkout';
