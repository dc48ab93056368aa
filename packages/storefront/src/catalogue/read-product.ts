import { findNearButton } from './find-near-button.ts';
import { Product } from './product.ts';
import type { Variant } from './variant.ts';

/** The choices of the button's product; nothing where there is only one variant. */
export const findChoices = (button: HTMLElement): HTMLElement | undefined =>
  findNearButton(button, `.product-variants[data-item-id="${button.dataset['itemId']}"]`)[0];

const readVariants = (text: string | undefined): readonly Variant[] => {
  try {
    const variants: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(variants) ? variants : [];
  } catch {
    return [];
  }
};

/** Reads from the formatters' markup what there is to know about the product of a button. */
export const readProduct = (button: HTMLElement, choices: HTMLElement | undefined): Product => {
  const selects = choices?.querySelectorAll<HTMLSelectElement>('select') ?? [];
  return new Product({
    id: button.dataset['itemId'] ?? '',
    type: Number(button.dataset['productType']),
    isSubscription: button.dataset['isSubscription'] === 'true',
    optionNames: [...selects].map((select) => select.dataset['variantOptionName'] ?? ''),
    variants: readVariants(choices?.dataset['variants']),
  });
};
