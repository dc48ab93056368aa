import { formatPriceInput, parsePrice, priceFaultText, type PriceFormat } from '@sitewright/domain/money';
import type { MinimumOrder } from '@sitewright/domain/store';

/** The minimum order as its form shows it. */
export interface CheckoutValues {
  minimumOrderEnabled: boolean;
  minimumOrderAmount: string;
}

export const checkoutValues = (
  { isEnabled, subtotalCents }: MinimumOrder,
  format: PriceFormat,
): CheckoutValues => ({
  minimumOrderEnabled: isEnabled,
  minimumOrderAmount: subtotalCents === 0 ? '' : formatPriceInput(subtotalCents, format),
});

export type ReadMinimum = { readonly minimumOrder: MinimumOrder } | { readonly fault: string };

/** An amount that is switched off may be empty. */
export const readMinimum = (values: CheckoutValues, format: PriceFormat): ReadMinimum => {
  const { minimumOrderEnabled: isEnabled, minimumOrderAmount: amount } = values;
  if (!isEnabled && amount.trim() === '') return { minimumOrder: { isEnabled, subtotalCents: 0 } };
  const parsed = parsePrice(amount, format);
  if ('fault' in parsed) return { fault: priceFaultText(parsed.fault, format) };
  if (isEnabled && parsed.minor === 0) return { fault: 'Enter an amount above zero, or switch it off.' };
  return { minimumOrder: { isEnabled, subtotalCents: parsed.minor } };
};
