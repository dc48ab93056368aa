import { scriptContext } from '../page/index.ts';
import type { VariantEvent } from './choosing/chosen-product.ts';
import { findBeside } from './find-near-button.ts';
import { readVariants } from './read-variants.ts';

/** On the page of a product that can be paid in installments, tells how much each of them is. */
export const connectInstallments = async (
  button: HTMLElement,
  choices: HTMLElement | undefined,
): Promise<void> => {
  const { product: shown, productInstallmentContext } = scriptContext();
  const id = button.dataset['itemId'] ?? '';
  const context = productInstallmentContext?.[id];
  const [price] = findBeside(button, '.product-price');
  if (!context?.afterPayAvailable || !price || shown?.id !== id || !shown.price) return;
  const usual = shown.price;
  const { showInstallments } = await import('../installments/index.ts');
  const tell = showInstallments({ price, context, currency: usual.currencyCode });
  const show = (variant: VariantEvent['detail']): void => {
    const chosen = variant && (variant.onSale ? variant.salePrice : variant.price);
    tell?.(chosen ?? usual.value);
  };
  show(readVariants(choices).find((variant) => variant.id === choices?.dataset['selectedVariant']));
  choices?.addEventListener('variant-chosen', (event) => show((event as VariantEvent).detail));
};
