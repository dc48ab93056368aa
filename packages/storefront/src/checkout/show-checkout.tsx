import type { CheckoutIsland } from '@sitewright/domain/checkout';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { CheckoutApp } from './checkout-app.tsx';
import { pressedNames, pressAgain } from './state/pressed-before.ts';
import { readEntered, readSummary } from './state/read-entered.ts';

interface Place {
  readonly island: CheckoutIsland;
  readonly steps: HTMLElement;
  readonly aside: HTMLElement;
}

/** The field like the one that has the focus: radio buttons have no id of their own. */
const findFocused = (): (() => HTMLElement | null) => {
  const { id, name, value } = document.activeElement as HTMLInputElement;
  if (id.startsWith('checkout-')) return () => document.getElementById(id);
  if (!name || !value) return () => null;
  return () => document.querySelector(`.checkout-steps [name="${name}"][value="${CSS.escape(value)}"]`);
};

/** Takes over with all that was entered, opened and pressed; focus and cursor stay in the field that the shopper is in. */
export const showCheckout = ({ island, steps, aside }: Place): void => {
  const focused = findFocused();
  const entered = readEntered(steps, island.view);
  const summary = readSummary(aside);
  const pressed = pressedNames(steps, aside);
  aside.replaceChildren();
  steps.replaceChildren();
  const root = createRoot(steps);
  flushSync(() => root.render(<CheckoutApp {...{ island, entered, aside, summary }} />));
  focused()?.focus();
  pressAgain(pressed, steps, aside);
};
