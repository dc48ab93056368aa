import type { CartContext, CartEntry, CartState, SoldVariant } from '../cart/index.ts';
import { productTypes, UNLIMITED } from '../catalogue/index.ts';
import { newDiscountTerms, type Discount } from '../discounts/index.ts';
import type { ShippingLocation, ShippingSettings } from '../shipping/index.ts';
import type { DraftContent, DraftLine } from './draft-orders-schemas.ts';

export const newDraftContent: DraftContent = {
  lines: [],
  discount: null,
  delivery: { kind: 'store', key: null },
  tags: [],
};

/** Drafts are numbered apart from orders. */
export const formatDraftNumber = (number: number): string => `D${number}`;

/** Two lines of one variant would have one price. */
export const hasRepeatedLines = ({ lines }: Pick<DraftContent, 'lines'>): boolean => {
  const products = lines.flatMap(({ variantId }) => variantId ?? []);
  const ids = lines.map(({ id }) => id);
  return new Set(products).size < products.length || new Set(ids).size < ids.length;
};

/** A custom item is its own variant. */
const variantIdOf = ({ id, variantId }: DraftLine): string => variantId ?? id;

const customVariant = ({ id, title, unitCents, isTaxable, needsShipping }: DraftLine): SoldVariant => ({
  itemId: id,
  variantId: id,
  sku: '',
  title,
  fullUrl: '',
  productType: needsShipping ? productTypes.physical : productTypes.service,
  attributes: {},
  optionOrdering: [],
  price: unitCents,
  salePrice: undefined,
  onSale: false,
  stock: UNLIMITED,
  isSold: true,
  isSubscribable: false,
  form: undefined,
  image: null,
  isCustom: true,
  isUntaxed: !isTaxable,
});

/** The product of today at the price of the draft, sold once. Its form and quantity rules are for shoppers. */
const pricedVariant = (variant: SoldVariant, { unitCents }: DraftLine): SoldVariant => ({
  ...variant,
  price: unitCents,
  salePrice: undefined,
  onSale: false,
  isSubscribable: false,
  form: undefined,
  quantityRules: undefined,
});

const variantsOf = (
  { lines }: DraftContent,
  { variants }: Pick<CartContext, 'variants'>,
): ReadonlyMap<string, SoldVariant> => {
  const sold = lines.flatMap((line): SoldVariant[] => {
    if (line.variantId === null) return [customVariant(line)];
    const variant = variants.get(line.variantId);
    return variant ? [pricedVariant(variant, line)] : [];
  });
  return new Map(sold.map((variant) => [variant.variantId, variant]));
};

const customShipping = (name: string, priceCents: number): ShippingSettings => ({
  profiles: [
    {
      id: 'custom',
      name,
      productIds: [],
      zones: [
        {
          id: 'custom',
          name,
          countries: [],
          rates: [{ id: 'custom', name, kind: 'flat', orderCents: priceCents, itemCents: 0 }],
        },
      ],
      pickups: [],
      localDeliveries: [],
    },
  ],
});

/** There is one in a draft. */
const DISCOUNT_ID = '000000000000000000000000';

const discountsOf = ({ discount }: DraftContent): Discount[] => {
  if (!discount) return [];
  const { reason } = discount;
  const reward =
    discount.kind === 'percent'
      ? { kind: 'percent' as const, percent: discount.percent }
      : { kind: 'amount' as const, cents: discount.cents, isPerItem: false };
  return [{ ...newDiscountTerms, id: DISCOUNT_ID, name: reason || 'Discount', reward }];
};

/** What a draft costs is derived by the rules of carts, from its own prices, discount and delivery alone. */
export const draftContext = (draft: DraftContent, around: CartContext): CartContext => ({
  ...around,
  variants: variantsOf(draft, around),
  discounts: discountsOf(draft),
  hasDiscounts: false,
  settings: {
    ...around.settings,
    minimumOrder: { ...around.settings.minimumOrder, isEnabled: false },
    ...(draft.delivery.kind === 'custom'
      ? { shipping: customShipping(draft.delivery.name, draft.delivery.priceCents) }
      : {}),
  },
});

const entryOf = (line: DraftLine): CartEntry => ({
  id: line.id,
  itemId: line.itemId ?? line.id,
  variantId: variantIdOf(line),
  quantity: line.quantity,
  additionalFields: null,
  title: line.title,
});

export interface DraftIdentity {
  readonly id: string;
  readonly websiteId: string;
  /** Milliseconds. */
  readonly createdOn: number;
}

export const draftState = (
  draft: DraftContent,
  identity: DraftIdentity,
  shippingLocation: ShippingLocation,
): CartState => ({
  ...identity,
  isPurchased: false,
  entries: draft.lines.map(entryOf),
  shippingLocation,
  shippingKey: draft.delivery.kind === 'store' ? draft.delivery.key : null,
  codes: [],
});
