import { cartPageTexts, cartStrings, checkoutTexts } from '@sitewright/domain/cart';
import type { Cart, CartEntry } from '../../../cart/index.ts';
import { createElement } from '../../../overlays/index.ts';
import { inStoreLanguage } from '../../../page/index.ts';

export const addedText = inStoreLanguage({ ...cartStrings, ...cartPageTexts, ...checkoutTexts });

const pictureOf = ({ image }: CartEntry): HTMLElement => {
  const place = createElement('span', 'sw-added-picture');
  if (!image) return place;
  const picture = place.appendChild(document.createElement('img'));
  picture.src = `${image.assetUrl}?format=300w`;
  picture.alt = '';
  // The name of the product stands beside it.
  picture.addEventListener('error', () => picture.remove());
  return place;
};

const priceOf = ({
  quantity,
  purchasePriceText,
  nonSalePriceText,
  unitPriceText,
}: CartEntry): HTMLElement => {
  const price = createElement('span', 'sw-added-price', `${quantity} × ${purchasePriceText}`);
  if (nonSalePriceText && nonSalePriceText !== purchasePriceText)
    price.append(' ', createElement('s', '', nonSalePriceText));
  if (unitPriceText) price.append(' ', createElement('small', 'product-unit-price', unitPriceText));
  return price;
};

/** A line of the cart: picture, name, variant, quantity and price. */
export const lineParts = (entry: CartEntry): HTMLElement[] => {
  const variant = entry.chosenVariant.optionValues.map(({ value }) => value).join(' / ');
  return [
    pictureOf(entry),
    createElement(
      'span',
      'sw-added-about',
      createElement('strong', '', entry.title),
      ...(variant ? [createElement('span', '', variant)] : []),
      priceOf(entry),
    ),
  ];
};

export const subtotalOf = ({ subtotal }: Cart): HTMLElement =>
  createElement(
    'p',
    'sw-added-subtotal',
    createElement('span', '', addedText('subtotal')),
    createElement('strong', '', subtotal.text),
  );

const linkTo = (href: string, text: string, className: string): HTMLAnchorElement => {
  const link = createElement('a', className, text);
  link.href = href;
  return link;
};

/** To the cart, and to the checkout unless the order is below the store's minimum. */
export const waysOn = ({ shouldBlockPurchaseForMinimumOrderAmount: isBlocked }: Cart): HTMLElement =>
  createElement(
    'span',
    'sw-added-ways',
    linkTo('/cart', addedText('cart'), 'sw-added-cart'),
    ...(isBlocked ? [] : [linkTo('/checkout', addedText('checkout'), 'sw-added-checkout')]),
  );
