import { cartStrings, itemCountText, pillCount, pillNoun } from '@sitewright/domain/cart';
import type { Cart } from '../cart/index.ts';
import { adoptSheet, inStoreLanguage, storeSettings } from '../page/index.ts';
import { pillStyles } from './pill-styles.ts';

const textOf = inStoreLanguage(cartStrings);

const createPill = (): HTMLAnchorElement => {
  adoptSheet(pillStyles);
  const pill = document.createElement('a');
  pill.className = 'sw-cart-pill';
  pill.href = '/cart';
  pill.dataset['style'] = storeSettings().pillCartStyle ?? '';
  return document.body.appendChild(pill);
};

/** Not on templates with their own cart indicator, nor on the cart page, which the pill links to, and the checkout. */
const isWanted = (): boolean =>
  !/^\/(cart|checkout)$/.test(location.pathname) && !document.querySelector('.sqs-custom-cart');

let pill: HTMLAnchorElement | undefined;

export const showPill = ({ totalQuantity }: Cart): void => {
  if (!isWanted()) return;
  pill ??= createPill();
  pill.hidden = totalQuantity === 0;
  pill.textContent = `${textOf('cart')} · ${pillCount(totalQuantity)} ${textOf(pillNoun(totalQuantity))}`;
  pill.ariaLabel = itemCountText(totalQuantity, textOf);
};
