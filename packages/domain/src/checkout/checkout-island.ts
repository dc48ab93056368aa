import type { AddressTexts } from '../addresses/index.ts';
import type { CheckoutView } from './checkout-schemas.ts';
import type { CheckoutStep } from './checkout-steps.ts';
import type { CheckoutTexts } from './texts/checkout-page-texts.ts';

/** What the checkout page hands to its script, as JSON. */
export interface CheckoutIsland {
  readonly view: CheckoutView;
  /** The step that was requested; null for the first that is incomplete. */
  readonly step: CheckoutStep | null;
  /** Why the order was not placed, and what has changed. */
  readonly message: string;
  readonly changes: readonly string[];
  /** The script whose fields take card details; empty where no gateway needs one. */
  readonly gatewayScript: string;
  /** Markup of the owner's questions, without answers; empty where there are none. */
  readonly questions: string;
  readonly texts: CheckoutTexts;
  readonly addressTexts: AddressTexts;
}
