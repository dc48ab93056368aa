import { allowsSeveral, priceNotesOf, quantityRangeFor } from '@sitewright/domain/cart';
import {
  currentPrice,
  isCounted,
  isInStock,
  merchandisingContext,
  NO_STOCK,
  sellableVariantsOf,
  optionValuesOf,
  isAlwaysAvailable,
  readProduct,
  unitPriceOf,
  unitReferenceText,
  type UnitMeasure,
  visitorProduct,
  visitorStock,
  type StockedOffer,
  type VisitorProduct,
} from '@sitewright/domain/catalogue';
import type { FeatureSwitches } from '@sitewright/domain/features';
import { installmentContext } from '@sitewright/domain/installments';
import { restockFormTexts } from '@sitewright/domain/restock';
import { CURRENCIES, money, moneyText, type CurrencyCode } from '@sitewright/domain/money';
import { formInEffect, sellsProduct, type StoreSettings } from '@sitewright/domain/store';
import { derivedWithin } from '../derived/index.ts';
import { moneyPrinter, type MoneyPrinter } from '../money/index.ts';
import type { PageItem } from '../data-requirements/index.ts';

/** The shop that a product stands in. */
export interface Shop {
  /** As they take effect with the features of the site. */
  readonly settings: StoreSettings;
  readonly features: FeatureSwitches;
  readonly currency: CurrencyCode;
  readonly language: string;
}

/** A product with its offers and what there is of each. */
export interface ShownProduct {
  readonly id: string;
  readonly name: string;
  readonly product: VisitorProduct;
  readonly offers: readonly StockedOffer[];
}

/** An item whose product has no fields that only the owner sees. */
export const visitorItem = (item: PageItem): PageItem => {
  const product = readProduct(item);
  return product ? { ...item, structuredContent: { ...visitorProduct(product) } } : item;
};

/** What follows reaches visitors: fields that only the owner sees end here. */
export const shownProduct = derivedWithin((item: PageItem): ShownProduct | undefined => {
  const stored = readProduct(item);
  if (!stored) return undefined;
  const product = visitorProduct(stored);
  const offers = sellableVariantsOf(item.id, product).map((offer) => {
    const quantity = item.stock?.[offer.id];
    const stock =
      quantity === null ? { isUnlimited: true, quantity: 0 } : { ...NO_STOCK, quantity: quantity ?? 0 };
    return { ...offer, stock: offer.allowBackorder ? { ...stock, allowsBackorder: true } : stock };
  });
  return { id: item.id, name: item.title, product, offers };
});

const printerOf = ({ settings, currency, language }: Shop): MoneyPrinter =>
  moneyPrinter({ language, currency, useCldr: settings.useCLDRMoneyFormat });

interface Priced {
  readonly price: number;
  readonly salePrice: number | undefined;
  readonly onSale: boolean;
  readonly unitMeasure?: UnitMeasure | undefined;
}

const unitPriceContext = (priced: Priced, { language }: Shop, print: MoneyPrinter) => {
  const unitPrice = unitPriceOf(priced);
  return unitPrice === undefined || !priced.unitMeasure
    ? {}
    : { unitPrice: { text: print(unitPrice), reference: unitReferenceText(priced.unitMeasure, language) } };
};

/** Both prices as templates read them, and as the page prints them. */
const pricesOf = (priced: Priced, shop: Shop, print: MoneyPrinter) => {
  const { price, salePrice, onSale } = priced;
  const { currency } = shop;
  return {
    price,
    salePrice: salePrice ?? 0,
    priceMoney: moneyText(money(BigInt(price), currency)),
    salePriceMoney: moneyText(money(BigInt(salePrice ?? 0), currency)),
    priceText: print(price),
    salePriceText: salePrice === undefined ? '' : print(salePrice),
    onSale,
    ...unitPriceContext(priced, shop, print),
  };
};

/** The offer that costs least; a product that has none costs nothing. */
const cheapest = (offers: readonly StockedOffer[]): Priced =>
  offers.reduce<Priced | undefined>(
    (best, offer) => (best && currentPrice(best) <= currentPrice(offer) ? best : offer),
    undefined,
  ) ?? { price: 0, salePrice: undefined, onSale: false };

const variantContext = (
  { id, sku, attributes, imageId, stock, ...prices }: StockedOffer,
  { product, shop, print }: { product: VisitorProduct; shop: Shop; print: MoneyPrinter },
) => {
  const priced = pricesOf(prices, shop, print);
  const { priceMoney, salePriceMoney, onSale } = priced;
  return {
    id,
    sku,
    attributes,
    optionValues: optionValuesOf(attributes, product.variantOptionOrdering),
    ...priced,
    ...visitorStock(stock),
    ...(imageId === undefined ? {} : { mainImageId: imageId }),
    ...(product.isSubscribable ? { pricingOptions: [{ priceMoney, salePriceMoney, onSale }] } : {}),
  };
};

