import { buttonTexts, priceTexts } from '@sitewright/domain/cart';
import { inStoreLanguage } from '../../page/index.ts';
import { findBeside } from '../find-near-button.ts';
import { isIdle, showState } from '../button-state.ts';
import { connectPictures } from './picture.ts';
import type { Product } from './product.ts';
import { hasStock, type Variant } from '../variant.ts';

const span = (className: string, text: string): HTMLElement => {
  const element = document.createElement('span');
  element.className = className;
  element.append(text);
  return element;
};

const textOf = inStoreLanguage(priceTexts);
const soldOutText = inStoreLanguage(buttonTexts);

const UNSEEN = 'visually-hidden v6-visually-hidden';

/** The same parts as the formatter of prices prints, so that style sheets find them. */
const priceParts = ({ onSale, priceText, salePriceText }: Variant, amountClass: string): Node[] => {
  if (!onSale) return [span(amountClass, priceText)];
  const original = span('original-price', '');
  original.append(span(amountClass, priceText));
  return [
    span(UNSEEN, textOf('salePrice')),
    span(amountClass, salePriceText),
    new Text(' '),
    span(UNSEEN, textOf('originalPrice')),
    original,
  ];
};

const unitPriceParts = ({ unitPrice }: Variant, amountClass: string): Node[] => {
  if (!unitPrice) return [];
  const whole = span('product-unit-price', '');
  whole.append(span(amountClass, unitPrice.text), ` ${unitPrice.reference}`);
  return [new Text(' '), whole];
};

/** The price of the chosen variant in place of the lowest of all. */
const connectPrice = (price: HTMLElement, product: Product): void => {
  const usual = [...price.childNodes];
  // Style sheets draw the sign of the currency before amounts of this class.
  const amountClass = price.querySelector('.sqs-money-native') ? 'sqs-money-native' : '';
  product.watch((variant) =>
    price.replaceChildren(
      ...(variant?.priceText
        ? [...priceParts(variant, amountClass), ...unitPriceParts(variant, amountClass)]
        : usual),
    ),
  );
};

const isOfVariant = (attributes: Variant['attributes'], variant: Variant | undefined): boolean =>
  variant !== undefined &&
  Object.entries(attributes).every(([name, value]) => variant.attributes[name] === value);

/** "Only 3 left" stands on the page once for each variant it is true of. */
const connectScarcity = (notice: HTMLElement, product: Product): void => {
  const text = notice.dataset['variantAttributes'];
  if (text === undefined) return;
  const attributes: Variant['attributes'] = JSON.parse(text);
  product.watch((variant) => (notice.hidden = !isOfVariant(attributes, variant)));
};

/** The button says that the variant is gone. A press is still answered: with the reason. */
const connectLabel = (button: HTMLElement, product: Product): void => {
  const usual = button.dataset['originalLabel'] ?? '';
  product.watch((variant) => {
    const isGone = variant !== undefined && !hasStock(variant);
    button.dataset['originalLabel'] = isGone ? soldOutText('soldOut') : usual;
    if (isIdle(button)) showState(button, 'idle');
  });
};

/** Visitors who look at another picture are not taken back before they choose. */
const connectPicture = (button: HTMLElement, product: Product, shownId: string | undefined): void => {
  const showPicture = connectPictures(button);
  let shown = shownId;
  product.watch((variant) => {
    if (variant?.mainImageId && variant.id !== shown) showPicture(variant.mainImageId);
    shown = variant?.id;
  });
};

/**
 * Lets everything around a button that tells about its product tell about the variant that was chosen. The server has
 * shown one already where it says so.
 */
export const showVariants = (button: HTMLElement, product: Product, shownId: string | undefined): void => {
  if (!product.facts.isSubscription) {
    for (const price of findBeside(button, '.product-price')) connectPrice(price, product);
  }
  for (const mark of findBeside(button, '.product-mark.sale'))
    // Style sheets give it a `display` of their own, which `hidden` does not undo.
    product.watch((variant) => (mark.style.display = variant?.onSale === false ? 'none' : ''));
  for (const notice of findBeside(button, '.product-scarcity')) connectScarcity(notice, product);
  // Where there is only one variant its form is shown at once.
  for (const form of findBeside(button, '.product-restock-notification[data-variant-id]'))
    product.watch((variant) => (form.hidden = variant?.id !== form.dataset['variantId']));
  connectLabel(button, product);
  connectPicture(button, product, shownId);
};
