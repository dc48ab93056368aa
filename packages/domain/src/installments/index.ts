export { allowsInstallments, type InstallmentOrder } from './allows-installments.ts';
export {
  defaultInstallmentSettings,
  installmentAmount,
  installmentBrand,
  installmentContext,
  installmentCountries,
  installmentCountry,
  installmentCurrency,
  installmentLocale,
  installmentLocales,
  isInRange,
  DEFAULT_INSTALLMENTS,
  type InstallmentContext,
  type InstallmentCountry,
  type InstallmentLimits,
  type InstallmentLocale,
  type InstallmentSettings,
  type InstallmentShop,
} from './installments.ts';
export {
  installmentMessage,
  orderSizeMessage,
  type InstallmentOffer,
  type OrderSize,
} from './installments-messages.ts';
