import { hasFeature } from '@sitewright/domain/features';
import { property } from '@sitewright/template';
import {
  cartTotals,
  checkoutButton,
  findStandaloneButton,
  noscriptOrder,
  removeOrderForms,
  requireChoices,
} from '../../cart/index.ts';
import { checkoutPage, orderPage } from '../../checkout/index.ts';
import { isFieldTruthy } from '../../data/index.ts';
import type { SystemTexts } from '../../templates/index.ts';
import type { PageMode } from '../blocks/page-blocks.ts';
import type { PageContext } from '../context/page-context.ts';
import { isProductPage } from '../context/shop-context.ts';
import type { PageData } from '../model/page-data.ts';

interface ShopPage {
  readonly data: PageData;
  readonly context: PageContext;
  readonly texts: SystemTexts;
}

/** Templates print order forms whatever the site sells; without script they would look as if they worked. */
const withoutUnsold = (html: string, { data, context: { item } }: ShopPage): string => {
  if (!hasFeature(data.site.features, 'commerce')) return removeOrderForms(html, () => true);
  const isUnsold = item && isFieldTruthy(property(item, 'structuredContent'), 'isNotForSale');
  return isUnsold ? removeOrderForms(html, (form) => form.includes(item.id)) : html;
};

/**
 * Product pages sell without JavaScript: by a form of the template, or by a noscript form after the button.
 */
export const withPlainOrder = (
  page: string,
  { mode, ...shop }: ShopPage & { readonly mode: PageMode | undefined },
): string => {
  if (mode === 'edit') return page;
  const html = withoutUnsold(page, shop);
  const { data, texts } = shop;
  const { item } = shop.context;
  if (!item || !isProductPage(data)) return html;
  const at = findStandaloneButton(html, item.id);
  if (at === undefined) return requireChoices(html);
  return html.slice(0, at) + noscriptOrder(item, texts) + html.slice(at);
};

/** The way to the checkout on the cart page; empty for an empty cart and on other pages. */
export const checkoutButtonOf = ({ data, texts }: Pick<ShopPage, 'data' | 'texts'>): string =>
  data.cart && data.cart.shoppingCart.entries.length > 0 ? checkoutButton(data.cart.shoppingCart, texts) : '';

/** Totals below the lines of a cart; empty for an empty cart and on other pages. */
export const cartTotalsOf = ({ data }: Pick<ShopPage, 'data'>): string => {
  const { cart, site } = data;
  return cart?.countries && cart.shoppingCart.entries.length > 0
    ? cartTotals({
        cart: cart.shoppingCart,
        countries: cart.countries,
        refusedCode: cart.refusedCode,
        language: data.language ?? site.settings.language,
      })
    : '';
};

/** The finished content of the checkout and of the pages of an order. */
export const checkoutContentOf = ({
  data,
  context,
  texts,
}: ShopPage): { checkoutContent?: string; orderContent?: string } => {
  const { checkout, order, site } = data;
  const language = data.language ?? site.settings.language;
  if (order) return { orderContent: orderPage(order, language) };
  if (!checkout) return {};
  const { logo = '', showTitle } = context.siteHeader;
  const shop = {
    title: site.settings.title,
    logo,
    showsTitle: showTitle,
    language,
    continueUrl: context.websiteSettings.storeSettings.continueShoppingLinkUrl,
  };
  return { checkoutContent: checkoutPage(checkout, shop, texts.cartEmpty) };
};
