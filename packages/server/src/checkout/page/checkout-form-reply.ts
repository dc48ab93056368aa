import type { EnteredValues } from '@sitewright/render/checkout';
import { defineFormReply } from '../../http/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import { checkoutUrl } from '../checkout-token.ts';

/** What the page of the checkout says and shows after a form that was refused. */
interface CheckoutFormReply {
  readonly message?: string;
  readonly changes?: readonly string[];
  /** What was chosen or entered and is not part of the checkout. */
  readonly entered?: EnteredValues;
}

export const checkoutFormReply = defineFormReply<CheckoutFormReply>('checkout');

interface RefusedForm {
  /** Of the page, such as `step=payment`. */
  readonly query: string;
  readonly reply: CheckoutFormReply;
}

/** The address of the page that shows the reply. */
export const replyUrl = (visitor: CheckoutVisitor, { query, reply }: RefusedForm, secret: string): string => {
  const page = `${checkoutUrl(visitor)}?${query}`;
  const written = checkoutFormReply.write(visitor, reply, secret);
  if (!written) return page;
  visitor.setCookie(written.cookie);
  return `${page}&${written.parameter}`;
};
