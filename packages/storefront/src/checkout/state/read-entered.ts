import type { Address } from '@sitewright/domain/addresses';
import {
  OPTION_FIELD,
  WAIVER_FIELD,
  type CheckoutDetails,
  type CheckoutView,
} from '@sitewright/domain/checkout';
import { readFormEntries, type GivenAnswers } from '@sitewright/domain/forms';

const valueIn = (place: HTMLElement, name: string): string | undefined => {
  const field = place.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (field?.type === 'radio')
    return place.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value;
  return field?.type === 'checkbox' ? String(field.checked) : field?.value;
};

const isTicked = (place: HTMLElement, name: string): boolean | undefined => {
  const value = valueIn(place, name);
  return value === undefined ? undefined : value === 'true';
};

const addressIn = (place: HTMLElement, name: string, address: Address): Address => {
  const typed = Object.keys(address).flatMap((field) => {
    const value = valueIn(place, `${name}.${field}`);
    return value === undefined ? [] : [[field, value] as const];
  });
  return { ...address, ...Object.fromEntries(typed) };
};

const answersIn = (place: HTMLElement, form: CheckoutView['form']): GivenAnswers | undefined => {
  const typed = place.querySelector('.checkout-questions')?.closest('form');
  return form && typed ? readFormEntries(form.fields, new FormData(typed)) : undefined;
};

/** The order summary as the shopper left it while the script was loading. */
export interface SummaryState {
  readonly isOpen: boolean;
  readonly code: string;
  /** Why a code was refused. */
  readonly fault: string;
}

export const readSummary = (place: HTMLElement): SummaryState => ({
  isOpen: place.querySelector('details')?.open ?? false,
  code: valueIn(place.querySelector<HTMLElement>('.checkout-code') ?? place, 'code') ?? '',
  fault: place.querySelector('.checkout-code .checkout-fault')?.textContent ?? '',
});

/** What the shopper has entered and not yet saved. */
export interface Entered {
  readonly details: CheckoutDetails;
  readonly optionKey?: string | undefined;
  readonly methodId?: string | undefined;
  readonly outcome?: string | undefined;
}

const detailsIn = (place: HTMLElement, { details, form }: CheckoutView): CheckoutDetails => ({
  ...details,
  email: valueIn(place, 'email') ?? details.email,
  note: valueIn(place, 'note') ?? details.note,
  vatNumber: valueIn(place, 'vatNumber') ?? details.vatNumber,
  answers: answersIn(place, form) ?? details.answers,
  acceptsMarketing: isTicked(place, 'acceptsMarketing') ?? details.acceptsMarketing,
  waivesWithdrawal: isTicked(place, WAIVER_FIELD) ?? details.waivesWithdrawal,
  isBillingSame: isTicked(place, 'isBillingSame') ?? details.isBillingSame,
  shippingAddress: addressIn(place, 'shippingAddress', details.shippingAddress),
  billingAddress: addressIn(place, 'billingAddress', details.billingAddress),
});

/** What was entered into the server's forms while the script was loading. */
export const readEntered = (place: HTMLElement, view: CheckoutView): Entered => ({
  details: detailsIn(place, view),
  optionKey: valueIn(place, OPTION_FIELD),
  methodId: valueIn(place, 'methodId'),
  outcome: valueIn(place, 'outcome'),
});
