import type { SellableVariant } from './offers.ts';
import { isCounted } from './product-types.ts';
import { isAlwaysAvailable, isInStock, type Stock } from './stock.ts';

/** What the form says where a sold-out variant can be waited for. */
export interface RestockTexts {
  readonly CTAText: string;
  readonly placeholderText: string;
  readonly buttonText: string;
  readonly mailingListDescription: string;
}

export const defaultRestockTexts: RestockTexts = {
  CTAText: 'Sold out for now. We will write to you once it is back.',
  placeholderText: 'Email address',
  buttonText: 'Notify me',
  mailingListDescription: 'Send me news of the shop as well',
};

/** How a store draws attention to its products. Names are those of `merchandisingSettings` in the page context. */
export interface MerchandisingSettings {
  readonly scarcityEnabledOnProductItems: boolean;
  readonly scarcityEnabledOnProductBlocks: boolean;
  readonly scarcityThreshold: number;
  readonly scarcityText: string;
  readonly restockNotificationsEnabled: boolean;
  readonly restockNotificationsMailingListSignUpEnabled: boolean;
  readonly restockNotificationsMailingListOptInByDefault: boolean;
  readonly restockNotificationMessages: RestockTexts;
  readonly relatedProductsEnabled: boolean;
  readonly productQuickViewEnabled: boolean;
  readonly soldOutVariantsDropdownDisabled: boolean;
  /** The page of a product shows its first variant that is left as chosen. */
  readonly firstVariantPreselected: boolean;
  readonly productReviewsEnabled: boolean;
}

export const defaultMerchandisingSettings: MerchandisingSettings = {
  scarcityEnabledOnProductItems: false,
  scarcityEnabledOnProductBlocks: false,
  scarcityThreshold: 10,
  scarcityText: 'Only {qtyInStock} left in stock',
  restockNotificationsEnabled: false,
  restockNotificationsMailingListSignUpEnabled: false,
  restockNotificationsMailingListOptInByDefault: false,
  restockNotificationMessages: defaultRestockTexts,
  relatedProductsEnabled: true,
  productQuickViewEnabled: true,
  soldOutVariantsDropdownDisabled: false,
  firstVariantPreselected: false,
  productReviewsEnabled: false,
};

export interface StockedOffer extends SellableVariant {
  readonly stock: Stock;
}

export interface ShownProduct {
  readonly productType: number;
  readonly customSoldOutText?: string;
  /** Instead of the store's settings. */
  readonly scarcity?: { readonly isEnabled: boolean; readonly text?: string };
  readonly offers: readonly StockedOffer[];
}

interface ScarcityView {
  readonly attributes?: Readonly<Record<string, string>>;
  readonly qtyInStock: number;
}

/** What templates and scripts read about a product beside the product itself. */
export interface MerchandisingContext {
  readonly scarcityEnabled: boolean;
  readonly scarcityText: string;
  readonly scarcityShownByDefault: boolean;
  readonly scarcityTemplateViews: readonly ScarcityView[];
  readonly customSoldOutText: string;
  readonly restockNotificationViews: readonly {
    readonly variantId: string;
    readonly hiddenByDefault: boolean;
  }[];
  readonly restockNotificationMessages: RestockTexts;
  readonly mailingListSignUpEnabled: boolean;
  readonly mailingListOptInByDefault: boolean;
}

const isScarce = ({ stock }: StockedOffer, threshold: number): boolean =>
  !isAlwaysAvailable(stock) && stock.quantity > 0 && stock.quantity <= threshold;

const scarcityViews = ({ productType, offers }: ShownProduct, threshold: number): ScarcityView[] => {
  if (!isCounted(productType)) return [];
  const isOnly = offers.length === 1;
  return offers
    .filter((offer) => isScarce(offer, threshold))
    .map(({ attributes, stock }) => ({
      ...(isOnly ? {} : { attributes }),
      qtyInStock: stock.quantity,
    }));
};

/** One form for each variant that is gone; of several, the page shows that of the chosen one. */
const restockViews = ({ productType, offers }: ShownProduct) =>
  isCounted(productType)
    ? offers
        .filter(({ stock }) => !isInStock(stock))
        .map(({ id }) => ({ variantId: id, hiddenByDefault: offers.length > 1 }))
    : [];

export const merchandisingContext = (
  product: ShownProduct,
  settings: MerchandisingSettings,
): MerchandisingContext => {
  const { isEnabled, text } = product.scarcity ?? { isEnabled: settings.scarcityEnabledOnProductItems };
  const views = isEnabled ? scarcityViews(product, settings.scarcityThreshold) : [];
  return {
    scarcityEnabled: views.length > 0,
    scarcityText: text || settings.scarcityText,
    scarcityShownByDefault: views.length > 0 && product.offers.length === 1,
    scarcityTemplateViews: views,
    customSoldOutText: product.customSoldOutText ?? '',
    restockNotificationViews: settings.restockNotificationsEnabled ? restockViews(product) : [],
    restockNotificationMessages: settings.restockNotificationMessages,
    mailingListSignUpEnabled: settings.restockNotificationsMailingListSignUpEnabled,
    mailingListOptInByDefault: settings.restockNotificationsMailingListOptInByDefault,
  };
};
