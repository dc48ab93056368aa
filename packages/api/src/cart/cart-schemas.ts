import {
  lineItemSchema as entry,
  cartImageSchema as image,
  cartMoneySchema as money,
  shoppingCartSchema as shoppingCart,
} from '@sitewright/domain/cart/schemas';
import { Type } from 'typebox';
import { closed, id, idParams, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const text = Type.String();
const flag = Type.Boolean();

const sku = Type.Union([Type.String({ maxLength: 60 }), Type.Null()]);
/** JSON text, validated by the product's form. */
const additionalFields = Type.Union([Type.String({ maxLength: 100_000 }), Type.Null()]);
/**
 * An integer from 1 to 9999. Not validated here, so that a wrong one is refused with a message in the shop's
 * language.
 */
const quantity = Type.Unknown();

/** 128 random bits; a repeated request with the same key and body adds nothing. */
const idempotencyKey = Type.String({ pattern: '^[0-9a-f]{32}$' });

const changed = Type.Object({ shoppingCart, grandTotal: money });
const filling = ['not-found', 'variant-unavailable', 'additional-fields-invalid'] as const;
const counting = [
  'quantity-not-number',
  'quantity-not-whole',
  'quantity-out-of-range',
  'quantity-too-small',
  'quantity-too-large',
  'quantity-off-step',
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
