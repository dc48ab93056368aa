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

const findButtons = (...places: readonly HTMLElement[]): HTMLButtonElement[] =>
  places.flatMap((place) => [...place.querySelectorAll('button')]);

const nameOf = (button: HTMLButtonElement): string => button.ariaLabel ?? button.textContent;

/** The name of the button that was pressed before the script was there: until then it is marked as busy. */
const findPressed = (buttons: readonly HTMLButtonElement[]): string | undefined => {
  const pressed = buttons.find((button) => button.matches('[aria-busy=true], :has([aria-busy=true])'));
  return pressed && nameOf(pressed);
};

/** Focus and cursor stay in the field that the shopper is typing into. */
export const showCheckout = ({ island, steps, aside }: Place): void => {
  const { id } = document.activeElement ?? { id: '' };
  const details = readTyped(steps, island.view);
  const summary = readSummary(aside);
  const pressed = findPressed(findButtons(steps, aside));
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
  const [again, ...others] = findButtons(steps, aside).filter((button) => nameOf(button) === pressed);
  if (others.length === 0) again?.click();
};
