import { findNearButton } from './find-near-button.ts';
import type { Variant } from './variant.ts';

/** The choices of the button's product; nothing where there is only one variant. */
export const findChoices = (button: HTMLElement): HTMLElement | undefined =>
  findNearButton(button, `.product-variants[data-item-id="${button.dataset['itemId']}"]`)[0];

export const readVariants = (choices: HTMLElement | undefined): readonly Variant[] => {
  try {
    const variants: unknown = JSON.parse(choices?.dataset['variants'] ?? '[]');
    return Array.isArray(variants) ? variants : [];
  } catch {
    return [];
  }
};
