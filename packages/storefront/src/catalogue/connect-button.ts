import { productTypes } from '@sitewright/domain/catalogue';
import { scriptContext } from '../page/index.ts';
import { BuyButton } from './buy-button.ts';
import { findNearButton, findBeside } from './find-near-button.ts';
import type { Product } from './product.ts';

/** A page that is only read does not pay for what a press needs. */
const loadBuying = () => import('./purchase/buy.ts');

const quantityField = (element: HTMLElement): HTMLInputElement | undefined =>
  findNearButton<HTMLInputElement>(
    element,
    `.product-quantity-input[data-item-id="${element.dataset['itemId']}"] input`,
  )[0];

/** The page of one product, and what is opened over a list to look at one. */
const isInGrid = (element: HTMLElement): boolean =>
  scriptContext().product?.id !== element.dataset['itemId'] && !element.closest('dialog');

const isMarkedSoldOut = (element: HTMLElement): boolean =>
  element.closest('.sold-out') !== null || findBeside(element, '.product-mark.sold-out').length > 0;

/** Makes the formatter's button buy what was chosen. */
export const connectButton = (element: HTMLElement, product: Product): void => {
  const button = new BuyButton(element);
  let pressing: Promise<void> | undefined;

  const press = async (): Promise<void> => {
    const { buy } = await loadBuying();
    const quantityText = quantityField(element)?.value ?? element.dataset['minQuantity'] ?? '1';
    await buy({
      product,
      button,
      hasForm: Boolean(element.dataset['form']),
      quantityText,
      isInGrid: isInGrid(element),
    });
  };
  const onPress = (event: Event): void => {
    event.preventDefault();
    if (pressing || !button.isIdle) return;
    pressing = press().catch((error: unknown) => {
      button.fail();
      reportError(error);
    });
    void pressing.then(() => (pressing = undefined));
  };

  // Paywalls are joined on a page that is not there yet. Not by `hidden`: a template that lays its buttons out would show it again.
  if (product.facts.type === productTypes.paywall) element.style.display = 'none';
  if (product.isSoldOut || isMarkedSoldOut(element)) button.show('soldOut');
  element.addEventListener('click', onPress);
  // Enter in the field for the quantity would post the form that serves browsers without script.
  element.closest('form')?.addEventListener('submit', onPress);
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') onPress(event);
  });
  for (const turn of ['pointerover', 'focus'])
    element.addEventListener(turn, () => void loadBuying(), { once: true });
};
