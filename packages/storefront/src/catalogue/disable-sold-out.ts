import type { Product } from './product.ts';
import { hasStock, type Variant } from './variant.ts';

const fits = ({ attributes }: Variant, choices: Readonly<Record<string, string>>): boolean =>
  Object.entries(choices).every(([name, value]) => value === '' || attributes[name] === value);

const update = (choices: HTMLElement, { facts, choices: chosen }: Product): void => {
  for (const select of choices.querySelectorAll('select')) {
    const name = select.dataset['variantOptionName'] ?? '';
    for (const option of select.options) {
      const wanted = { ...chosen, [name]: option.value };
      option.disabled =
        option.value !== '' && !facts.variants.some((variant) => hasStock(variant) && fits(variant, wanted));
    }
  }
};

/** Disables the values of which nothing is left together with what is chosen of the other options. */
export const disableSoldOut = (choices: HTMLElement, product: Product): void =>
  product.watch(() => update(choices, product));
