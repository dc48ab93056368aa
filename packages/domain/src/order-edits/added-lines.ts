import { locationOf } from '../addresses/index.ts';
import { deriveTotalledCart, type CartContext, type SoldVariant } from '../cart/index.ts';
import { isDigital, needsShipping, UNLIMITED } from '../catalogue/index.ts';
import { newCheckoutDetails, orderContentOf } from '../checkout/index.ts';
import { draftContext, draftState, newDraftContent, type DraftLine } from '../draft-orders/index.ts';
import type { OrderContent } from '../orders/index.ts';
import type { ShippingLocation } from '../shipping/index.ts';
import type { AddedLines } from './edit-content.ts';
import type { OrderEditRefusal } from './order-edit-messages.ts';

/** Shipping is not priced anew. */
const noDelivery = { kind: 'custom', name: 'Shipping', priceCents: 0 } as const;

const placeOf = ({ shipping, shippingAddress, billingAddress }: OrderContent): ShippingLocation => {
  const pickup = shipping?.isPickup ? shipping.pickup : null;
  if (!pickup) return locationOf(shippingAddress ?? billingAddress);
  const { country, region = '', city, postalCode = '' } = pickup;
  return { country, region, city, postalCode };
};

/** Whether there are enough pieces is asked once their levels are locked. */
const uncounted = (variants: ReadonlyMap<string, SoldVariant>): ReadonlyMap<string, SoldVariant> =>
  new Map([...variants].map(([id, variant]) => [id, { ...variant, stock: UNLIMITED }]));

const findFault = (
  { shipping }: OrderContent,
  lines: readonly OrderContent['lines'][number][],
): OrderEditRefusal | undefined => {
  if (lines.some(({ productType }) => isDigital(productType))) return 'order-edit-digital';
  const isShipped = lines.some(({ productType }) => needsShipping(productType));
  return isShipped && !shipping ? 'order-edit-no-address' : undefined;
};

/**
 * Lines as they are added to an order: products of today at the owner's prices, taxed at the place of the order by the
 * rules of today. Discounts of the store do not apply to them.
 */
export const priceAdded = (
  content: OrderContent,
  added: readonly DraftLine[],
  around: CartContext,
): AddedLines | OrderEditRefusal => {
  if (added.length === 0) return { lines: [], taxLines: [] };
  const draft = { ...newDraftContent, lines: added, delivery: noDelivery };
  const identity = { id: content.cartId, websiteId: content.cartId, createdOn: around.now };
  const context = draftContext(draft, {
    ...around,
    variants: uncounted(around.variants),
    settings: { ...around.settings, pricesIncludeTax: content.pricesIncludeTax },
    buyer: {
      billing: locationOf(content.billingAddress),
      usesOf: () => 0,
      giftCards: { cards: [], minimumCents: 0 },
      customer: undefined,
    },
  });
  const totalled = deriveTotalledCart(draftState(draft, identity, placeOf(content)), context);
  if (totalled.cart.entries.some(({ isAvailable }) => !isAvailable)) return 'order-edit-unavailable';
  const ordered = orderContentOf(
    { ...totalled, cartRevision: 0, language: content.language, form: null, orderedAt: new Date(around.now) },
    { ...newCheckoutDetails(around.settings.checkout, {}), billingAddress: content.billingAddress },
  );
  return findFault(content, ordered.lines) ?? { lines: ordered.lines, taxLines: ordered.taxLines };
};
