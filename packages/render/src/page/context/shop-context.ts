import { localizedShopTexts } from '@sitewright/domain/cart';
import { selectedOffer } from '@sitewright/domain/catalogue';
import { localizedFormTexts } from '@sitewright/domain/forms';
import { collectionTypes, pageTypes, recordTypes } from '@sitewright/domain/pages';
import type { StoreSettings } from '@sitewright/domain/store';
import {
  installmentsOfAll,
  merchandisingOfAll,
  productContext,
  scriptProduct,
  shownProduct,
  type Shop,
  type ShownProduct,
} from '../../catalogue/index.ts';
import type { LoadedRequirements, PageCollection, PageItem } from '../../data-requirements/index.ts';
import { derivedFrom } from '../../derived/index.ts';
import { restockFormOf } from '../../restock/index.ts';
import type { PageData } from '../model/page-data.ts';
import { fullUrlOf, itemUrlOf } from '../model/page-urls.ts';
import { shopOf } from '../model/shop.ts';

/** On its own page a variant of the product may be chosen already. */
const selectionOf = (item: PageItem, { offers }: ShownProduct, data: PageData) => {
  const { firstVariantPreselected } = shopOf(data).settings.merchandising;
  return item.id === data.item?.id
    ? selectedOffer(offers, { variantId: data.variantId, isFirstPreselected: firstVariantPreselected })
    : undefined;
};

const productContent = (item: PageItem, product: ShownProduct, data: PageData) => {
  const selected = selectionOf(item, product, data);
  return {
    ...productContext(product, shopOf(data)),
    ...(selected ? { selectedVariantId: selected.id } : {}),
  };
};

/** The picture of the variant that the page shows as chosen. */
export const selectedImageOf = (item: PageItem, data: PageData): string | undefined => {
  const product = shownProduct(item);
  return product && selectionOf(item, product, data)?.imageId;
};

