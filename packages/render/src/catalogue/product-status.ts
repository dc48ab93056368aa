import { escapeAttribute, scopedFormatter } from '@sitewright/template';
import { textField } from '../data/index.ts';
import { localizedText } from '../languages/index.ts';
import { merchandisingOf } from './merchandising.ts';
import { isOnSale } from './prices/prices.ts';
import { isSoldOut } from './stock.ts';

/** A mark on sold-out and reduced products; other products have none. */
export const productStatus = scopedFormatter(() => (product, context) => {
  if (isSoldOut(product)) {
    const custom = textField(merchandisingOf(product, context), 'customSoldOutText');
    const text = custom || localizedText(context, 'productSoldOutText', 'sold out');
    return `<div class="product-mark sold-out">${escapeAttribute(text)}</div>`;
  }
  if (!isOnSale(product)) return undefined;
  return `<div class="product-mark sale">${localizedText(context, 'productSaleText', 'sale')}</div>`;
});
