import { checkoutPath } from '@sitewright/domain/checkout';
import { readCartToken } from '../cart/index.ts';

/** Who is at a checkout: the bearer of a payment link or of the cart of a subscription, else of a cart. */
export interface CheckoutBearer {
  readonly source?: { readonly token: string; readonly isCart?: boolean } | undefined;
  readonly cookieHeader: string | undefined;
  readonly isSecure: boolean;
}

/** Whoever has it may see the checkout and its payments. */
export const checkoutToken = ({ source, ...browser }: CheckoutBearer): string | undefined =>
  source ? source.token : readCartToken(browser);

/** The page of the checkout. */
export const checkoutUrl = ({ source }: Pick<CheckoutBearer, 'source'>): string =>
  checkoutPath({
    link: source && !source.isCart ? source.token : '',
    cartToken: source?.isCart ? source.token : '',
  });
