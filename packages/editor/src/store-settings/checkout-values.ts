import { formatPriceInput, parsePrice, priceFaultText, type PriceFormat } from '@sitewright/domain/money';
import type { CheckoutSettings, MinimumOrder, PhoneField, VatNumberField } from '@sitewright/domain/store';

/** The choice of the form for no country; the options of a combo box need an id. */
export const FIRST_COUNTRY = 'first';

/** The choice of the form where the checkout asks no questions of the owner. */
export const NO_FORM = 'none';

/** The settings of the checkout as their form shows them. */
export interface CheckoutValues {
  minimumOrderEnabled: boolean;
  minimumOrderAmount: string;
  phone: PhoneField;
  vatNumber: VatNumberField;
  defaultCountry: string;
  billingSameByDefault: boolean;
  hasNote: boolean;
  checkoutForm: string;
  marketingOffered: boolean;
  marketingTicked: boolean;
  returnPolicy: string;
  termsPolicy: string;
  privacyPolicy: string;
  ordersPaused: boolean;
  pauseText: string;
  pauseUntil: string;
}

interface StoredCheckout {
  readonly minimumOrder: MinimumOrder;
  readonly checkout: CheckoutSettings;
}

export const checkoutValues = (
  { minimumOrder: { isEnabled, subtotalCents }, checkout }: StoredCheckout,
  format: PriceFormat,
): CheckoutValues => ({
  minimumOrderEnabled: isEnabled,
  minimumOrderAmount: subtotalCents === 0 ? '' : formatPriceInput(subtotalCents, format),
  phone: checkout.phone,
  vatNumber: checkout.vatNumber,
  defaultCountry: checkout.defaultCountry || FIRST_COUNTRY,
  billingSameByDefault: checkout.isBillingSameByDefault,
  hasNote: checkout.hasNote,
  checkoutForm: checkout.formId || NO_FORM,
  marketingOffered: checkout.marketing.isOffered,
  marketingTicked: checkout.marketing.isTickedByDefault,
  returnPolicy: checkout.policies.returns,
  termsPolicy: checkout.policies.terms,
  privacyPolicy: checkout.policies.privacy,
  ordersPaused: checkout.pause.isPaused,
  pauseText: checkout.pause.text,
  pauseUntil: checkout.pause.until,
});

export type ReadMinimum = { readonly minimumOrder: MinimumOrder } | { readonly fault: string };

/** An amount that is switched off may be empty. */
export const readMinimum = (
  values: Pick<CheckoutValues, 'minimumOrderEnabled' | 'minimumOrderAmount'>,
  format: PriceFormat,
): ReadMinimum => {
  const { minimumOrderEnabled: isEnabled, minimumOrderAmount: amount } = values;
  if (!isEnabled && amount.trim() === '') return { minimumOrder: { isEnabled, subtotalCents: 0 } };
  const parsed = parsePrice(amount, format);
  if ('fault' in parsed) return { fault: priceFaultText(parsed.fault, format) };
  if (isEnabled && parsed.minor === 0) return { fault: 'Enter an amount above zero, or switch it off.' };
  return { minimumOrder: { isEnabled, subtotalCents: parsed.minor } };
};

export const readCheckout = (values: CheckoutValues): CheckoutSettings => ({
  phone: values.phone,
  vatNumber: values.vatNumber,
  defaultCountry: values.defaultCountry === FIRST_COUNTRY ? '' : values.defaultCountry,
  isBillingSameByDefault: values.billingSameByDefault,
  hasNote: values.hasNote,
  formId: values.checkoutForm === NO_FORM ? '' : values.checkoutForm,
  marketing: { isOffered: values.marketingOffered, isTickedByDefault: values.marketingTicked },
  policies: {
    returns: values.returnPolicy.trim(),
    terms: values.termsPolicy.trim(),
    privacy: values.privacyPolicy.trim(),
  },
  pause: {
    isPaused: values.ordersPaused,
    text: values.pauseText.trim(),
    until: values.pauseUntil,
  },
});
