import { scriptContext } from '../../page/index.ts';
import type { Product } from './product.ts';

const PARAMETER = 'variant';

/** On the page of a product its address names the chosen variant, so that a reload or a shared link shows it again. */
export const connectAddress = (button: HTMLElement, product: Product): void => {
  if (scriptContext().product?.id !== product.facts.id || button.closest('dialog')) return;
  product.watch((variant) => {
    const url = new URL(location.href);
    if (variant) url.searchParams.set(PARAMETER, variant.id);
    else url.searchParams.delete(PARAMETER);
    if (url.href !== location.href) history.replaceState(history.state, '', url);
  });
};
