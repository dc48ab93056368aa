import { checkoutTextsIn, type CheckoutView } from '@sitewright/domain/checkout';
import { fillText } from '@sitewright/domain/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loadMoneyPrinter } from '../../cart/index.ts';
import { isRefusal, refuse, sendRefusal, type Refusal } from '../../http/index.ts';
import { translateCheckoutRefusal } from '../checkout-routes.ts';
import { readCheckout, saveCheckout, type CheckoutVisitor } from '../checkout-service.ts';
import { checkoutUrl } from '../checkout-token.ts';
import { pay, type PaymentReply } from '../pay/pay.ts';
import { findRequestVisitor } from '../request-visitor.ts';
import type { CheckoutPageServices } from './checkout-page-services.ts';
import { replyUrl } from './checkout-form-reply.ts';
import { readBilling, readPaymentRequest } from './form-details.ts';

const nextUrl = ({ state, url }: PaymentReply, checkout: string): string => {
  if (state === 'completed' || state === 'requires_action') return url;
  // Other failures are refusals.
  return state === 'failed' ? `${checkout}?step=payment&notice=payment-returned` : checkout;
};

interface SeenAmounts {
  readonly totalCents: number;
  readonly giftCardCents: number;
}

const goneEntries = ({ entries }: CheckoutView['cart']) =>
  entries.filter(({ isAvailable, note }) => !isAvailable || note !== '');

/** What the shopper saw, where it is no longer the same. */
const totalChange = async (
  { database, site }: CheckoutVisitor,
  { totalCents, giftCardCents }: SeenAmounts,
  { cart }: CheckoutView,
): Promise<readonly string[]> => {
  const print = await loadMoneyPrinter(database, site);
  const { totalChanged, dueChanged, lineGone } = checkoutTextsIn(site.settings.language);
  const gone = goneEntries(cart).map(({ title }) => fillText(lineGone, { title }));
  if (gone.length > 0) return gone;
  if (giftCardCents !== cart.giftCardRedemptionTotalCents)
    return [fillText(dueChanged, { before: print(totalCents - giftCardCents), after: cart.amountDue.text })];
  if (totalCents === cart.grandTotalCents) return [];
  return [fillText(totalChanged, { before: print(totalCents), after: cart.grandTotal.text })];
};

/** Why the order was not placed, and what has changed meanwhile. */
const explain = async (visitor: CheckoutVisitor, refusal: Refusal, seen: SeenAmounts) => {
  const checkout = await readCheckout(visitor);
  return {
    message: translateCheckoutRefusal(refusal, visitor.site.settings.language).message,
    changes: isRefusal(checkout) ? [] : await totalChange(visitor, seen, checkout),
  };
};

/** Where something is gone, other fields may be asked for than the shopper saw: that is told first. */
const hasFaults = (saved: CheckoutView | Refusal): boolean =>
  !isRefusal(saved) && saved.faults.payment.length > 0 && goneEntries(saved.cart).length === 0;

const isLinkRefusal = ({ code }: Refusal): boolean =>
  code === 'payment-link-invalid' || code === 'payment-link-expired';

/** Saves the last step and pays, without script. */
export const receivePayment =
  (services: CheckoutPageServices) =>
  async (form: URLSearchParams, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const known = await findRequestVisitor(request, services);
    const payment = readPaymentRequest(form);
    if (!known) return sendRefusal(reply, refuse('not-found'));
    if (!payment) return sendRefusal(reply, refuse('bad-request'));
    const { visitor, cookies } = known;
    const goTo = (url: string): FastifyReply => {
      if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
      return reply.header('cache-control', 'no-store').redirect(url, 303);
    };
    const page = checkoutUrl(visitor);
    const entered = { methodId: payment.methodId, outcome: payment.outcome ?? '' };
    /** The page again. A repeated form is answered the same: its key is known. */
    const goBack = (query: string, reply: object = {}) =>
      goTo(replyUrl(visitor, { query, reply: { ...reply, entered } }, services.secret));
    const saved = await saveCheckout(visitor, readBilling(form));
    if (form.has('update')) return goBack('step=payment');
    if (hasFaults(saved)) return goBack('step=payment&check=1');
    const methodId = payment.methodId || (isRefusal(saved) ? '' : (saved.methods[0]?.id ?? ''));
    const outcome = await pay(visitor, { ...payment, methodId, isPlain: true }, services);
    if (!isRefusal(outcome)) return goTo(nextUrl(outcome, page));
    // Paid meanwhile, or no longer valid: the page of the link says so, or leads on to the order.
    if (isLinkRefusal(outcome)) return goTo(page);
    if (outcome.code === 'checkout-incomplete') return goBack('check=1');
    return goBack('step=payment', await explain(visitor, outcome, payment));
  };
