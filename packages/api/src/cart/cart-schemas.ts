import type { CartImage, ShoppingCart, ShownEntry } from '@sitewright/domain/cart';
import { formSchema } from '@sitewright/domain/forms/schemas';
import { shippingLocationSchema } from '@sitewright/domain/shipping/schemas';
import { taxRuleSchema } from '@sitewright/domain/tax/schemas';
import { Type, type Static, type TSchema } from 'typebox';
import { closed, id, idParams } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

/** Written as `nullable`: a union would be tried branch by branch whenever an answer is printed. */
const orNull = <S extends TSchema>(schema: S) => Type.Unsafe<Static<S> | null>({ ...schema, nullable: true });

const text = Type.String();
const flag = Type.Boolean();
/** Minor units of the store's currency. */
const cents = Type.Integer();

const money = Type.Object({
  value: text,
  currency: text,
  decimalValue: text,
  currencyCode: text,
  /** As the site's pages print it. */
  text,
});

/** The types are the rules' own; these say how they travel. */
const imageForm = Type.Object({
  id,
  assetUrl: text,
  altText: text,
  originalSize: text,
  mediaFocalPoint: Type.Object({ x: Type.Number(), y: Type.Number() }),
});

const image = Type.Unsafe<CartImage>(imageForm);

const entryForm = Type.Object({
  id,
  itemId: id,
  title: text,
  fullUrl: text,
  productType: Type.Integer(),
  quantity: Type.Integer(),
  multipleQuantityAllowed: flag,
  /** False for what is gone or sold out: it is shown and not counted. */
  isAvailable: flag,
  /** Why it cannot be had, or not so often; empty where all is well. */
  note: text,
  chosenVariant: Type.Object({
    id,
    sku: text,
    attributes: Type.Record(text, text),
    optionValues: Type.Array(Type.Object({ optionName: text, value: text })),
    price: cents,
    salePrice: orNull(cents),
    onSale: flag,
    unlimited: flag,
    qtyInStock: Type.Integer(),
  }),
  purchasePriceCents: cents,
  nonSalePriceCents: cents,
  subTotal: cents,
  purchasePriceText: text,
  nonSalePriceText: text,
  subTotalText: text,
  image: orNull(image),
  /** JSON text. */
  additionalFields: orNull(text),
  formFields: Type.Array(
    Type.Object({ id: text, type: text, rawTitle: text, value: text, values: Type.Unknown() }),
  ),
  additionalFieldsForm: orNull(formSchema),
});

const entry = Type.Unsafe<ShownEntry>(entryForm);

const shippingOption = Type.Object({ key: text, name: text, priceCents: cents, isPickup: flag });

const cartForm = Type.Object({
  id: orNull(id),
  websiteId: id,
  orderId: Type.Null(),
  /** Milliseconds. */
  created: Type.Integer(),
  isPurchased: flag,
  cartType: Type.Integer(),
  entries: Type.Array(entry),
  totalQuantity: Type.Integer(),
  hasDigital: flag,
  purelyDigital: flag,
  requiresShipping: flag,
  shippingOptions: Type.Array(shippingOption),
  selectedShippingOption: orNull(shippingOption),
  shippingOptionsStatus: text,
  shippingLocation: shippingLocationSchema,
  applicableTaxRules: Type.Array(taxRuleSchema),
  taxLineItems: Type.Array(Type.Object({ id: text, name: text, rate: text, amountCents: cents })),
  coupons: Type.Array(Type.Unknown()),
  promoCodes: Type.Array(Type.Unknown()),
  validCoupons: Type.Array(Type.Unknown()),
  invalidCoupons: Type.Array(Type.Unknown()),
  appliedGiftCards: Type.Array(Type.Unknown()),
  subtotalCents: cents,
  discountCents: cents,
  shippingCostCents: cents,
  taxCents: cents,
  grandTotalCents: cents,
  amountDueCents: cents,
  subtotal: money,
  grandTotal: money,
});

const shoppingCart = Type.Unsafe<ShoppingCart>(cartForm);

const sku = Type.Union([Type.String({ maxLength: 60 }), Type.Null()]);
/** JSON text, checked by the product's form. */
const additionalFields = Type.Union([Type.String({ maxLength: 100_000 }), Type.Null()]);
/** A whole number from 1 to 9999. Taken as it comes, so that a wrong one is told in the shopper's words. */
const quantity = Type.Unknown();

/** 128 random bits of the press that adds: sent again with the same body, it adds nothing. */
const idempotencyKey = Type.String({ pattern: '^[0-9a-f]{32}$' });

const changed = Type.Object({ shoppingCart, grandTotal: money });
const filling = ['not-found', 'variant-unavailable', 'additional-fields-invalid'] as const;
const counting = [
  'quantity-not-number',
  'quantity-not-whole',
  'quantity-out-of-range',
  'not-enough-stock',
  'one-only',
  'cart-full',
] as const;

export const cartSchemas = {
  read: {
    query: Type.Object(
      {
        mock: Type.Optional(text),
        timecode: Type.Optional(text),
        calculateSubtotal: Type.Optional(text),
      },
      closed,
    ),
    answer: shoppingCart,
    refusals: [],
  },
  addEntry: {
    body: Type.Object(
      {
        itemId: id,
        sku,
        quantity,
        additionalFields: Type.Optional(additionalFields),
        idempotencyKey: Type.Optional(idempotencyKey),
      },
      closed,
    ),
    answer: Type.Object({ shoppingCart, newlyAdded: entry }),
    refusals: [...filling, ...counting, 'sold-apart'],
  },
  changeAdditionalFields: {
    params: idParams,
    body: Type.Object({ itemId: id, sku, additionalFields }, closed),
    answer: Type.Object({ shoppingCart, updatedEntry: entry }),
    refusals: filling,
  },
  changeQuantity: {
    params: idParams,
    body: Type.Object({ quantity }, closed),
    answer: changed,
    refusals: ['not-found', ...counting],
  },
  removeEntry: { params: idParams, answer: changed, refusals: ['not-found'] },
  chooseShipping: {
    body: Type.Object(
      { location: shippingLocationSchema, optionKey: Type.Optional(Type.String({ maxLength: 60 })) },
      closed,
    ),
    answer: changed,
    refusals: ['not-found'],
  },
  listAlsoBought: {
    answer: Type.Object({
      items: Type.Array(
        Type.Object({
          id,
          title: text,
          fullUrl: text,
          productType: Type.Integer(),
          image: orNull(image),
          priceText: text,
          isOnSale: flag,
          isSoldOut: flag,
        }),
      ),
    }),
    refusals: [],
  },
  startSubscription: {
    body: Type.Object(
      { itemId: id, sku, qty: quantity, additionalFields: Type.Optional(additionalFields) },
      closed,
    ),
    answer: Type.Object({ cartToken: text }),
    refusals: [...filling, ...counting, 'not-subscribable'],
  },
} as const satisfies Record<string, CallSchemas>;
