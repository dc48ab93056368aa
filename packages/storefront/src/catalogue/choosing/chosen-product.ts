import { findChoices, readVariants } from '../read-variants.ts';
import type { Variant } from '../variant.ts';
import { connectAddress } from './connect-address.ts';
import { connectChoices, optionNamesOf } from './connect-choices.ts';
import { Product } from './product.ts';
import { showVariants } from './show-variant.ts';

/** For scripts of the template: on the choices, at every choice. Undefined while something is missing. */
export type VariantEvent = CustomEvent<Variant | undefined>;

const known = new WeakMap<HTMLElement, Product>();

/** Reads from the formatters' markup what there is to know about the product of a button. */
const readProduct = ({ dataset }: HTMLElement, choices: HTMLElement | undefined): Product =>
  new Product({
    id: dataset['itemId'] ?? '',
    type: Number(dataset['productType']),
    isSubscription: dataset['isSubscription'] === 'true',
    optionNames: choices ? optionNamesOf(choices) : [],
    variants: readVariants(choices),
  });

/** The product of a button; everything around it shows what was chosen from now on. */
export const chosenProduct = (button: HTMLElement): Product => {
  const found = known.get(button);
  if (found) return found;
  const choices = findChoices(button);
  const product = readProduct(button, choices);
  known.set(button, product);
  if (!choices) return product;
  connectChoices(choices, product);
  showVariants(button, product, choices.dataset['selectedVariant']);
  connectAddress(button, product);
  product.watch((detail) => choices.dispatchEvent(new CustomEvent('variant-chosen', { detail })));
  return product;
};
