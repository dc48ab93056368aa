import { installmentCountries, type InstallmentCountry } from '@sitewright/domain/installments';
import type { PhoneField } from '@sitewright/domain/store';
import { FIRST_COUNTRY, NO_FORM } from './checkout-values.ts';
import { limitFields, type StoreField, type StoreValues } from './store-values.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

export const countryName = (code: string): string => countryNames.of(code) ?? code;

const fixedNames = {
  expressCheckout: 'Express checkout',
  continueShoppingLinkUrl: 'Continue Shopping link',
  multipleQuantityAllowedForServices: 'Allow more than one of a service',
  cartDrawerEnabled: 'Cart drawer',
  useCLDRMoneyFormat: 'Format prices for the site’s language',
  scarcityEnabledOnProductItems: 'Show on product pages',
  scarcityEnabledOnProductBlocks: 'Show in product blocks',
  scarcityThreshold: 'Show when stock is at or below',
  scarcityText: 'Message',
  relatedProductsEnabled: 'Related products',
  productQuickViewEnabled: 'Quick view',
  firstVariantPreselected: 'Preselect the first available variant',
  soldOutVariantsDropdownDisabled: 'Disable sold-out options',
  filterByCategory: 'Category',
  filterByOptions: 'Options',
  filterByPrice: 'Price',
  filterByAvailability: 'In stock only',
  filterByTag: 'Tags',
  sortChosen: 'Sorting',
  CTAText: 'Invitation',
  placeholderText: 'Placeholder',
  buttonText: 'Button',
  mailingListDescription: 'Mailing list',
  minimumOrderEnabled: 'Minimum order amount',
  minimumOrderAmount: 'Minimum subtotal',
  phone: 'Phone number',
  vatNumber: 'VAT number',
  defaultCountry: 'Default country',
  billingSameByDefault: 'Use the shipping address for billing',
  hasNote: 'Order note',
  checkoutForm: 'Additional questions',
  marketingOffered: 'Newsletter sign-up',
  marketingTicked: 'Ticked by default',
  returnPolicy: 'Return policy',
  termsPolicy: 'Terms of service',
  privacyPolicy: 'Privacy policy',
  ordersPaused: 'Not taking orders',
  pauseText: 'Text for shoppers',
  pauseUntil: 'Orders are taken again on',
  installmentsEnabled: 'Offer installments',
  installmentsCountry: 'Country of your business',
} as const;

const isFixed = (field: StoreField): field is keyof typeof fixedNames => Object.hasOwn(fixedNames, field);

const limitName = (field: StoreField): string => {
  const country = installmentCountries.find((each) => field.startsWith(each)) as InstallmentCountry;
  const end = limitFields(country).min === field ? 'Minimum' : 'Maximum';
  return `${end} order, ${countryName(country)}`;
};

/** The name of a field, as its control shows it. */
export const fieldName = (field: StoreField): string =>
  isFixed(field) ? fixedNames[field] : limitName(field);

export const visibilityNames = {
  hidden: 'Hidden',
  optional: 'Optional',
  required: 'Required',
} as const satisfies Record<PhoneField, string>;

export const firstCountryName = 'First country you ship to';

/** A readable value of a field. */
export const describeValue = (field: StoreField, values: StoreValues): string => {
  if (field === 'phone' || field === 'vatNumber') return visibilityNames[values[field]];
  if (field === 'defaultCountry' && values.defaultCountry === FIRST_COUNTRY) return firstCountryName;
  if (field === 'checkoutForm') return values.checkoutForm === NO_FORM ? 'None' : 'A form';
  if (field === 'defaultCountry') return countryName(values.defaultCountry);
  const value = values[field];
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  return value === '' ? 'Empty' : value;
};
