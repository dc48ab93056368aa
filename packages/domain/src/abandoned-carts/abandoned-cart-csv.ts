import { isCurrencyCode, money, moneyText } from '../money/index.ts';
import type { AbandonedCartState } from './abandoned-cart-states.ts';

export interface ExportedAbandonedCart {
  readonly email: string;
  readonly state: AbandonedCartState;
  readonly reason: string;
  readonly acceptsMarketing: boolean;
  readonly enteredOn: string;
  readonly emailedOn: string | null;
  readonly clickedOn: string | null;
  readonly itemCount: number | null;
  readonly valueCents: number | null;
  readonly currency: string;
  readonly order: { readonly number: string } | null;
}

export const abandonedCartCsvHead: readonly string[] = [
  'Email',
  'State',
  'Reason',
  'Accepts marketing',
  'Address entered',
  'Emailed',
  'Clicked',
  'Items',
  'Value',
  'Currency',
  'Order',
];

const amountText = (cents: number | null, currency: string): string => {
  if (cents === null) return '';
  return isCurrencyCode(currency) ? moneyText(money(BigInt(cents), currency)).value : String(cents);
};

export const abandonedCartCsvRow = (cart: ExportedAbandonedCart): string[] => [
  cart.email,
  cart.state,
  cart.reason,
  cart.acceptsMarketing ? 'yes' : 'no',
  cart.enteredOn,
  cart.emailedOn ?? '',
  cart.clickedOn ?? '',
  cart.itemCount === null ? '' : String(cart.itemCount),
  amountText(cart.valueCents, cart.currency),
  cart.currency,
  cart.order?.number ?? '',
];