/** `structuredContent` of an item: converted for products, unchanged for others. */
export const structuredContentOf = (item: PageItem, data: PageData): unknown => {
  const product = shownProduct(item);
  if (product) return productContent(item, product, data);
  return item.recordType === recordTypes.storeItem ? undefined : item.structuredContent;
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

const ownItems = ({ item, items = [] }: PageData): PageItem[] => [...(item ? [item] : []), ...items];

const listedItems = ({ items }: LoadedRequirements): PageItem[] => [...items.values()].flat();

const productsOf = (items: readonly PageItem[]): ShownProduct[] => {
  const products: ShownProduct[] = [];
  for (const item of items) {
    const product = shownProduct(item);
    if (product) products.push(product);
  }
  return products;
};

/** The shop as blocks and lists on other pages see it: they have a scarcity switch of their own. */
const shopOfBlocks = (shop: Shop): Shop => {
  const { merchandising } = shop.settings;
  const scarcityEnabledOnProductItems = merchandising.scarcityEnabledOnProductBlocks;
  return {
    ...shop,
    settings: { ...shop.settings, merchandising: { ...merchandising, scarcityEnabledOnProductItems } },
  };
};

/** What is known of the products of a page beside themselves, by their ids. The page's own come last and win. */
const productData = (data: PageData, loaded?: LoadedRequirements) => {
  const own = productsOf(ownItems(data));
  const listed = loaded ? productsOf(listedItems(loaded)) : [];
  const shop = shopOf(data);
  return {
    productMerchandisingContext: {
      ...merchandisingOfAll(listed, shopOfBlocks(shop)),
      ...merchandisingOfAll(own, shop),
    },
    productInstallmentContext: installmentsOfAll([...own, ...listed], shop),
  };
};

const productOfPage = (data: PageData) => {
  const product = data.item && isProductPage(data) ? shownProduct(data.item) : undefined;
  return product ? { product: scriptProduct(product, shopOf(data)) } : {};
};

const pathOf = ({ item, collection }: PageData): string =>
  item ? itemUrlOf(collection, item) : fullUrlOf(collection ?? { urlId: '' });

/** The forms of those who wait, of all products of the page that have one. */
const withRestockForms = (
  data: PageData,
  loaded: LoadedRequirements,
  merchandising: ReturnType<typeof merchandisingOfAll>,
) => {
  const shop = shopOf(data);
  const visit = { path: pathOf(data), ...data.restock };
  const products = productsOf([...listedItems(loaded), ...ownItems(data)]);
  const forms = products.flatMap((product) => {
    const context = merchandising[product.id];
    const restockForm = context && restockFormOf(product, context, { shop, visit });
    return restockForm ? [[product.id, { ...context, restockForm }] as const] : [];
  });
  return { ...merchandising, ...Object.fromEntries(forms) };
};

/** Whether a form of the page has to load the outside service that checks visitors. */
export const needsRestockCaptcha = (
  { settings }: PageData,
  { productMerchandisingContext }: ReturnType<typeof shopContext>,
): boolean =>
  settings?.['captchaSettings'] !== undefined &&
  Object.values(productMerchandisingContext).some(
    ({ restockNotificationViews }) => restockNotificationViews.length > 0,
  );

/** The shop's part of the page context. */
export const shopContext = (data: PageData, loaded: LoadedRequirements) => {
  const { useCLDRMoneyFormat } = shopOf(data).settings;
  const known = productData(data, loaded);
  return {
    featureFlags: { useCLDRMoneyFormat },
    ...known,
    productMerchandisingContext: withRestockForms(data, loaded, known.productMerchandisingContext),
    ...productOfPage(data),
  };
};

const shopTextsByLanguage = derivedFrom(
  (_localizedStrings: Readonly<Record<string, string>>) =>
    new Map<string, ReturnType<typeof localizedShopTexts>>(),
);

/** Texts that differ from the English ones in the scripts. */
const shopTexts = (data: PageData, localizedStrings: Readonly<Record<string, string>>) => {
  const { language } = shopOf(data);
  const known = shopTextsByLanguage(localizedStrings);
  const texts = known.get(language) ?? localizedShopTexts(language, localizedStrings);
  known.set(language, texts);
  return Object.keys(texts).length > 0 ? { shopTexts: texts } : {};
};

/** Form texts, where the cart page shows answers. Forms themselves come with theirs. */
const formTexts = (data: PageData, localizedStrings: Readonly<Record<string, string>>) =>
  data.cart === undefined ? {} : { formTexts: localizedFormTexts(shopOf(data).language, localizedStrings) };

/** The shop's part of the script context, with the page's own product only. */
export const shopScriptContext = (
  data: PageData,
  { localizedStrings }: { readonly localizedStrings: Readonly<Record<string, string>> },
) => ({
  ...(data.item && isProductPage(data) ? { ...productOfPage(data), ...productData(data) } : {}),
  ...shopTexts(data, localizedStrings),
  ...formTexts(data, localizedStrings),
});

/** Store settings under the names that templates know. */
export const storeSettingsContext = (settings: StoreSettings) => {
  // The texts of restock forms are in the context of each product.
  const { restockNotificationMessages: _texts, ...merchandisingSettings } = settings.merchandising;
  // Who cannot choose what is sold out cannot ask to be told of it either.
  const soldOutVariantsDropdownDisabled =
    merchandisingSettings.soldOutVariantsDropdownDisabled &&
    !merchandisingSettings.restockNotificationsEnabled;
  return {
    expressCheckout: settings.expressCheckout,
    continueShoppingLinkUrl: settings.continueShoppingLinkUrl,
    multipleQuantityAllowedForServices: settings.multipleQuantityAllowedForServices,
    cartDrawerEnabled: settings.cartDrawerEnabled,
    pillCartStyle: settings.pillCartStyle,
    merchandisingSettings: { ...merchandisingSettings, soldOutVariantsDropdownDisabled },
  };
};
