import type { Outcome, Refusal } from '@sitewright/api/client';
import type { AddressTexts } from '@sitewright/domain/addresses';
import type { CheckoutFault, CheckoutStep, CheckoutTexts, CheckoutView } from '@sitewright/domain/checkout';
import { createContext, use } from 'react';
import type { Entered } from './read-entered.ts';

/** What is said above the steps. */
export interface Notice {
  readonly message: string;
  readonly changes: readonly string[];
}

/** The checkout as all parts of the page share it. */
export interface Checkout {
  readonly view: CheckoutView;
  /** What a step begins with: what is stored, at first with what was entered while the script was loading. */
  readonly entered: Entered;
  readonly texts: CheckoutTexts;
  readonly addressTexts: AddressTexts;
  /** The script whose fields take card details; empty where none is needed. */
  readonly gatewayScript: string;
  /** Markup of the owner's questions. */
  readonly questions: string;
  readonly open: CheckoutStep;
  readonly isBusy: boolean;
  /** Of the open step, after it was sent; without those of fields that were changed since. */
  readonly faults: readonly CheckoutFault[];
  readonly openStep: (step: CheckoutStep | undefined) => void;
  readonly clearFault: (field: string) => void;
  /** Runs one change after the other and shows its result. */
  readonly run: (change: () => Promise<Outcome<CheckoutView>>) => Promise<CheckoutView | Refusal>;
  readonly showFaults: (step: CheckoutStep, faults: readonly CheckoutFault[]) => void;
  readonly showNotice: (notice: Notice) => void;
  readonly showView: (view: CheckoutView) => void;
}

export const CheckoutContext = createContext<Checkout | null>(null);

export const useCheckout = (): Checkout => {
  const checkout = use(CheckoutContext);
  if (!checkout) throw new Error('This part is outside of the checkout.');
  return checkout;
};

export const isView = (result: CheckoutView | Refusal): result is CheckoutView => 'cart' in result;
