import type { CheckoutIsland } from '@sitewright/domain/checkout';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { CheckoutApp } from './checkout-app.tsx';
import { readSummary, readTyped } from './state/read-typed.ts';

interface Place {
  readonly island: CheckoutIsland;
  readonly steps: HTMLElement;
  readonly aside: HTMLElement;
}

/** Focus and cursor stay in the field that the shopper is typing into. */
export const showCheckout = ({ island, steps, aside }: Place): void => {
  const { id } = document.activeElement ?? { id: '' };
  const details = readTyped(steps, island.view);
  const summary = readSummary(aside);
  aside.replaceChildren();
  steps.replaceChildren();
  const root = createRoot(steps);
  flushSync(() =>
    root.render(
      <CheckoutApp
        island={{ ...island, view: { ...island.view, details } }}
        aside={aside}
        summary={summary}
      />,
    ),
  );
  if (id.startsWith('checkout-')) document.getElementById(id)?.focus();
};
