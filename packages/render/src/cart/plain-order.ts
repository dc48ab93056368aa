import { productTypes } from '@sitewright/domain/catalogue';
import { escapeText, property } from '@sitewright/template';
import { attributes, element } from '../blocks/index.ts';
import { isSoldOut, isSubscribable, variantOptions, type VariantOption } from '../catalogue/index.ts';
import { isFieldTruthy, printedField } from '../data/index.ts';

interface OrderWords {
  readonly addToCart: string;
  readonly quantity: string;
  readonly detailsNeeded: string;
}

const choice = ({ name, values }: VariantOption): string => {
  const options = ['', ...values].map((value) => element('option', { value }, escapeText(value)));
  const select = element('select', { name: `variant-option-${name}`, required: true }, options.join(''));
  return `<p><label>${escapeText(name)} ${select}</label></p>`;
};

const labelOf = (content: unknown, { addToCart }: OrderWords): string =>
  (isFieldTruthy(content, 'useCustomAddButtonText') && printedField(content, 'customAddButtonText')) ||
  addToCart;

const orderForm = (product: unknown, words: OrderWords): string => {
  const label = labelOf(property(product, 'structuredContent'), words);
  return element(
    'form',
    { class: 'sw-plain-order', action: '/-/cart/entries', method: 'post' },
    `<input${attributes({ type: 'hidden', name: 'itemId', value: printedField(product, 'id') })}>` +
      variantOptions(product).map(choice).join('') +
      `<p><label>${escapeText(words.quantity)} <input name="quantity" value="1" inputmode="numeric" size="4"></label></p>` +
      `<p><button type="submit">${escapeText(label)}</button></p>`,
  );
};

/** Gift cards and subscriptions are bought on pages of their own. */
const isSold = (product: unknown): boolean =>
  property(property(product, 'structuredContent'), 'productType') !== productTypes.giftCard &&
  !isSubscribable(product) &&
  !isSoldOut(product);

/** By which a product is bought without script; empty where it cannot be. */
export const plainOrder = (product: unknown, words: OrderWords): string => {
  if (!isSold(product)) return '';
  const asksForDetails = isFieldTruthy(property(product, 'structuredContent'), 'additionalFieldsForm');
  const content = asksForDetails ? `<p>${escapeText(words.detailsNeeded)}</p>` : orderForm(product, words);
  return `<noscript>${content}</noscript>`;
};

const WRAPPER = '<div class="sqs-add-to-cart-button-wrapper"';
const WRAPPER_END = '</div>\n  </div>\n</div>';

const isInForm = (html: string, at: number): boolean =>
  html.lastIndexOf('<form', at) > html.lastIndexOf('</form', at);

/** Where the button of an item ends that no form of the template's stands around; undefined when there is none. */
export const findLoneButton = (html: string, itemId: string): number | undefined => {
  for (let start = html.indexOf(WRAPPER); start >= 0; start = html.indexOf(WRAPPER, start + 1)) {
    const end = html.indexOf(WRAPPER_END, start);
    if (end < 0) return undefined;
    if (html.slice(start, end).includes(` data-item-id="${itemId}"`))
      return isInForm(html, start) ? undefined : end + WRAPPER_END.length;
  }
  return undefined;
};
