import {
  fieldId,
  summaryRows,
  type CheckoutTexts,
  type CheckoutView,
  type SummaryRow,
} from '@sitewright/domain/checkout';
import { fillText } from '@sitewright/domain/languages';
import { escapeText } from '@sitewright/template';
import { attributes, element, optional } from '../blocks/index.ts';
import { formAction } from './step-markup.ts';

export interface SummaryLine {
  readonly title: string;
  readonly about: string;
  readonly note: string;
  readonly quantity: number;
  readonly priceText: string;
  readonly image: { readonly assetUrl: string } | null;
}

export const summaryLines = (lines: readonly SummaryLine[], texts: CheckoutTexts): string =>
  element(
    'ul',
    { class: 'checkout-lines' },
    lines
      .map(({ title, about, note, quantity, priceText, image }) => {
        const picture = image
          ? `<img${attributes({ src: `${image.assetUrl}?format=300w`, alt: '', width: 72, height: 72 })}>`
          : '';
        const count = `<span class="checkout-count"><span class="checkout-hidden">${escapeText(texts.quantity)}: </span>${quantity}</span>`;
        return element(
          'li',
          { class: 'checkout-line' },
          `<span class="checkout-picture">${picture}${count}</span>` +
            element('span', { class: 'checkout-line-title' }, escapeText(title)) +
            element('span', { class: 'checkout-line-price' }, escapeText(priceText)) +
            optional('span', { class: 'checkout-line-about' }, escapeText(about)) +
            optional('span', { class: 'checkout-line-about checkout-fault' }, escapeText(note)),
        );
      })
      .join(''),
  );

export const rowsMarkup = (rows: readonly SummaryRow[]): string =>
  element(
    'dl',
    { class: 'checkout-rows' },
    rows
      .map(
        ({ name, value, kind }) =>
          `<div class="is-${kind}"><dt>${escapeText(name)}</dt><dd>${escapeText(value)}</dd></div>`,
      )
      .join(''),
  );

const linesOf = ({ entries }: CheckoutView['cart']): SummaryLine[] =>
  entries.map(
    ({ title, chosenVariant, formFields, note, quantity, isAvailable, subTotalText, ...entry }) => ({
      title,
      about: [
        ...(entry.subscription ? [entry.subscription.text] : []),
        ...chosenVariant.optionValues.map(({ value }) => value),
        ...formFields.map(({ rawTitle, value }) => `${rawTitle}: ${value}`),
      ].join(' · '),
      note,
      quantity,
      priceText: isAvailable ? subTotalText : '–',
      image: entry.image,
    }),
  );

type Applied =
  { readonly code: string } | { readonly giftCard: { readonly id: string; readonly lastFour: string } };

interface Chip {
  readonly isValid: boolean;
  readonly message: string;
  readonly action: string;
}

const chip = (applied: Applied, { isValid, message, action }: Chip, texts: CheckoutTexts): string => {
  const code = 'code' in applied ? applied.code : fillText(texts.giftCard, applied.giftCard);
  const hidden =
    'code' in applied ? { name: 'code', value: code } : { name: 'giftCard', value: applied.giftCard.id };
  return element(
    'form',
    { action, method: 'post' },
    `<input${attributes({ type: 'hidden', ...hidden })}>` +
      element(
        'button',
        {
          class: isValid ? 'checkout-chip' : 'checkout-chip is-invalid',
          name: 'remove',
          value: 'true',
          'aria-label': fillText(texts.removeCode, { code }),
        },
        `${escapeText(code)} <span aria-hidden="true">×</span>`,
      ) +
      optional('p', { class: 'checkout-hint' }, escapeText(message)),
  );
};

/** Of a form that was refused; empty otherwise. */
interface EnteredCode {
  readonly code: string;
  readonly fault: string;
}

/** The field for codes, in stores that have discounts or gift cards. */
const codeForm = (view: CheckoutView, { fault, code: value }: EnteredCode, texts: CheckoutTexts): string => {
  const { hasGiftCards } = view;
  const { hasDiscounts, coupons, appliedGiftCards } = view.cart;
  if (view.link !== '' || (!hasDiscounts && !hasGiftCards)) return '';
  const action = formAction('code', view);
  const id = fieldId('code');
  const code = attributes({
    id,
    name: 'code',
    value: value || undefined,
    maxlength: 50,
    autocomplete: 'off',
    required: true,
    'aria-invalid': fault === '' ? undefined : 'true',
    'aria-describedby': fault === '' ? undefined : `${id}-fault`,
    autofocus: fault !== '',
  });
  const chips = coupons.map(({ code: given, isValid, message }) =>
    chip({ code: given }, { isValid, message, action }, texts),
  );
  const cards = appliedGiftCards.map((card) =>
    chip({ giftCard: card }, { isValid: card.note === '', message: card.note, action }, texts),
  );
  return element(
    'div',
    { class: 'checkout-code' },
    `<form${attributes({ action, method: 'post' })}><div class="checkout-field"><label for="${id}">${escapeText(hasGiftCards ? texts.discountOrGiftCard : texts.discountCode)}</label><input${code}></div>` +
      `<button class="checkout-button is-plain">${escapeText(texts.apply)}</button></form>` +
      optional('p', { class: 'checkout-fault', id: `${id}-fault` }, escapeText(fault)) +
      optional('div', { class: 'checkout-codes' }, [...chips, ...cards].join('')),
  );
};

/** Nothing can be added to the order of a payment link: what is missing for free delivery helps nobody. */
const noteOf = ({ link, cart }: CheckoutView): string =>
  link !== '' && cart.selectedShippingOption !== null ? '' : cart.shippingNote;

/** What is paid later, each period. */
const recurringMarkup = ({ recurring }: CheckoutView): string =>
  recurring
    ? element(
        'div',
        { class: 'checkout-recurring' },
        `<strong>${escapeText(recurring.title)}</strong><ul>` +
          recurring.lines
            .map(({ title, text }) => `<li>${escapeText(title)}: ${escapeText(text)}</li>`)
            .join('') +
          '</ul>' +
          optional('p', { class: 'checkout-hint' }, escapeText(recurring.note)),
      )
    : '';

/** The order summary: beside the steps, on phones folded above them. */
export const summaryMarkup = (view: CheckoutView, code: EnteredCode, texts: CheckoutTexts): string => {
  const { cart } = view;
  return element(
    'aside',
    { class: 'checkout-aside', 'aria-label': texts.orderSummary },
    element(
      'details',
      { class: 'checkout-summary', open: code.fault !== '' },
      `<summary>${escapeText(texts.orderSummary)} <strong>${escapeText(cart.amountDue.text)}</strong></summary>` +
        element(
          'div',
          { class: 'checkout-summary-body' },
          summaryLines(linesOf(cart), texts) +
            codeForm(view, code, texts) +
            rowsMarkup(summaryRows(cart, texts)) +
            recurringMarkup(view) +
            optional('p', { class: 'checkout-hint' }, escapeText(noteOf(view))) +
            optional('p', { class: 'checkout-summary-text' }, escapeText(view.settings.page.summaryText)),
        ),
    ),
  );
};
