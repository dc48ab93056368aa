import { checkQuantity, unselectedOptionsText } from '@sitewright/domain/cart';
import { isCounted, productTypes } from '@sitewright/domain/catalogue';
import type { Product } from '../choosing/product.ts';
import { hasStock } from '../variant.ts';
import { buyingText } from './purchase-text.ts';

export type Check =
  | { readonly ok: true; readonly quantity: number }
  | { readonly ok: false; readonly message: string; readonly isIncomplete?: boolean };

const refuse = (message: string): Check => ({ ok: false, message });

const unchosenText = ({ facts, unchosen }: Product): string =>
  facts.type === productTypes.giftCard
    ? buyingText('selectDenomination')
    : unselectedOptionsText(unchosen, {
        selectOne: buyingText('selectOne'),
        selectSeveral: buyingText('selectSeveral'),
      });

/** A field that was emptied holds no number, although JavaScript would call it 0. */
const readQuantity = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** Everything about an order that the page can tell by itself; the server looks at all of it again. */
export const checkOrder = (product: Product, quantityText: string): Check => {
  const { facts, variant, unchosen } = product;
  if (unchosen.length > 0) return { ok: false, message: unchosenText(product), isIncomplete: true };
  if (facts.optionNames.length > 0 && !variant) return refuse(buyingText('variant-unavailable'));
  const check = checkQuantity(readQuantity(quantityText));
  if (!check.ok) return refuse(buyingText(check.refusal));
  return variant && isCounted(facts.type) && !hasStock(variant, check.quantity)
    ? refuse(buyingText('not-enough-stock'))
    : check;
};
