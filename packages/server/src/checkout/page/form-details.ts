import { addressLimits, emptyAddress, VAT_NUMBER_LENGTH, type Address } from '@sitewright/domain/addresses';
import { checkoutLimits, type CheckoutDetails, type CheckoutForm } from '@sitewright/domain/checkout';
import { readFormEntries } from '@sitewright/domain/forms';

const textOf = (form: URLSearchParams, name: string, limit: number): string =>
  (form.get(name) ?? '').slice(0, limit);

const limitOf = (field: string): number => (field === 'phone' ? addressLimits.PHONE : addressLimits.LINE);

/** Fields that the country's form does not have are empty, and countries that are none are left out. */
const readAddress = (form: URLSearchParams, name: string): Address => {
  const fields = Object.keys(emptyAddress).map(
    (field) => [field, textOf(form, `${name}.${field}`, limitOf(field))] as const,
  );
  const address: Address = { ...emptyAddress, ...Object.fromEntries(fields) };
  return { ...address, country: /^[A-Z]{2}$/.test(address.country) ? address.country : '' };
};

export const readContact = (
  form: URLSearchParams,
  questions: CheckoutForm | null,
): Partial<CheckoutDetails> => ({
  email: textOf(form, 'email', checkoutLimits.EMAIL),
  acceptsMarketing: form.has('acceptsMarketing'),
  ...(questions ? { answers: readFormEntries(questions.fields, form) } : {}),
});

export const readDelivery = (form: URLSearchParams): Pick<CheckoutDetails, 'shippingAddress'> => ({
  shippingAddress: readAddress(form, 'shippingAddress'),
});

export const readBilling = (form: URLSearchParams): Partial<CheckoutDetails> => ({
  isBillingSame: form.has('isBillingSame'),
  billingAddress: readAddress(form, 'billingAddress'),
  ...(form.has('vatNumber') ? { vatNumber: textOf(form, 'vatNumber', VAT_NUMBER_LENGTH) } : {}),
  waivesWithdrawal: form.has('waivesWithdrawal'),
  ...(form.has('note') ? { note: textOf(form, 'note', checkoutLimits.NOTE) } : {}),
});

const KEY = /^[0-9a-f]{32}$/;
const MAX_METHOD_LENGTH = 80;

/** What the shopper saw, and how it is paid. Undefined for a form that is not ours. */
export const readPaymentRequest = (form: URLSearchParams) => {
  const idempotencyKey = form.get('idempotencyKey') ?? '';
  const totalCents = Number(form.get('totalCents') ?? '');
  if (!KEY.test(idempotencyKey) || !Number.isSafeInteger(totalCents) || totalCents < 0) return undefined;
  return {
    idempotencyKey,
    totalCents,
    giftCardCents: Number(form.get('giftCardCents') ?? '') || 0,
    methodId: textOf(form, 'methodId', MAX_METHOD_LENGTH),
    currency: textOf(form, 'currency', 3),
    seen: form.get('seen') ?? undefined,
    outcome: form.has('outcome') ? textOf(form, 'outcome', MAX_METHOD_LENGTH) : undefined,
  };
};
