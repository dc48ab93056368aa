import type { CheckoutView } from './checkout-schemas.ts';

type Opened = Pick<CheckoutView, 'link' | 'cartToken'>;

/** The page of a checkout: of the visitor's cart, of a payment link, or of a subscription that is bought on its own. */
export const checkoutPath = ({ link, cartToken }: Opened): string => {
  if (cartToken !== '') return `/checkout/subscribe/${cartToken}`;
  return link === '' ? '/checkout' : `/checkout/pay/${link}`;
};

/** What its forms are sent with, so that they find it again. */
export const checkoutQuery = ({ link, cartToken }: Opened): string => {
  if (cartToken !== '') return `?cart=${cartToken}`;
  return link === '' ? '' : `?link=${link}`;
};
