import type { Outcome, Refusal } from '@sitewright/api/client';
import {
  openStep as stepToOpen,
  type CheckoutFault,
  type CheckoutIsland,
  type CheckoutStep,
  type CheckoutView,
} from '@sitewright/domain/checkout';
import { useRef, useState } from 'react';
import { refusalText } from '../../cart/index.ts';
import type { Checkout, Notice } from './checkout-context.ts';
import type { Entered } from './read-entered.ts';

/** The cart was bought or emptied elsewhere: the page says so itself. */
const isGone = ({ code }: Refusal): boolean => code === 'checkout-empty' || code === 'not-found';

/** Nothing is shown anew while the page is being left. */
const never = new Promise<never>(() => {});

export const useCheckoutState = (
  { view: first, step, texts, addressTexts, ...island }: CheckoutIsland,
  enteredBefore: Entered,
) => {
  const [view, setView] = useState<CheckoutView>(first);
  const [entered, setEntered] = useState(enteredBefore);
  const [open, setOpen] = useState<CheckoutStep>(stepToOpen(first, step ?? undefined));
  const [faults, setFaults] = useState<readonly CheckoutFault[]>([]);
  const [busyCount, setBusyCount] = useState(0);
  const [notice, showNotice] = useState<Notice>({ message: island.message, changes: island.changes });
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const showView = (next: CheckoutView): void => {
    setView(next);
    setEntered({ details: next.details });
  };

  const settle = (outcome: Outcome<CheckoutView>): CheckoutView | Refusal | Promise<never> => {
    if (outcome.ok) {
      showView(outcome.answer);
      return outcome.answer;
    }
    if (isGone(outcome.refusal)) {
      location.assign('/checkout');
      return never;
    }
    return outcome.refusal;
  };

  const run: Checkout['run'] = (change) => {
    setBusyCount((count) => count + 1);
    const turn = last.current.then(change).then(settle);
    last.current = turn.finally(() => setBusyCount((count) => count - 1)).catch(() => {});
    return turn;
  };

  const checkout: Checkout = {
    view,
    entered,
    texts,
    addressTexts,
    gatewayScript: island.gatewayScript,
    questions: island.questions,
    open,
    isBusy: busyCount > 0,
    faults,
    run,
    showView,
    showNotice,
    openStep(requested) {
      setFaults([]);
      showNotice({ message: '', changes: [] });
      if (requested) setOpen(requested);
    },
    clearFault: (field) => setFaults((shown) => shown.filter((fault) => fault.field !== field)),
    showFaults(faulty, found) {
      setOpen(faulty);
      setFaults(found);
    },
  };
  return { checkout, notice };
};

/** A sentence for a change that failed. */
export const changeRefused = (refusal: Refusal): Notice => ({ message: refusalText(refusal), changes: [] });
