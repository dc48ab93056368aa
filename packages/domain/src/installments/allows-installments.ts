import { productTypes } from '../catalogue/index.ts';
import {
  installmentCountry,
  installmentCurrency,
  isInRange,
  type InstallmentSettings,
} from './installments.ts';

/** What decides whether an order can be paid in installments. */
export interface InstallmentOrder {
  readonly productTypes: readonly number[];
  readonly isPickup: boolean;
  /** Of the addresses that the order has. */
  readonly countries: readonly string[];
  readonly currency: string;
  /** What is left to pay. */
  readonly dueCents: number;
}

/** Plans are for orders of physical products alone, which are shipped within the country of the payment account. */
export const allowsInstallments = (order: InstallmentOrder, settings: InstallmentSettings): boolean => {
  const country = installmentCountry(settings.country);
  return (
    settings.isEnabled &&
    country !== undefined &&
    installmentCurrency(country) === order.currency &&
    order.productTypes.length > 0 &&
    order.productTypes.every((type) => type === productTypes.physical) &&
    !order.isPickup &&
    order.countries.every((code) => installmentCountry(code) === country) &&
    isInRange(order.dueCents, settings.limits[country])
  );
};
