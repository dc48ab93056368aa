import type { CallAnswer } from '@sitewright/api/call';
import type { storeCalls } from '@sitewright/api/store';
import {
  DEFAULT_CURRENCY,
  formatPriceInput,
  isCurrencyCode,
  type PriceFormat,
} from '@sitewright/domain/money';
import { checkoutValues, type CheckoutValues } from './checkout-values.ts';
import {
  installmentCountries,
  installmentCurrency,
  type InstallmentCountry,
} from '@sitewright/domain/installments';

export type StoredSettings = CallAnswer<typeof storeCalls.readSettings>;

/** What of the site's settings the form depends on. */
export interface SiteFormat {
  readonly currency: string;
  readonly language: string;
}

export const priceFormatOf = ({ currency, language }: SiteFormat): PriceFormat => ({
  currency: isCurrencyCode(currency) ? currency : DEFAULT_CURRENCY,
  locale: language,
});

type LimitField = `${InstallmentCountry}${'Min' | 'Max'}`;

/** The store settings as the form shows them: amounts as they are typed. */
export type StoreValues = {
  expressCheckout: boolean;
  continueShoppingLinkUrl: string;
  multipleQuantityAllowedForServices: boolean;
  cartDrawerEnabled: boolean;
  useCLDRMoneyFormat: boolean;
  scarcityEnabledOnProductItems: boolean;
  scarcityEnabledOnProductBlocks: boolean;
  scarcityThreshold: string;
  scarcityText: string;
  relatedProductsEnabled: boolean;
  productQuickViewEnabled: boolean;
  firstVariantPreselected: boolean;
  soldOutVariantsDropdownDisabled: boolean;
  filterByCategory: boolean;
  filterByOptions: boolean;
  filterByPrice: boolean;
  filterByAvailability: boolean;
  filterByTag: boolean;
  sortChosen: boolean;
  CTAText: string;
  placeholderText: string;
  buttonText: string;
  mailingListDescription: string;
  installmentsEnabled: boolean;
  installmentsCountry: string;
} & CheckoutValues &
  Record<LimitField, string>;

export type StoreField = keyof StoreValues;

export const limitFields = (country: InstallmentCountry) =>
  ({ min: `${country}Min`, max: `${country}Max` }) as const;

const limitValues = ({ installments }: StoredSettings, locale: string): Record<LimitField, string> =>
  Object.fromEntries(
    installmentCountries.flatMap((country) => {
      const format = { currency: installmentCurrency(country), locale };
      const { min, max } = installments.limits[country];
      const fields = limitFields(country);
      return [
        [fields.min, formatPriceInput(min, format)],
        [fields.max, formatPriceInput(max, format)],
      ];
    }),
  ) as Record<LimitField, string>;

export const valuesOf = (settings: StoredSettings, format: PriceFormat): StoreValues => {
  const { merchandising, installments, productFilters } = settings;
  const texts = merchandising.restockNotificationMessages;
  return {
    expressCheckout: settings.expressCheckout,
    continueShoppingLinkUrl: settings.continueShoppingLinkUrl,
    multipleQuantityAllowedForServices: settings.multipleQuantityAllowedForServices,
    cartDrawerEnabled: settings.cartDrawerEnabled,
    useCLDRMoneyFormat: settings.useCLDRMoneyFormat,
    scarcityEnabledOnProductItems: merchandising.scarcityEnabledOnProductItems,
    scarcityEnabledOnProductBlocks: merchandising.scarcityEnabledOnProductBlocks,
    scarcityThreshold: String(merchandising.scarcityThreshold),
    scarcityText: merchandising.scarcityText,
    relatedProductsEnabled: merchandising.relatedProductsEnabled,
    productQuickViewEnabled: merchandising.productQuickViewEnabled,
    firstVariantPreselected: merchandising.firstVariantPreselected,
    soldOutVariantsDropdownDisabled: merchandising.soldOutVariantsDropdownDisabled,
    filterByCategory: productFilters.category,
    filterByOptions: productFilters.options,
    filterByPrice: productFilters.price,
    filterByAvailability: productFilters.availability,
    filterByTag: productFilters.tag,
    sortChosen: productFilters.sort,
    CTAText: texts.CTAText,
    placeholderText: texts.placeholderText,
    buttonText: texts.buttonText,
    mailingListDescription: texts.mailingListDescription,
    ...checkoutValues(settings, format),
    installmentsEnabled: installments.isEnabled,
    installmentsCountry: installments.country,
    ...limitValues(settings, format.locale),
  };
};
