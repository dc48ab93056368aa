import { isDelivered } from './checkout.ts';
import type { CheckoutFault, CheckoutView } from './checkout-schemas.ts';

export const checkoutSteps = ['contact', 'delivery', 'payment'] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

export const isCheckoutStep = (text: string): text is CheckoutStep =>
  checkoutSteps.some((step) => step === text);

/** Downloads and services are not delivered. */
export const stepsOf = ({ cart }: Pick<CheckoutView, 'cart'>): readonly CheckoutStep[] =>
  checkoutSteps.filter((step) => step !== 'delivery' || cart.requiresShipping);

/** The step to show: the requested one, but never beyond the first that is incomplete. */
export const openStep = (view: CheckoutView, requested?: CheckoutStep): CheckoutStep => {
  const steps = stepsOf(view);
  const first = steps.findIndex((step) => view.faults[step].length > 0);
  const last = first < 0 ? steps.length - 1 : first;
  const wanted = requested === undefined ? last : steps.indexOf(requested);
  return steps[wanted < 0 ? last : Math.min(wanted, last)] ?? 'payment';
};

export const OPTION_FIELD = 'shippingOption';

/** Delivery options depend on the address, so they are offered when it is complete. */
export const isAddressComplete = ({ faults }: Pick<CheckoutView, 'faults'>): boolean =>
  faults.delivery.every(({ field }) => field === OPTION_FIELD);

/** The id of a field on the page: messages and labels refer to it. */
export const fieldId = (field: string): string => `checkout-${field.replaceAll('.', '-')}`;

export const faultOf = (faults: readonly CheckoutFault[], field: string): string =>
  faults.find((fault) => fault.field === field)?.message ?? '';

/** Whether a billing address is entered: where it is another one, and where nothing is delivered. */
export const needsBilling = ({ cart, details }: Pick<CheckoutView, 'cart' | 'details'>): boolean =>
  !isDelivered(cart) || !details.isBillingSame;

/** Where the store asks for it, and where there is one: the owner has entered it, or asked before. */
export const showsVatNumber = ({ settings, details }: Pick<CheckoutView, 'settings' | 'details'>): boolean =>
  settings.vatNumber === 'optional' || details.vatNumber !== '';