/** Whether a shopper is asked how many. */
const allowsQuantityChoice = ({ product, offers }: ShownProduct, { settings }: Shop): boolean => {
  const pieces = offers.map(({ stock }) =>
    isAlwaysAvailable(stock) ? Number.POSITIVE_INFINITY : stock.quantity,
  );
  const isOneLeft = pieces.reduce((sum, each) => sum + each, 0) <= 1;
  return !product.isSubscribable && !isOneLeft && allowsSeveral(product, { settings });
};

/** Nothing is left: there is nothing to choose from either. */
const isGone = ({ product, offers }: ShownProduct): boolean =>
  isCounted(product.productType) && !offers.some(({ stock }) => isInStock(stock));

/** `structuredContent` of a product: the form that the formatters of templates know. */
export const productContext = (shown: ShownProduct, shop: Shop) => {
  const { product, offers } = shown;
  const print = printerOf(shop);
  const { additionalFieldsForm } = product;
  return {
    productType: product.productType,
    variantOptionOrdering: product.variantOptionOrdering ?? [],
    variants: offers.map((offer) => variantContext(offer, { product, shop, print })),
    ...pricesOf(cheapest(offers), shop, print),
    onSale: offers.some(({ onSale }) => onSale),
    ...(isGone(shown) ? { isSoldOut: true } : {}),
    isSubscribable: product.isSubscribable ?? false,
    multipleQuantityAllowed: allowsQuantityChoice(shown, shop),
    ...(sellsProduct(product, shop.features) ? {} : { isNotForSale: true }),
    priceNotes: priceNotesOf({ id: shown.id, productType: product.productType }, shop.settings),
    quantityRules: quantityRangeFor(product, shop),
    ...(product.swatches ? { swatches: product.swatches } : {}),
    ...(product.subscriptionPlan ? { subscriptionPlan: product.subscriptionPlan } : {}),
    useCustomAddButtonText: product.useCustomAddButtonText ?? false,
    customAddButtonText: product.customAddButtonText ?? '',
    ...(additionalFieldsForm
      ? {
          additionalFieldsFormId: additionalFieldsForm.id,
          additionalFieldsForm: formInEffect(additionalFieldsForm, shop.features),
        }
      : {}),
  };
};

const scriptPrice = (cents: number, currency: CurrencyCode) => ({
  currencyCode: currency,
  value: cents,
  decimalValue: moneyText(money(BigInt(cents), currency)).value,
  fractionalDigits: CURRENCIES[currency].fractionDigits,
});

/** What scripts read about the product of a page. */
export const scriptProduct = ({ id, name, product, offers }: ShownProduct, { currency }: Shop) => ({
  id,
  name,
  productType: product.productType,
  price: scriptPrice(currentPrice(cheapest(offers)), currency),
  subscribable: product.isSubscribable ?? false,
  fulfilledExternally: false,
  variantAttributeNames: product.variantOptionOrdering ?? [],
  variants: offers.map(({ id: variantId, sku, attributes, price, salePrice, onSale, stock }) => ({
    id: variantId,
    sku,
    price: scriptPrice(price, currency),
    salePrice: scriptPrice(salePrice ?? 0, currency),
    onSale,
    stock: isAlwaysAvailable(stock) ? { unlimited: true } : { quantity: stock.quantity },
    attributes,
  })),
});

const byId = <Value>(products: readonly ShownProduct[], valueOf: (product: ShownProduct) => Value) =>
  Object.fromEntries(products.map((product) => [product.id, valueOf(product)]));

export const merchandisingRequest = ({ product, offers }: ShownProduct) => ({
  productType: product.productType,
  offers,
  ...(product.customSoldOutText === undefined ? {} : { customSoldOutText: product.customSoldOutText }),
  ...(product.scarcity ? { scarcity: product.scarcity } : {}),
});

/** Scarcity, restock forms and texts of the products that a page shows. */
export const merchandisingOfAll = (products: readonly ShownProduct[], { settings, language }: Shop) => {
  const { merchandising } = settings;
  const texts = restockFormTexts(merchandising.restockNotificationMessages, language);
  const translated = { ...merchandising, restockNotificationMessages: texts };
  return byId(products, (product) => merchandisingContext(merchandisingRequest(product), translated));
};

export const installmentsOfAll = (
  products: readonly ShownProduct[],
  { settings, currency, language }: Shop,
) =>
  byId(products, ({ product }) =>
    installmentContext(product.productType, { settings: settings.installments, currency, language }),
  );
