import {
  giftCardLimits,
  giftCardTextsIn,
  type GiftCardTexts,
  type GivenPurchase,
} from '@sitewright/domain/gift-cards';
import { fillText } from '@sitewright/domain/languages';
import { escapeText } from '@sitewright/template';
import { attributes, element, optional, type Attributes } from '../blocks/index.ts';

/** The form with which a gift card is bought. */
export interface GiftCardForm {
  readonly language: string;
  readonly action: string;
  readonly itemId: string;
  readonly title: string;
  readonly imageUrl: string;
  readonly values: readonly { readonly sku: string; readonly text: string }[];
  /** Of the chosen value; empty for none. */
  readonly sku: string;
  readonly given: GivenPurchase;
  readonly days: { readonly first: string; readonly last: string };
  readonly timeZone: string;
  /** Repeated requests have the same one. */
  readonly idempotencyKey: string;
  /** In the words of the shopper, by field. */
  readonly faults: Readonly<Record<string, string>>;
  /** Why it was refused as a whole; empty where it was not. */
  readonly notice: string;
}

interface FieldOptions {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly className?: string;
  readonly control: (shared: Attributes) => string;
}

const field = (
  { faults }: GiftCardForm,
  { name, label, hint = '', className = '', control }: FieldOptions,
): string => {
  const id = `gift-card-${name}`;
  const fault = faults[name] ?? '';
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const shared: Attributes = {
    id,
    name,
    'aria-invalid': fault === '' ? undefined : 'true',
    'aria-describedby': described || undefined,
    autofocus: fault !== '' && Object.keys(faults)[0] === name,
  };
  return element(
    'div',
    { class: `checkout-field ${className}`.trim() },
    element('label', { for: id }, escapeText(label)) +
      control(shared) +
      optional('p', { class: 'checkout-hint', id: `${id}-hint` }, escapeText(hint)) +
      optional('p', { class: 'checkout-fault', id: `${id}-fault`, role: 'alert' }, escapeText(fault)),
  );
};

const input =
  (own: Attributes) =>
  (shared: Attributes): string =>
    `<input${attributes({ ...shared, ...own })}>`;

const choices = (
  { name, legend, chosen }: { readonly name: string; readonly legend: string; readonly chosen: string },
  options: readonly (readonly [string, string])[],
): string =>
  `<fieldset><legend>${escapeText(legend)}</legend>${options
    .map(
      ([value, text]) =>
        `<label><input${attributes({ type: 'radio', name, value, checked: value === chosen })}> ${escapeText(text)}</label>`,
    )
    .join('')}</fieldset>`;

const valueField = (form: GiftCardForm, texts: GiftCardTexts): string =>
  field(form, {
    name: 'sku',
    label: texts.value,
    control: (shared) =>
      element(
        'select',
        shared,
        [{ sku: '', text: texts.selectValue }, ...form.values]
          .map(({ sku, text }) =>
            element('option', { value: sku, selected: sku === form.sku }, escapeText(text)),
          )
          .join(''),
      ),
  });

const nameFields = (form: GiftCardForm, texts: GiftCardTexts): string => {
  const { given } = form;
  const maxlength = giftCardLimits.SHOPPER_NAME;
  return (
    field(form, {
      name: 'recipientName',
      label: texts.recipientName,
      control: input({ value: given.recipientName, maxlength, autocomplete: 'off' }),
    }) +
    field(form, {
      name: 'recipientEmail',
      label: texts.recipientEmail,
      className: 'is-for-recipient',
      control: input({
        type: 'email',
        value: given.recipientEmail,
        maxlength: giftCardLimits.EMAIL,
        autocomplete: 'off',
      }),
    }) +
    field(form, {
      name: 'senderName',
      label: `${texts.senderName} (${texts.optional})`,
      control: input({ value: given.senderName, maxlength, autocomplete: 'name' }),
    })
  );
};

const messageField = (form: GiftCardForm, texts: GiftCardTexts): string =>
  field(form, {
    name: 'message',
    label: `${texts.message} (${texts.optional})`,
    hint: fillText(texts.messageHint, { limit: String(giftCardLimits.MESSAGE) }),
    control: (shared) =>
      element(
        'textarea',
        {
          ...shared,
          rows: 2,
          maxlength: giftCardLimits.MESSAGE,
          'data-island': 'shop',
          'data-characters-left': texts.charactersLeft,
        },
        escapeText(form.given.message),
      ),
  });

const deliveryFields = (form: GiftCardForm, texts: GiftCardTexts): string =>
  choices({ name: 'delivery', legend: texts.delivery, chosen: form.given.delivery }, [
    ['now', texts.sendNow],
    ['day', texts.sendOnDay],
  ]) +
  field(form, {
    name: 'deliverOn',
    label: texts.day,
    hint: fillText(texts.dayHint, { zone: form.timeZone }),
    className: 'is-for-day',
    control: input({
      type: 'date',
      value: form.given.deliverOn,
      min: form.days.first,
      max: form.days.last,
    }),
  });

const hidden = (name: string, value: string): string =>
  `<input${attributes({ type: 'hidden', name, value })}>`;

const buttons = (texts: GiftCardTexts): string =>
  '<div class="gift-card-buttons">' +
  `<button class="checkout-button" name="next" value="checkout">${escapeText(texts.buyNow)}</button>` +
  `<button class="checkout-button is-plain" name="next" value="cart">${escapeText(texts.addToCart)}</button></div>`;

export const giftCardFormMarkup = (form: GiftCardForm): string => {
  const texts = giftCardTextsIn(form.language);
  const image = form.imageUrl === '' ? '' : `<img${attributes({ src: form.imageUrl, alt: '' })}>`;
  return (
    `<header class="gift-card-product">${image}<h1>${escapeText(form.title)}</h1></header>` +
    optional('p', { class: 'checkout-fault', role: 'alert' }, escapeText(form.notice)) +
    element(
      'form',
      { class: 'gift-card-form', action: form.action, method: 'post', novalidate: true },
      hidden('item', form.itemId) +
        hidden('key', form.idempotencyKey) +
        valueField(form, texts) +
        choices({ name: 'deliverTo', legend: texts.sendTo, chosen: form.given.deliverTo }, [
          ['recipient', texts.toRecipient],
          ['buyer', texts.toBuyer],
        ]) +
        nameFields(form, texts) +
        messageField(form, texts) +
        deliveryFields(form, texts) +
        buttons(texts),
    ) +
    `<p><a href="/gift-card/balance">${escapeText(texts.checkBalance)}</a></p>`
  );
};
