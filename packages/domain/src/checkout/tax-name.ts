import { fillText } from '../languages/index.ts';
import type { CheckoutTexts } from './texts/checkout-page-texts.ts';

interface Taxes {
  readonly lines: readonly { readonly name: string }[];
  readonly isIncluded: boolean;
}

/** The name of the row of taxes: that of the tax where there is only one. */
export const taxName = ({ lines, isIncluded }: Taxes, texts: CheckoutTexts): string => {
  const [only, ...more] = lines;
  const name = only && more.length === 0 ? only.name : '';
  if (name === '') return isIncluded ? texts.taxIncluded : texts.tax;
  return isIncluded ? fillText(texts.namedTaxIncluded, { name }) : name;
};
