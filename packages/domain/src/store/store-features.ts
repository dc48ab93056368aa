import { productTypes } from '../catalogue/index.ts';
import { hasBetaFlag, hasFeature, hasProductReviews, type FeatureSwitches } from '../features/index.ts';
import { installmentCountry } from '../installments/index.ts';
import type { StoreSettings } from './store-settings.ts';

/** The same service has another name in the United Kingdom. */
const hasInstallments = ({ installments }: StoreSettings, features: FeatureSwitches): boolean =>
  hasFeature(features, installmentCountry(installments.country) === 'GB' ? 'clearpay' : 'afterpay');

/** The settings as they take effect: what is switched off for the site is off, whatever was saved. */
export const settingsInEffect = (settings: StoreSettings, features: FeatureSwitches): StoreSettings => ({
  ...settings,
  useCLDRMoneyFormat: settings.useCLDRMoneyFormat && hasBetaFlag(features, 'localeAwareNumberFormatter'),
  videoPaywallEnabled: settings.videoPaywallEnabled && hasBetaFlag(features, 'videoPaywall'),
  merchandising: {
    ...settings.merchandising,
    productReviewsEnabled: settings.merchandising.productReviewsEnabled && hasProductReviews(features),
  },
  installments: {
    ...settings.installments,
    isEnabled: settings.installments.isEnabled && hasInstallments(settings, features),
  },
});

interface SoldProduct {
  readonly productType: number;
  readonly isSubscribable?: boolean;
}

/** Whether the site may sell such a product at all. */
export const sellsProduct = (
  { productType, isSubscribable = false }: SoldProduct,
  features: FeatureSwitches,
): boolean => {
  if (!hasFeature(features, 'commerce')) return false;
  if (productType === productTypes.giftCard) return hasFeature(features, 'giftCards');
  if (productType === productTypes.paywall) return hasBetaFlag(features, 'videoPaywall');
  return !isSubscribable || hasFeature(features, 'subscriptions');
};

interface LimitedForm {
  readonly fields: readonly { readonly type: string; readonly maxLength?: number }[];
}

/** Without the flag a text area takes answers of any length. */
export const formInEffect = <Form extends LimitedForm>(form: Form, features: FeatureSwitches): Form => {
  if (hasBetaFlag(features, 'textareaMaxLength')) return form;
  const fields = form.fields.map((field) => {
    if (field.type !== 'textarea') return field;
    const { maxLength: _maxLength, ...others } = field;
    return others;
  });
  return { ...form, fields };
};
