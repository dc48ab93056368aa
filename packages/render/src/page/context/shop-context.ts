import { localizedShopTexts } from '@sitewright/domain/cart';
import { readProduct } from '@sitewright/domain/catalogue';
import { localizedFormTexts } from '@sitewright/domain/forms';
import { collectionTypes, pageTypes } from '@sitewright/domain/pages';
import {
  installmentsOfAll,
  merchandisingOfAll,
  productContext,
  scriptProduct,
  shownProduct,
  type ShownProduct,
} from '../../catalogue/index.ts';
import type { LoadedRequirements, PageCollection, PageItem } from '../../data-requirements/index.ts';
import type { PageData } from '../model/page-data.ts';
import { shopOf } from '../model/shop.ts';

/** `structuredContent` of an item: converted for products, unchanged for others. */
export const structuredContentOf = (item: PageItem, data: PageData): unknown => {
  const product = shownProduct(item);
  return product ? productContext(product, shopOf(data)) : item.structuredContent;
};

/** A product details page, as scripts call it. */
export const isProductPage = ({ pageType, item }: PageData): boolean =>
  pageType === pageTypes.contentItem && item !== undefined && shownProduct(item) !== undefined;

const NOTHING = { relatedItems: { isEnabled: false }, productQuickView: { isEnabled: false } };

export const collectionFeatures = ({ type }: PageCollection, data: PageData): typeof NOTHING => {
  if (type !== collectionTypes.products) return NOTHING;
  const { relatedProductsEnabled, productQuickViewEnabled } = shopOf(data).settings.merchandising;
  return {
    relatedItems: { isEnabled: relatedProductsEnabled },
    productQuickView: { isEnabled: productQuickViewEnabled },
  };
};

const itemsShown = (data: PageData, loaded: LoadedRequirements): PageItem[] => [
  ...(data.item ? [data.item] : []),
  ...(data.items ?? []),
  ...[...loaded.items.values()].flat(),
];

/** Data of the page's products besides their content, by product id. */
const productData = (items: readonly PageItem[], data: PageData) => {
  const products: ShownProduct[] = [];
  for (const item of items) {
    const product = shownProduct(item);
    if (product) products.push(product);
  }
  const shop = shopOf(data);
  return {
    productMerchandisingContext: merchandisingOfAll(products, shop),
    productInstallmentContext: installmentsOfAll(products, shop),
  };
};

const productOfPage = (data: PageData) => {
  const product = data.item && isProductPage(data) ? shownProduct(data.item) : undefined;
  return product ? { product: scriptProduct(product, shopOf(data)) } : {};
};

/** The shop's part of the page context. */
export const shopContext = (data: PageData, loaded: LoadedRequirements) => {
  const { useCLDRMoneyFormat } = shopOf(data).settings;
  const shown = itemsShown(data, loaded);
  return { featureFlags: { useCLDRMoneyFormat }, ...productData(shown, data), ...productOfPage(data) };
};

/** Texts that differ from the English ones in the scripts. */
const shopTexts = (data: PageData, localizedStrings: Readonly<Record<string, string>>) => {
  const texts = localizedShopTexts(shopOf(data).language, localizedStrings);
  return Object.keys(texts).length > 0 ? { shopTexts: texts } : {};
};

interface ShopSource {
  readonly data: PageData;
  readonly loaded: LoadedRequirements;
}

const requiresDetails = (item: PageItem): boolean => readProduct(item)?.additionalFieldsForm !== undefined;

/** Form texts, on pages where a form can be opened: on the cart page, forms of any product. */
const formTexts = ({ data, loaded }: ShopSource, localizedStrings: Readonly<Record<string, string>>) => {
  const hasForm = data.cart !== undefined || itemsShown(data, loaded).some(requiresDetails);
  return hasForm ? { formTexts: localizedFormTexts(shopOf(data).language, localizedStrings) } : {};
};

/** The shop's part of the script context, with the page's own product only. */
export const shopScriptContext = (
  source: ShopSource,
  { localizedStrings }: { readonly localizedStrings: Readonly<Record<string, string>> },
) => {
  const { data } = source;
  return {
    ...(data.item && isProductPage(data)
      ? { ...productOfPage(data), ...productData([data.item], data) }
      : {}),
    ...shopTexts(data, localizedStrings),
    ...formTexts(source, localizedStrings),
  };
};

/** Store settings under the names that templates know. */
export const storeSettingsContext = (data: PageData) => {
  const { settings } = shopOf(data);
  return {
    expressCheckout: settings.expressCheckout,
    continueShoppingLinkUrl: settings.continueShoppingLinkUrl,
    multipleQuantityAllowedForServices: settings.multipleQuantityAllowedForServices,
    pillCartStyle: settings.pillCartStyle,
    merchandisingSettings: settings.merchandising,
  };
};
