import { scriptContext } from '../page/index.ts';

/** On the page of a product a small window keeps price and button in reach while the button itself is out of view. */
export const watchButton = (button: HTMLElement, choices?: HTMLElement): void => {
  if (scriptContext().product?.id !== button.dataset['itemId'] || button.closest('dialog')) return;
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry || entry.isIntersecting || innerWidth >= 700) return;
    seen.disconnect();
    void import('./buy-bar/buy-bar.ts').then(({ showBuyBar }) => showBuyBar(button, choices));
  });
  seen.observe(button);
};
