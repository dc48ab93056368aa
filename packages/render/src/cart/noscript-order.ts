import { giftCardUrl, goesIntoCart } from '@sitewright/domain/cart';
import { productTypes } from '@sitewright/domain/catalogue';
import { asNumber, escapeText, property } from '@sitewright/template';
import { attributes, element } from '../blocks/index.ts';
import { isSoldOut, isSubscribable, variantOptions, type VariantOption } from '../catalogue/index.ts';
import { isFieldTruthy, printedField } from '../data/index.ts';
import { isOrdered, replaceOrderForms } from './order-forms.ts';

interface OrderTexts {
  readonly addToCart: string;
  readonly subscribe: string;
  readonly quantity: string;
  readonly detailsNeeded: string;
  readonly soldOut: string;
}

const choice = ({ name, values }: VariantOption): string => {
  const options = ['', ...values].map((value) => element('option', { value }, escapeText(value)));
  const select = element('select', { name: `variant-option-${name}`, required: true }, options.join(''));
  return `<p><label>${escapeText(name)} ${select}</label></p>`;
};

const labelOf = (content: unknown, { addToCart, subscribe }: OrderTexts): string =>
  (isFieldTruthy(content, 'useCustomAddButtonText') && printedField(content, 'customAddButtonText')) ||
  (isFieldTruthy(content, 'isSubscribable') ? subscribe : addToCart);

const quantityInput = (content: unknown): string => {
  const rules = property(content, 'quantityRules');
  const [min, max, step] = ['min', 'max', 'step'].map((name) => printedField(rules, name));
  const field = {
    name: 'quantity',
    type: 'number',
    value: min || '1',
    min: min || '1',
    max,
    step,
    size: '4',
  };
  return `<input${attributes(field)}>`;
};

const quantityField = (content: unknown, { quantity }: OrderTexts): string =>
  isFieldTruthy(content, 'multipleQuantityAllowed')
    ? `<p><label>${escapeText(quantity)} ${quantityInput(content)}</label></p>`
    : '';

const orderForm = (product: unknown, texts: OrderTexts): string => {
  const content = property(product, 'structuredContent');
  return element(
    'form',
    { class: 'sw-plain-order', action: '/-/cart/entries', method: 'post' },
    `<input${attributes({ type: 'hidden', name: 'itemId', value: printedField(product, 'id') })}>` +
      variantOptions(product).map(choice).join('') +
      quantityField(content, texts) +
      `<p><button type="submit">${escapeText(labelOf(content, texts))}</button></p>`,
  );
};

const typeOf = (product: unknown): number =>
  asNumber(property(property(product, 'structuredContent'), 'productType'));

/** The same form begins a subscription, which leads to a page of its own. */
const isOrderable = (product: unknown): boolean =>
  isSubscribable(product) || goesIntoCart({ productType: typeOf(product), isSubscribable: false });

/** Why a product cannot be ordered without JavaScript. */
const findObstacle = (product: unknown, { soldOut, detailsNeeded }: OrderTexts): string | undefined => {
  if (isSoldOut(product)) return soldOut;
  return isFieldTruthy(property(product, 'structuredContent'), 'additionalFieldsForm')
    ? detailsNeeded
    : undefined;
};

/** Gift cards are bought on a page of their own. */
const giftCardLink = (product: unknown, texts: OrderTexts): string =>
  `<p>${element('a', { href: giftCardUrl(printedField(product, 'id')) }, escapeText(labelOf(property(product, 'structuredContent'), texts)))}</p>`;

/**
 * The noscript form to order a product, or why it cannot be ordered; empty for products that are sold
 * in another way.
 */
export const noscriptOrder = (product: unknown, texts: OrderTexts): string => {
  if (typeOf(product) === productTypes.giftCard)
    return `<noscript>${giftCardLink(product, texts)}</noscript>`;
  if (!isOrderable(product)) return '';
  const reason = findObstacle(product, texts);
  const content = reason === undefined ? orderForm(product, texts) : `<p>${escapeText(reason)}</p>`;
  return `<noscript>${content}</noscript>`;
};

const WRAPPER = '<div class="sqs-add-to-cart-button-wrapper"';
const WRAPPER_END = '</div>\n  </div>\n</div>';

const isInForm = (html: string, at: number): boolean =>
  html.lastIndexOf('<form', at) > html.lastIndexOf('</form', at);

/** Without the order forms of a template that nobody can send. */
export const removeOrderForms = (html: string, isRemoved: (form: string) => boolean): string =>
  replaceOrderForms(html, (form) => (isRemoved(form) ? '' : form));

/** The end of an item's button outside of any order form of the template; undefined if there is none. */
export const findStandaloneButton = (html: string, itemId: string): number | undefined => {
  if (isOrdered(html, itemId)) return undefined;
  for (let start = html.indexOf(WRAPPER); start >= 0; start = html.indexOf(WRAPPER, start + 1)) {
    const end = html.indexOf(WRAPPER_END, start);
    if (end < 0) return undefined;
    if (html.slice(start, end).includes(` data-item-id="${itemId}"`))
      return isInForm(html, start) ? undefined : end + WRAPPER_END.length;
  }
  return undefined;
};
