import { shopTextsIn, type ShoppingCart, type ShopTexts } from '@sitewright/domain/cart';
import { fillText } from '@sitewright/domain/languages';
import { escapeText } from '@sitewright/template';
import { attributes, element, optional } from '../blocks/index.ts';

export interface CartTotalsData {
  readonly cart: ShoppingCart;
  /** The countries that the store ships to. */
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly language: string;
  /** As it was typed. */
  readonly refusedCode?: { readonly code: string; readonly text: string } | undefined;
}

const CLASS = 'sw-cart-totals';

const row = (name: string, value: string, kind = ''): string =>
  `<div${attributes({ class: kind || undefined })}><dt>${escapeText(name)}</dt><dd>${escapeText(value)}</dd></div>`;

const discountRows = ({ discounts }: ShoppingCart, texts: ShopTexts): string =>
  discounts
    .map(({ name, code, amountText, isShippingFree }) =>
      row(
        code === null ? name : `${name} (${code})`,
        isShippingFree ? texts.shippingFree : `−${amountText}`,
        'sw-cart-discount',
      ),
    )
    .join('');

const rows = (cart: ShoppingCart, texts: ShopTexts): string => {
  const { requiresShipping, shippingText, taxText, taxLineItems, pricesIncludeTax, grandTotal } = cart;
  return element(
    'dl',
    { class: 'sw-cart-rows' },
    discountRows(cart, texts) +
      (requiresShipping ? row(texts.shipping, shippingText || '–') : '') +
      (taxLineItems.length > 0 ? row(pricesIncludeTax ? texts.taxIncluded : texts.tax, taxText) : '') +
      row(texts.total, grandTotal.text, 'sw-cart-grand-total'),
  );
};

const notes = ({ shippingNote, minimumOrderNote }: ShoppingCart): string =>
  [shippingNote, minimumOrderNote]
    .map((note) => optional('p', { class: 'sw-cart-hint' }, escapeText(note)))
    .join('');

const button = (text: string, all: Record<string, string> = {}): string =>
  element('button', { type: 'submit', ...all }, escapeText(text));

const FAULT = 'sw-cart-code-fault';

const codeField = (refused: CartTotalsData['refusedCode']): string => {
  const field = { name: 'code', maxlength: '50', autocomplete: 'off', required: true };
  const typed = refused && { value: refused.code, 'aria-invalid': 'true', 'aria-describedby': FAULT };
  return `<input${attributes({ ...field, ...typed })}>`;
};

const codeForm = ({ cart, refusedCode }: CartTotalsData, texts: ShopTexts): string => {
  const { hasDiscounts, coupons } = cart;
  if (!hasDiscounts) return '';
  const given = coupons.map(({ code, message }) => {
    const label = fillText(texts.removeCode, { code });
    const remove = `<input${attributes({ type: 'hidden', name: 'code', value: code })}>`;
    return element(
      'form',
      { action: '/-/cart/codes', method: 'post', class: 'sw-cart-code' },
      `<span>${escapeText(code)}</span> ${escapeText(message)} ${remove}` +
        button(texts.remove, { name: 'remove', value: 'true', 'aria-label': label }),
    );
  });
  const enter = element(
    'form',
    { action: '/-/cart/codes', method: 'post', class: 'sw-cart-code' },
    `<label>${escapeText(texts.discountCode)} ${codeField(refusedCode)}</label> ${button(texts.applyCode)}` +
      optional('p', { class: 'sw-cart-hint', id: FAULT }, escapeText(refusedCode?.text ?? '')),
  );
  return given.join('') + enter;
};

const countrySelect = ({ cart, countries }: CartTotalsData, texts: ShopTexts): string => {
  const options = [{ code: '', name: '' }, ...countries].map(({ code, name }) =>
    element(
      'option',
      { value: code, selected: code === (cart.shippingLocation.country ?? '') },
      escapeText(name),
    ),
  );
  const select = element('select', { name: 'country', autocomplete: 'country' }, options.join(''));
  return `<label>${escapeText(texts.country)} ${select}</label>`;
};

const textField = (name: string, label: string, value: string | undefined): string =>
  `<label>${escapeText(label)} <input${attributes({ name, value: value ?? '', maxlength: '100' })}></label>`;

const optionField = ({
  key,
  name,
  costText,
  isSelected,
}: ShoppingCart['shippingOptions'][number]): string => {
  const field = { type: 'radio', name: 'option', value: key, checked: isSelected };
  return `<label><input${attributes(field)}> ${escapeText(name)}: ${escapeText(costText)}</label>`;
};

const shippingForm = (data: CartTotalsData, texts: ShopTexts): string => {
  const { cart, countries } = data;
  const { requiresShipping, shippingOptions, shippingLocation } = cart;
  if (!requiresShipping || (countries.length === 0 && shippingOptions.length === 0)) return '';
  return element(
    'form',
    { action: '/-/cart/shipping', method: 'post', class: 'sw-cart-estimate' },
    countrySelect(data, texts) +
      textField('region', texts.region, shippingLocation.region) +
      textField('postalCode', texts.postalCode, shippingLocation.postalCode) +
      optional(
        'fieldset',
        {},
        shippingOptions.length === 0
          ? ''
          : `<legend>${escapeText(texts.shippingMethod)}</legend>${shippingOptions.map(optionField).join('')}`,
      ) +
      button(texts.estimateShipping),
  );
};

/** Discounts, shipping, tax and total below the lines of a cart, with forms that need no JavaScript. */
export const cartTotals = (data: CartTotalsData): string => {
  const texts = shopTextsIn(data.language);
  const { cart } = data;
  return element(
    'div',
    { class: CLASS },
    rows(cart, texts) + notes(cart) + codeForm(data, texts) + shippingForm(data, texts),
  );
};

/** Appended if the template does not print it; where the cart script shows its own, only without JavaScript. */
export const withCartTotals = (html: string, totals: string): string => {
  if (totals === '' || html.includes(CLASS)) return html;
  return html + (html.includes('data-island="shop"') ? `<noscript>${totals}</noscript>` : totals);
};
