import { productTypes } from '@sitewright/domain/catalogue';
import { isIdle, showState } from './button-state.ts';
import { findBeside } from './find-near-button.ts';
import { hasStock, type Variant } from './variant.ts';

export interface ButtonSurroundings {
  readonly choices: HTMLElement | undefined;
  readonly variants: readonly Variant[];
}

/** A page that is only read does not pay for what a press needs. */
const loadBuying = () => import('./purchase/buy.ts');

const isMarkedSoldOut = (element: HTMLElement): boolean =>
  element.closest('.sold-out') !== null || findBeside(element, '.product-mark.sold-out').length > 0;

const isGone = (variants: readonly Variant[]): boolean =>
  variants.length > 0 && !variants.some((variant) => hasStock(variant));

/** A form is shown first, a gift card has a page of its own, and a choice may be missing. */
const addsAtOnce = ({ dataset }: HTMLElement, choices: HTMLElement | undefined): boolean =>
  !dataset['form'] &&
  Number(dataset['productType']) !== productTypes.giftCard &&
  ![...(choices?.querySelectorAll('.variant-option') ?? [])].some(
    (option) => !option.querySelector(':checked:not([value=""])'),
  );

/** Makes the formatter's button buy what was chosen. */
export const connectButton = (element: HTMLElement, { choices, variants }: ButtonSurroundings): void => {
  let pressing: Promise<void> | undefined;

  const press = async (): Promise<void> => {
    const { buyWith } = await loadBuying();
    await buyWith(element);
  };
  const onPress = (event: Event): void => {
    event.preventDefault();
    if (pressing || !isIdle(element)) return;
    if (addsAtOnce(element, choices)) showState(element, 'adding');
    pressing = press().catch((error: unknown) => {
      showState(element, 'idle');
      reportError(error);
    });
    void pressing.then(() => (pressing = undefined));
  };

  // Paywalls are joined on a page that is not there yet. Not by `hidden`: a template that lays its buttons out would show it again.
  if (Number(element.dataset['productType']) === productTypes.paywall) element.style.display = 'none';
  if (isGone(variants) || isMarkedSoldOut(element)) showState(element, 'soldOut');
  element.addEventListener('click', onPress);
  // Enter in the field for the quantity would post the form that serves browsers without script.
  element.closest('form')?.addEventListener('submit', onPress);
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') onPress(event);
  });
  for (const turn of ['pointerover', 'focus'])
    element.addEventListener(turn, () => void loadBuying(), { once: true });
};
