import { localizedShopTexts } from '@sitewright/domain/cart';
import { readProduct } from '@sitewright/domain/catalogue';
import { localizedFormTexts } from '@sitewright/domain/forms';
import { collectionTypes, pageTypes, recordTypes } from '@sitewright/domain/pages';
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

/** What an item holds beside its texts: of a product in the form that templates know, of others as it is. */
export const structuredContentOf = (item: PageItem, data: PageData): unknown => {
  const product = shownProduct(item);
  if (product) return productContext(product, shopOf(data));
  return item.recordType === recordTypes.storeItem ? undefined : item.structuredContent;
};

/** Whether the page shows one product: what scripts call a product details page. */
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

/** What is known of the products of a page beside themselves, by their ids. */
const besides = (items: readonly PageItem[], data: PageData) => {
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

/** The part of the page's context that belongs to the shop. */
export const shopContext = (data: PageData, loaded: LoadedRequirements) => {
  const { useCLDRMoneyFormat } = shopOf(data).settings;
  const shown = itemsShown(data, loaded);
  return { featureFlags: { useCLDRMoneyFormat }, ...besides(shown, data), ...productOfPage(data) };
};

/** What scripts say in other words than their own, which are English. */
const shopTexts = (data: PageData, localizedStrings: Readonly<Record<string, string>>) => {
  const texts = localizedShopTexts(shopOf(data).language, localizedStrings);
  return Object.keys(texts).length > 0 ? { shopTexts: texts } : {};
};

interface ShopSource {
  readonly data: PageData;
  readonly loaded: LoadedRequirements;
}

const requiresDetails = (item: PageItem): boolean => readProduct(item)?.additionalFieldsForm !== undefined;

/** What forms say, where one can be opened: the cart has those of whatever is added to it. */
const formTexts = ({ data, loaded }: ShopSource, localizedStrings: Readonly<Record<string, string>>) => {
  const hasForm = data.cart !== undefined || itemsShown(data, loaded).some(requiresDetails);
  return hasForm ? { formTexts: localizedFormTexts(shopOf(data).language, localizedStrings) } : {};
};

/** The same for scripts: of the page's own product alone. */
export const shopScriptContext = (
  source: ShopSource,
  { localizedStrings }: { readonly localizedStrings: Readonly<Record<string, string>> },
) => {
  const { data } = source;
  return {
    ...(data.item && isProductPage(data) ? { ...productOfPage(data), ...besides([data.item], data) } : {}),
    ...shopTexts(data, localizedStrings),
    ...formTexts(source, localizedStrings),
  };
};

/** Settings of the store by the names that templates know. */
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
