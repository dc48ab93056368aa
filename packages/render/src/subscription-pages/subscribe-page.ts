import { fillText } from '@sitewright/domain/languages';
import { subscribeTextsIn, type SubscribeTexts } from '@sitewright/domain/subscription-pages';
import { escapeText } from '@sitewright/template';
import { attributes, element, optional } from '../blocks/index.ts';

/** The page on which a subscription is bought. */
export interface SubscribePage {
  readonly language: string;
  readonly action: string;
  readonly title: string;
  /** Of the product; empty where it is no longer there. */
  readonly url: string;
  readonly imageUrl: string;
  /** Chosen options, and answers to the product's form. */
  readonly about: readonly string[];
  /** "€12.00 every month" */
  readonly priceText: string;
  readonly quantity: number;
  /** Null where one is bought at a time. */
  readonly quantities: { readonly min: number; readonly max: number; readonly step: number } | null;
  readonly todayText: string;
  readonly laterText: string;
  /** What is added to later payments; empty for nothing. */
  readonly laterNote: string;
  /** 0 goes on until it is cancelled. */
  readonly payments: number;
  readonly isDelivered: boolean;
  readonly isTaxIncluded: boolean;
  /** Why it cannot be bought, or not so often; empty where it can. */
  readonly note: string;
  readonly isAvailable: boolean;
  /** Repeated requests have the same one. */
  readonly idempotencyKey: string;
  /** Why it was refused; empty where it was not. */
  readonly notice: string;
}

const term = (name: string, ...texts: readonly string[]): string =>
  `<div><dt>${escapeText(name)}</dt>${texts
    .filter((text) => text !== '')
    .map((text) => `<dd>${escapeText(text)}</dd>`)
    .join('')}</div>`;

const renewalText = ({ payments }: SubscribePage, texts: SubscribeTexts): string => {
  if (payments === 0) return texts.endless;
  return payments === 1 ? texts.once : fillText(texts.limited, { count: String(payments) });
};

/** What the checkout adds. */
const todayHint = ({ isDelivered, isTaxIncluded }: SubscribePage, texts: SubscribeTexts): string => {
  if (isDelivered) return isTaxIncluded ? texts.todayDeliveryHint : texts.todayHint;
  return isTaxIncluded ? '' : texts.todayServiceHint;
};

const terms = (page: SubscribePage, texts: SubscribeTexts): string =>
  element(
    'dl',
    { class: 'subscribe-terms' },
    term(texts.today, page.todayText, todayHint(page, texts)) +
      (page.payments === 1 ? '' : term(texts.later, page.laterText, page.laterNote)) +
      (page.isDelivered ? term(texts.delivery, texts.deliveryText) : '') +
      term(texts.renewal, renewalText(page, texts)) +
      (page.payments === 1 ? '' : term(texts.cancelling, texts.cancellingText)),
  );

const quantityField = ({ quantity, quantities }: SubscribePage, texts: SubscribeTexts): string => {
  if (!quantities) return '';
  const input = attributes({
    id: 'subscribe-quantity',
    name: 'quantity',
    type: 'number',
    inputmode: 'numeric',
    value: quantity,
    ...quantities,
    required: true,
  });
  return (
    `<div class="subscribe-quantity"><div class="checkout-field"><label for="subscribe-quantity">${escapeText(texts.quantity)}</label><input${input}></div>` +
    `<button class="checkout-button is-plain" name="next" value="update">${escapeText(texts.update)}</button></div>`
  );
};

/** The first button is the one that Enter presses. */
const buttons = (texts: SubscribeTexts): string =>
  '<div class="gift-card-buttons">' +
  `<button class="checkout-button" name="next" value="checkout">${escapeText(texts.subscribe)}</button>` +
  `<button class="checkout-button is-plain" name="next" value="cart">${escapeText(texts.addToCart)}</button></div>`;

const purchaseForm = (page: SubscribePage, texts: SubscribeTexts): string =>
  element(
    'form',
    { class: 'gift-card-form', action: page.action, method: 'post' },
    `<input${attributes({ type: 'hidden', name: 'key', value: page.idempotencyKey })}>` +
      quantityField(page, texts) +
      terms(page, texts) +
      buttons(texts),
  );

export const subscribeMarkup = (page: SubscribePage): string => {
  const texts = subscribeTextsIn(page.language);
  const image = page.imageUrl === '' ? '' : `<img${attributes({ src: page.imageUrl, alt: '' })}>`;
  const back = element('a', { href: page.url }, escapeText(texts.backToProduct));
  return (
    `<header class="gift-card-product">${image}<div><p class="checkout-hint">${escapeText(texts.eyebrow)}</p><h1>${escapeText(page.title)}</h1>` +
    optional('p', {}, escapeText(page.about.join(' · '))) +
    optional('p', {}, escapeText(page.priceText)) +
    '</div></header>' +
    optional('p', { class: 'checkout-fault', role: 'alert' }, escapeText(page.notice || page.note)) +
    (page.isAvailable ? purchaseForm(page, texts) : '') +
    (page.url === '' ? '' : `<p>${back}</p>`)
  );
};
