import { putDonation, type ShoppingCart } from '@sitewright/domain/cart';
import type { Donation } from '@sitewright/domain/donations';
import type { Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { entriesOf } from './cart-service.ts';
import { changeCart, type CartVisitor } from './update/change-cart.ts';

export interface DonationToGive {
  readonly fundId: string;
  readonly title: string;
  readonly donation: Donation;
  readonly isMonthly: boolean;
}

/** Puts a donation into the visitor's cart, in place of one to the same fund: repeated requests give once. */
export const giveDonation = (
  visitor: CartVisitor,
  secret: string,
  { fundId, title, donation, isMonthly }: DonationToGive,
): Promise<ShoppingCart | Refusal> =>
  changeCart(visitor, {
    secret,
    apply: ({ state }) => {
      const id = newId();
      const entry = { id, itemId: fundId, variantId: id, quantity: 1, additionalFields: null, title };
      const rhythm = isMonthly ? { isSubscription: true } : {};
      return entriesOf(putDonation(state.entries, { ...entry, ...rhythm, donation }), fundId);
    },
  });
