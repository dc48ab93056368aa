import { scriptContext } from '../page/index.ts';
import { findBeside } from './find-near-button.ts';
import type { Product } from './product.ts';

/** On the page of a product that can be paid in installments, tells how much each of them is. */
export const connectInstallments = async (button: HTMLElement, product: Product): Promise<void> => {
  const { product: shown, productInstallmentContext } = scriptContext();
  const context = productInstallmentContext?.[product.facts.id];
  const [price] = findBeside(button, '.product-price');
  if (!context?.afterPayAvailable || !price || shown?.id !== product.facts.id || !shown.price) return;
  const usual = shown.price;
  const { showInstallments } = await import('../installments/index.ts');
  const tell = showInstallments({ price, context, currency: usual.currencyCode });
  product.watch((variant) => {
    const chosen = variant && (variant.onSale ? variant.salePrice : variant.price);
    tell?.(chosen ?? usual.value);
  });
};
