import type { CheckoutIsland } from '@sitewright/domain/checkout';
import { followCountry } from './follow-country.ts';
import { showCheckout } from './show-checkout.tsx';

/** Takes over the page that the server has printed. Head, title and the way back to the cart stay as they are. */
export const mount = (place: HTMLElement): void => {
  const { checkout } = place.dataset;
  if (checkout === 'plain') return followCountry(place);
  const steps = place.querySelector<HTMLElement>('.checkout-steps');
  const aside = place.querySelector<HTMLElement>('.checkout-aside');
  if (checkout === undefined || !steps || !aside) return;
  // What the program has printed itself.
  const island = JSON.parse(checkout) as CheckoutIsland;
  showCheckout({ island, steps, aside });
};
