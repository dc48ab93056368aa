import {
  installmentCountries,
  installmentCurrency,
  type InstallmentCountry,
  type InstallmentLimits,
} from '@sitewright/domain/installments';
import { parsePrice, priceFaultText, type PriceFormat } from '@sitewright/domain/money';
import { storeLimits } from '@sitewright/domain/store';
import { readCheckout, readMinimum } from './checkout-values.ts';
import { limitFields, type StoredSettings, type StoreField, type StoreValues } from './store-values.ts';

export type StoreFaults = Partial<Record<StoreField, string>>;

interface Reading {
  readonly values: StoreValues;
  readonly format: PriceFormat;
  readonly faults: StoreFaults;
}

const QUANTITY = '{qtyInStock}';
const HREF = /^(\/(?![/\\])|https?:\/\/)/;
const MAX_THRESHOLD = storeLimits.MAX_SCARCITY_THRESHOLD;

const readAmount = (field: StoreField, country: InstallmentCountry, reading: Reading): number => {
  const format = { currency: installmentCurrency(country), locale: reading.format.locale };
  const parsed = parsePrice(String(reading.values[field]), format);
  if ('minor' in parsed) return parsed.minor;
  reading.faults[field] = priceFaultText(parsed.fault, format);
  return 0;
};

const readLimits = (country: InstallmentCountry, reading: Reading): InstallmentLimits => {
  const fields = limitFields(country);
  const min = readAmount(fields.min, country, reading);
  const max = readAmount(fields.max, country, reading);
  if (max <= min && !reading.faults[fields.min] && !reading.faults[fields.max])
    reading.faults[fields.max] = 'The maximum must be higher than the minimum.';
  return { min, max };
};

const readThreshold = ({ values, faults }: Reading): number => {
  const text = values.scarcityThreshold.trim();
  const threshold = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (threshold <= MAX_THRESHOLD) return threshold;
  faults.scarcityThreshold = `Enter a whole number from 0 to ${MAX_THRESHOLD}.`;
  return 0;
};

const checkTexts = ({ values, faults }: Reading): void => {
  if (values.scarcityText.trim() === '') faults.scarcityText = 'Enter the message that shoppers see.';
  if (values.scarcityText.includes('{') && !values.scarcityText.includes(QUANTITY))
    faults.scarcityText = `The only placeholder is ${QUANTITY}.`;
  if (!HREF.test(values.continueShoppingLinkUrl))
    faults.continueShoppingLinkUrl =
      'Choose a page of this site or enter an address that begins with https://.';
};

const readMerchandising = ({ merchandising }: StoredSettings, reading: Reading) => {
  const { values } = reading;
  return {
    ...merchandising,
    scarcityEnabledOnProductItems: values.scarcityEnabledOnProductItems,
    scarcityEnabledOnProductBlocks: values.scarcityEnabledOnProductBlocks,
    scarcityThreshold: readThreshold(reading),
    scarcityText: values.scarcityText.trim(),
    relatedProductsEnabled: values.relatedProductsEnabled,
    productQuickViewEnabled: values.productQuickViewEnabled,
    firstVariantPreselected: values.firstVariantPreselected,
    soldOutVariantsDropdownDisabled: values.soldOutVariantsDropdownDisabled,
    restockNotificationMessages: {
      CTAText: values.CTAText.trim(),
      placeholderText: values.placeholderText.trim(),
      buttonText: values.buttonText.trim(),
      mailingListDescription: values.mailingListDescription.trim(),
    },
  };
};

const readFilters = (values: StoreValues): StoredSettings['productFilters'] => ({
  category: values.filterByCategory,
  options: values.filterByOptions,
  price: values.filterByPrice,
  availability: values.filterByAvailability,
  tag: values.filterByTag,
  sort: values.sortChosen,
});

const readInstallments = (reading: Reading): StoredSettings['installments'] => {
  const [US, CA, AU, NZ, GB] = installmentCountries;
  return {
    isEnabled: reading.values.installmentsEnabled,
    country: reading.values.installmentsCountry,
    limits: {
      US: readLimits(US, reading),
      CA: readLimits(CA, reading),
      AU: readLimits(AU, reading),
      NZ: readLimits(NZ, reading),
      GB: readLimits(GB, reading),
    },
  };
};

const readMinimumOrder = (
  { minimumOrder }: StoredSettings,
  { values, format, faults }: Reading,
): StoredSettings['minimumOrder'] => {
  const read = readMinimum(values, format);
  if ('minimumOrder' in read) return read.minimumOrder;
  faults.minimumOrderAmount = read.fault;
  return minimumOrder;
};

export type ReadSettings = { readonly settings: StoredSettings } | { readonly faults: StoreFaults };

/** The settings with what the form says; everything that it does not show stays as it is. */
export const readValues = (
  values: StoreValues,
  settings: StoredSettings,
  format: PriceFormat,
): ReadSettings => {
  const faults: StoreFaults = {};
  const reading = { values, format, faults };
  checkTexts(reading);
  const read = {
    ...settings,
    expressCheckout: values.expressCheckout,
    continueShoppingLinkUrl: values.continueShoppingLinkUrl,
    multipleQuantityAllowedForServices: values.multipleQuantityAllowedForServices,
    cartDrawerEnabled: values.cartDrawerEnabled,
    useCLDRMoneyFormat: values.useCLDRMoneyFormat,
    merchandising: readMerchandising(settings, reading),
    productFilters: readFilters(values),
    minimumOrder: readMinimumOrder(settings, reading),
    checkout: readCheckout(values),
    installments: readInstallments(reading),
  };
  return Object.keys(faults).length > 0 ? { faults } : { settings: read };
};
