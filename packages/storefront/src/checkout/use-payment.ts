import type { Refusal } from '@sitewright/api/client';
import { checkoutSteps, describeChanges, type CheckoutDetails } from '@sitewright/domain/checkout';
import { useEffect, useRef, useState } from 'react';
import { refusalText } from '../cart/index.ts';
import { awaitPayment } from './await-payment.ts';
import {
  readCheckout,
  saveDetails,
  sendPayment,
  type Payment,
  type PaymentRequest,
} from './checkout-calls.ts';
import { isView, useCheckout } from './checkout-context.ts';
import { newPaymentKey } from './payment-key.ts';
import { changeRefused } from './use-checkout-state.ts';

export type PayState = 'idle' | 'paying' | 'processing' | 'processing-long';

const LONG_AFTER = 6;

const pause = (ms: number): Promise<void> => new Promise((end) => setTimeout(end, ms));

/** Nothing is known about the attempt: it may have been charged, so the same key is sent again. */
const isUnknown = ({ status }: Refusal): boolean => status === 0 || status >= 500;

export interface PaymentChoice {
  readonly methodId: string;
  readonly outcome?: PaymentRequest['outcome'];
  readonly details: Partial<CheckoutDetails>;
}

/** Places the order and pays, once per attempt, and follows the payment until its end is known. */
export const usePayment = () => {
  const { view, texts, run, showFaults, showNotice, showView } = useCheckout();
  const [state, setState] = useState<PayState>('idle');
  const isUnderWay = useRef(false);
  const key = useRef(newPaymentKey());
  const waiting = useRef(new AbortController());
  const seen = view;

  const end = (): void => {
    isUnderWay.current = false;
    setState('idle');
  };

  const follow = (payment: Payment): void | Promise<void> => {
    if (payment.state === 'completed' || payment.state === 'requires_action')
      return location.assign(payment.url);
    if (payment.state === 'processing' && payment.paymentId !== null) return wait(payment.paymentId);
    key.current = newPaymentKey();
    showNotice({ message: payment.message, changes: [] });
    return end();
  };

  const wait = async (paymentId: string): Promise<void> => {
    isUnderWay.current = true;
    setState('processing');
    waiting.current.abort();
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

  /** Shows the order as it is now, with what has changed and what is missing. */
  const showRefused = async (refusal: Refusal): Promise<void> => {
    if (isUnknown(refusal)) {
      showNotice(changeRefused(refusal));
      return end();
    }
    key.current = newPaymentKey();
    const now = await readCheckout();
    if (!now.ok) {
      showNotice(changeRefused(refusal));
      return end();
    }
    showView(now.answer);
    const { pending, faults, cart } = now.answer;
    if (refusal.code === 'payment-pending' && pending) return wait(pending.paymentId);
    const step = checkoutSteps.find((each) => faults[each].length > 0);
    if (step) showFaults(step, faults[step]);
    showNotice({ message: refusalText(refusal), changes: describeChanges(seen.cart, cart, texts) });
    return end();
  };

  const pay = async ({ methodId, outcome, details }: PaymentChoice): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState('paying');
    showNotice({ message: '', changes: [] });
    const saved = await run(() => saveDetails(details));
    if (!isView(saved)) {
      showNotice(changeRefused(saved));
      return end();
    }
    const { payment: faults } = saved.faults;
    const changes = describeChanges(seen.cart, saved.cart, texts);
    if (faults.length > 0) showFaults('payment', faults);
    else if (changes.length > 0) showNotice({ message: '', changes });
    if (faults.length > 0 || changes.length > 0) return end();
    const sent = await sendPayment({
      idempotencyKey: key.current,
      methodId,
      ...(outcome === undefined ? {} : { outcome }),
      totalCents: seen.cart.grandTotalCents,
      currency: seen.cart.grandTotal.currencyCode,
    });
    return sent.ok ? follow(sent.answer) : showRefused(sent.refusal);
  };

  useEffect(() => {
    const { pending } = view;
    if (pending && pending.state !== 'requires_action') void wait(pending.paymentId);
    return () => waiting.current.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a payment that the page was opened with, and no other
  }, []);

  return { state, pay };
};
