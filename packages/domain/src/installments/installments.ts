import { productTypes } from '../catalogue/index.ts';
import type { CurrencyCode } from '../money/index.ts';

/** Supported countries: currency and languages of the popup, the default first. */
const countries = {
  US: { currency: 'USD', languages: ['en'] },
  CA: { currency: 'CAD', languages: ['en', 'fr'] },
  AU: { currency: 'AUD', languages: ['en'] },
  NZ: { currency: 'NZD', languages: ['en'] },
  GB: { currency: 'GBP', languages: ['en'] },
} as const satisfies Record<string, { currency: CurrencyCode; languages: readonly string[] }>;

export type InstallmentCountry = keyof typeof countries;

export const installmentCountries = ['US', 'CA', 'AU', 'NZ', 'GB'] as const satisfies InstallmentCountry[];
export const installmentLocales = ['en_US', 'en_CA', 'fr_CA', 'en_AU', 'en_NZ', 'en_GB'] as const;
export type InstallmentLocale = (typeof installmentLocales)[number];

const US_TERRITORIES: ReadonlySet<string> = new Set(['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM']);

const isCountry = (code: string): code is InstallmentCountry => Object.hasOwn(countries, code);

/** US territories count as US; undefined for unsupported countries. */
export const installmentCountry = (code: string): InstallmentCountry | undefined => {
  const country = US_TERRITORIES.has(code) ? 'US' : code;
  return isCountry(country) ? country : undefined;
};

/** The currency in which a country pays in installments. */
export const installmentCurrency = (country: InstallmentCountry): CurrencyCode => countries[country].currency;

/** Minimum and maximum order total in minor units. */
export interface InstallmentLimits {
  readonly min: number;
  readonly max: number;
}

export interface InstallmentSettings {
  readonly isEnabled: boolean;
  /** The country of the shop's payment account. */
  readonly country: string;
  readonly limits: Readonly<Record<InstallmentCountry, InstallmentLimits>>;
}

export const defaultInstallmentSettings: InstallmentSettings = {
  isEnabled: false,
  country: 'US',
  limits: {
    US: { min: 100, max: 200_000 },
    CA: { min: 100, max: 200_000 },
    AU: { min: 100, max: 200_000 },
    NZ: { min: 100, max: 200_000 },
    GB: { min: 100, max: 120_000 },
  },
};

/** Installment data of a product for the page. */
export interface InstallmentContext {
  readonly afterPayAvailable: boolean;
  readonly afterPayMin: number;
  readonly afterPayMax: number;
  readonly shopperLanguage: string;
  readonly stripeAccountCountry: string;
}

export interface InstallmentShop {
  readonly settings: InstallmentSettings;
  readonly currency: string;
  readonly language: string;
}

/** Only for physical products, and only in the country's currency. */
export const installmentContext = (
  productType: number,
  { settings, currency, language }: InstallmentShop,
): InstallmentContext => {
  const country = installmentCountry(settings.country);
  const isOffered = settings.isEnabled && country !== undefined && countries[country].currency === currency;
  const limits = country ? settings.limits[country] : { min: 0, max: 0 };
  return {
    afterPayAvailable: isOffered && productType === productTypes.physical,
    afterPayMin: limits.min,
    afterPayMax: limits.max,
    shopperLanguage: language,
    stripeAccountCountry: settings.country,
  };
};

/** The minimum is exclusive, the maximum inclusive. */
export const isInRange = (price: number, { min, max }: InstallmentLimits): boolean =>
  price > min && price <= max;

/** The shopper's language if the country supports it, else the country's default. */
export const installmentLocale = (
  countryCode: string,
  shopperLanguage: string,
): InstallmentLocale | undefined => {
  const country = installmentCountry(countryCode);
  if (!country) return undefined;
  const { languages } = countries[country];
  const wanted = shopperLanguage.toLowerCase().split(/[-_]/)[0];
  const language = languages.find((each) => each === wanted) ?? languages[0];
  return installmentLocales.find((locale) => locale === `${language}_${country}`);
};

export const installmentBrand = (locale: InstallmentLocale): 'Afterpay' | 'Clearpay' =>
  locale === 'en_GB' ? 'Clearpay' : 'Afterpay';

export const DEFAULT_INSTALLMENTS = 4;

/** The first payment, rounded up: the payments add up to the exact price. */
export const installmentAmount = (price: number, count: number = DEFAULT_INSTALLMENTS): number =>
  Number((BigInt(price) + BigInt(count) - 1n) / BigInt(count));
