import { cartCalls } from '@sitewright/api/cart';
import { cartTotalsCalls } from '@sitewright/api/cart-totals';
import { cartTotalsSchemas } from '@sitewright/api/cart-totals/schemas';
import { cartSchemas } from '@sitewright/api/cart/schemas';
import { cartMessage, type ShoppingCart } from '@sitewright/domain/cart';
import { isCounted } from '@sitewright/domain/catalogue';
import { fillText } from '@sitewright/domain/languages';
import { isCurrencyCode, money, moneyText } from '@sitewright/domain/money';
import { accessOf } from '../page-access/index.ts';
import {
  implementCalls,
  isRefusal,
  type ImplementedCall,
  type Refusal,
  type VisitorContext,
} from '../http/index.ts';
import { readStoreSettings } from '../store/index.ts';
import { listAlsoBought, type AlsoBoughtRow } from './also-bought-store.ts';
import {
  addToCart,
  changeAdditionalFields,
  changeQuantity,
  readVisitorCart,
  removeFromCart,
} from './cart-service.ts';
import { applyCode, removeCode } from './codes-service.ts';
import { loadMoneyPrinter } from './load/load-cart.ts';
import { readImage } from './load/cart-products-store.ts';
import { chooseShipping, listCountries, setShippingLocation } from './shipping-service.ts';
import { startSubscription } from './subscription-service.ts';

const numbersIn = (data: object | undefined): Record<string, string> =>
  data && 'limit' in data ? { limit: String(data.limit) } : {};

/** A code is refused for a reason that has a message of its own. */
const messageCode = ({ code, data }: Refusal): string =>
  data && 'reason' in data ? String(data.reason) : code;

/** Shoppers read these messages, so they are in the language of the store. */
export const translateCartRefusal = ({ site }: Pick<VisitorContext, 'site'>, refusal: Refusal): Refusal => {
  const text = cartMessage(messageCode(refusal), site.settings.language);
  return text === undefined ? refusal : refusal.withMessage(fillText(text, numbersIn(refusal.data)));
};

const respond = async <Result, Answer>(
  context: VisitorContext,
  pending: Promise<Result | Refusal>,
  describe: (result: Result) => Answer,
): Promise<Answer | Refusal> => {
  const result = await pending;
  return isRefusal(result) ? translateCartRefusal(context, result) : describe(result);
};

const namedSku = (sku: string | null): string | null => (sku === '' ? null : sku);

const describeOther =
  (printMoney: (cents: number) => string) =>
  ({ id, title, fullUrl, productType, lowest, isOnSale, isInStock, image }: AlsoBoughtRow) => ({
    id,
    title,
    fullUrl,
    productType,
    image: readImage(image),
    priceText: printMoney(lowest),
    isOnSale,
    isSoldOut: isCounted(productType) && !isInStock,
  });

const describeChange = (shoppingCart: ShoppingCart) => ({
  shoppingCart,
  grandTotal: shoppingCart.grandTotal,
});

type ShippingOption = ShoppingCart['shippingOptions'][number];

const describeOption = (
  { key, name, priceCents, isPickup }: ShippingOption,
  { subtotal: { currencyCode } }: ShoppingCart,
) => ({
  key,
  name,
  isPickup,
  price: {
    decimalValue: isCurrencyCode(currencyCode)
      ? moneyText(money(BigInt(priceCents), currencyCode)).value
      : String(priceCents),
    currencyCode,
  },
});

export const implementCartCalls = (secret: string): ImplementedCall[] =>
  implementCalls({
    capability: 'cart',
    calls: cartCalls,
    schemas: cartSchemas,
    handlers: {
      read: (_input, context) => readVisitorCart(context),
      addEntry: ({ body: { additionalFields = null, sku, ...body } }, context) =>
        respond(
          context,
          addToCart(context, secret, { ...body, sku: namedSku(sku), additionalFields }),
          ({ shoppingCart, entry }) => ({ shoppingCart, newlyAdded: entry }),
        ),
      changeAdditionalFields: ({ params, body: { sku, ...body } }, context) =>
        respond(
          context,
          changeAdditionalFields(context, { ...body, sku: namedSku(sku), id: params.id }),
          ({ shoppingCart, entry }) => ({ shoppingCart, updatedEntry: entry }),
        ),
      changeQuantity: ({ params, body: { quantity } }, context) =>
        respond(context, changeQuantity(context, { id: params.id, quantity }), describeChange),
      removeEntry: ({ params }, context) =>
        respond(context, removeFromCart(context, params.id), describeChange),
      async listAlsoBought(_input, context) {
        const { database, site, now } = context;
        const cart = await readVisitorCart(context);
        const itemIds = [...new Set(cart.entries.map(({ itemId }) => itemId))];
        const rows = await listAlsoBought(database, site.id, {
          itemIds,
          now,
          access: accessOf(context, secret),
        });
        return { items: rows.map(describeOther(await loadMoneyPrinter(database, site))) };
      },
      startSubscription: ({ body: { qty, sku, additionalFields = null, ...body } }, context) =>
        respond(
          context,
          startSubscription(context, secret, {
            ...body,
            sku: namedSku(sku),
            quantity: qty,
            additionalFields,
          }),
          (started) => started,
        ),
    },
  });

export const implementCartTotalsCalls = (): ImplementedCall[] =>
  implementCalls({
    capability: 'cart-totals',
    calls: cartTotalsCalls,
    schemas: cartTotalsSchemas,
    handlers: {
      chooseShipping: ({ body }, context) => respond(context, chooseShipping(context, body), describeChange),
      setShippingLocation: ({ params, body: { line1: _line1, line2: _line2, ...location } }, context) =>
        respond(context, setShippingLocation(context, params.token, location), (cart) => ({
          shippingOptionsStatus: cart.shippingOptionsStatus,
          fulfillmentOptions: cart.shippingOptions.map((option) => describeOption(option, cart)),
          subtotal: cart.subtotal,
        })),
      async listShippingCountries(_input, { database, site }) {
        const { shipping } = await readStoreSettings(database, site.id);
        return { countries: [...listCountries(shipping, site.settings.language)] };
      },
      applyCode: ({ body: { code } }, context) => respond(context, applyCode(context, code), describeChange),
      removeCode: ({ params: { code } }, context) =>
        respond(context, removeCode(context, code), describeChange),
    },
  });
