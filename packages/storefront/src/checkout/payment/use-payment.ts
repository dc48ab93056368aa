import type { Outcome, Refusal } from '@sitewright/api/client';
import { checkoutSteps, describeChanges, seenOrder, type CheckoutDetails } from '@sitewright/domain/checkout';
import { useEffect, useRef, useState } from 'react';
import { refusalText } from '../../cart/index.ts';
import { awaitPayment } from './await-payment.ts';
import { readCheckout, saveDetails, type Payment, type PaymentRequest } from '../state/checkout-calls.ts';
import { isView, useCheckout, type Checkout } from '../state/checkout-context.ts';
import type { Tokenize } from './card-fields.ts';
import { newPaymentKey } from './payment-key.ts';
import { sendChecked } from './send-checked.ts';
import { changeRefused } from '../state/use-checkout-state.ts';

export type PayState = 'idle' | 'paying' | 'processing' | 'processing-long';

export interface PaymentChoice {
  readonly methodId: string;
  readonly outcome?: PaymentRequest['outcome'];
  readonly details: Partial<CheckoutDetails>;
  /** Hands the card details to the gateway; absent where there are none to enter. */
  readonly tokenize?: Tokenize;
}

const LONG_AFTER = 6;

const pause = (ms: number): Promise<void> => new Promise((end) => setTimeout(end, ms));

/** Nothing is known about the attempt: it may have been charged, so the same key is sent again. */
const isUnknown = ({ status }: Refusal): boolean => status === 0 || status >= 500;

/** False where a field is missing, or the order is no longer the one that is shown. */
const saveLastStep = async (checkout: Checkout, details: PaymentChoice['details']): Promise<boolean> => {
  const { view, texts, run, showFaults, showNotice } = checkout;
  const saved = await run(() => saveDetails(details));
  if (!isView(saved)) {
    showNotice(changeRefused(saved));
    return false;
  }
  const faults = saved.faults.payment;
  const changes = describeChanges(view, saved, texts);
  // Where a line is gone, other fields may be asked for than the shopper saw.
  if (changes.length > 0) showNotice({ message: '', changes });
  else if (faults.length > 0) showFaults('payment', faults);
  return faults.length === 0 && changes.length === 0;
};

interface Attempt {
  readonly key: string;
  readonly token: string | undefined;
}

const order = (
  { view }: Checkout,
  { key, token }: Attempt,
  choice: PaymentChoice,
): Promise<Outcome<Payment>> => {
  const { cart } = view;
  return sendChecked({
    idempotencyKey: key,
    ...(token === undefined ? {} : { confirmationToken: token }),
    methodId: choice.methodId,
    ...(choice.outcome === undefined ? {} : { outcome: choice.outcome }),
    totalCents: cart.grandTotalCents,
    giftCardCents: cart.giftCardRedemptionTotalCents,
    currency: cart.grandTotal.currencyCode,
    seen: seenOrder(view),
  });
};

/** Shows the order as it is now, with what has changed and what is missing. Returns a payment that is under way. */
const showRefused = async (checkout: Checkout, refusal: Refusal): Promise<string | undefined> => {
  const { view, texts, showView, showFaults, showNotice } = checkout;
  const now = isUnknown(refusal) ? undefined : await readCheckout();
  if (!now?.ok) {
    showNotice(changeRefused(refusal));
    return undefined;
  }
  showView(now.answer);
  const { pending, faults } = now.answer;
  if (refusal.code === 'payment-pending' && pending) return pending.paymentId;
  const step = checkoutSteps.find((each) => faults[each].length > 0);
  if (step) showFaults(step, faults[step]);
  showNotice({ message: refusalText(refusal), changes: describeChanges(view, now.answer, texts) });
  return undefined;
};

/** Places the order and pays, once per attempt, and follows the payment until its end is known. */
export const usePayment = () => {
  const checkout = useCheckout();
  const [state, setState] = useState<PayState>('idle');
  const isUnderWay = useRef(false);
  const key = useRef(newPaymentKey());
  /** Repeated together with its key. */
  const token = useRef<string>(undefined);
  const waiting = useRef(new AbortController());

  const end = (): void => {
    isUnderWay.current = false;
    setState('idle');
  };

  const renew = (): void => {
    key.current = newPaymentKey();
    token.current = undefined;
  };

  /** False where the card details are incomplete, which their fields say. */
  const prepareCard = async ({ tokenize }: PaymentChoice): Promise<boolean> => {
    if (!tokenize || token.current !== undefined) return true;
    const made = await tokenize();
    if ('message' in made) checkout.showNotice({ message: made.message, changes: [] });
    else token.current = made.token;
    return 'token' in made;
  };

  const follow = (payment: Payment): void | Promise<void> => {
    const { paymentId, url, message } = payment;
    if (payment.state === 'completed' || payment.state === 'requires_action') return location.assign(url);
    if (payment.state === 'processing' && paymentId !== null) return wait(paymentId);
    renew();
    checkout.showNotice({ message, changes: [] });
    return end();
  };

  const wait = async (paymentId: string): Promise<void> => {
    isUnderWay.current = true;
    setState('processing');
    waiting.current = new AbortController();
    const { signal } = waiting.current;
    const payment = await awaitPayment(paymentId, {
      signal,
      pause,
      onLook: (count) => count === LONG_AFTER && setState('processing-long'),
    });
    if (payment) return follow(payment);
    return signal.aborted ? undefined : end();
  };

  const pay = async (choice: PaymentChoice): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState('paying');
    checkout.showNotice({ message: '', changes: [] });
    if (!(await saveLastStep(checkout, choice.details))) return end();
    if (!(await prepareCard(choice))) return end();
    const sent = await order(checkout, { key: key.current, token: token.current }, choice);
    if (sent.ok) return follow(sent.answer);
    if (!isUnknown(sent.refusal)) renew();
    const pending = await showRefused(checkout, sent.refusal);
    return pending === undefined ? end() : wait(pending);
  };

  useEffect(() => {
    const { pending } = checkout.view;
    if (pending && pending.state !== 'requires_action') void wait(pending.paymentId);
    return () => waiting.current.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a payment that the page was opened with, and no other
  }, []);

  return { state, pay };
};
