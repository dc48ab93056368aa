import { fillText } from '@sitewright/domain/languages';
import { manageTextsIn, type ManageTexts } from '@sitewright/domain/subscription-pages';
import type { SubscriptionAction } from '@sitewright/domain/subscriptions';
import { escapeText } from '@sitewright/template';
import { attributes, element, optional } from '../blocks/index.ts';

/** A subscription as its customer sees and changes it. */
export interface ManagedSubscription {
  readonly language: string;
  /** Of the signed link, for the forms and links of the page. */
  readonly query: string;
  readonly title: string;
  readonly imageUrl: string;
  readonly about: readonly string[];
  readonly statusText: string;
  /** What is charged next, or why nothing is. */
  readonly facts: readonly string[];
  readonly allowed: readonly SubscriptionAction[];
  /** Of the next charge; empty without one. */
  readonly nextDate: string;
  /** As the customer knows it; empty without one. */
  readonly methodName: string;
  readonly methodExpires: string;
  readonly address: readonly string[];
  readonly variants: readonly { readonly id: string; readonly name: string; readonly isChosen: boolean }[];
  /** What is given each time, as it is typed; null for what is bought. */
  readonly amount: string | null;
  readonly quantity: number;
  readonly quantities: { readonly min: number; readonly max: number; readonly step: number } | null;
  readonly orders: readonly {
    readonly number: string;
    readonly date: string;
    readonly amount: string;
    readonly url: string;
  }[];
  /** That something was done, or why not; empty for nothing. */
  readonly notice: string;
  readonly fault: string;
  /** What is shown in place of the sections. */
  readonly step: 'cancel' | 'address' | null;
  /** The page of the gateway that the customer goes on to; empty for none. */
  readonly leaveUrl: string;
}

interface Shown {
  readonly page: ManagedSubscription;
  readonly texts: ManageTexts;
}

const pageUrl = ({ query }: ManagedSubscription, more = ''): string => `/subscription?${query}${more}`;

const form = ({ query }: ManagedSubscription, action: string, inner: string): string =>
  element('form', { action: `/-/subscription/${action}?${query}`, method: 'post' }, inner);

const button = (text: string, kind = ' is-plain'): string =>
  `<button class="checkout-button${kind}">${escapeText(text)}</button>`;

const hint = (text: string): string => optional('p', { class: 'checkout-hint' }, escapeText(text));

const section = (title: string, ...parts: readonly string[]): string => {
  const inner = parts.join('');
  return inner === ''
    ? ''
    : `<section class="order-box subscription-box"><h2>${escapeText(title)}</h2>${inner}</section>`;
};

const can = ({ allowed }: ManagedSubscription, action: SubscriptionAction): boolean =>
  allowed.includes(action);

const methodSection = ({ page, texts }: Shown): string =>
  section(
    texts.method,
    `<p>${escapeText(page.methodName || texts.noMethod)}</p>`,
    page.methodExpires === '' ? '' : hint(fillText(texts.methodExpires, { date: page.methodExpires })),
    can(page, 'retry') ? form(page, 'pay', button(texts.payNow, '')) : '',
    can(page, 'change-method')
      ? form(page, 'method', button(texts.changeMethod)) +
          hint(can(page, 'retry') ? texts.methodRetryHint : texts.methodHint)
      : '',
  );

const addressSection = ({ page, texts }: Shown): string =>
  page.address.length === 0
    ? ''
    : section(
        texts.address,
        `<address>${escapeText(page.address.join('\n'))}</address>`,
        can(page, 'change-address')
          ? `<p>${element('a', { class: 'checkout-button is-plain', href: pageUrl(page, '&edit=address') }, escapeText(texts.changeAddress))}</p>`
          : '',
      );

const variantField = ({ page: { variants }, texts }: Shown): string => {
  if (variants.length < 2) return '';
  const options = variants.map(({ id, name, isChosen }) =>
    element('option', { value: id, selected: isChosen }, escapeText(name)),
  );
  return (
    `<div class="checkout-field"><label for="subscription-variant">${escapeText(texts.version)}</label>` +
    `${element('select', { id: 'subscription-variant', name: 'variant' }, options.join(''))}</div>`
  );
};

const quantityField = ({ page: { quantity, quantities }, texts }: Shown): string => {
  if (!quantities) return '';
  const input = attributes({
    id: 'subscription-quantity',
    name: 'quantity',
    type: 'number',
    inputmode: 'numeric',
    value: quantity,
    ...quantities,
    required: true,
  });
  return `<div class="checkout-field"><label for="subscription-quantity">${escapeText(texts.quantity)}</label><input${input}></div>`;
};

const amountField = ({ page: { amount }, texts }: Shown): string => {
  if (amount === null) return '';
  const input = attributes({
    id: 'subscription-amount',
    name: 'amount',
    value: amount,
    inputmode: 'decimal',
    maxlength: 30,
    required: true,
  });
  return `<div class="checkout-field"><label for="subscription-amount">${escapeText(texts.amount)}</label><input${input}></div>`;
};

const lineSection = (shown: Shown): string => {
  const { page, texts } = shown;
  const fields = amountField(shown) + variantField(shown) + quantityField(shown);
  if (fields === '' || !can(page, 'change-line')) return '';
  return section(
    page.amount === null ? texts.change : texts.changeAmount,
    form(page, 'line', `<div class="subscription-fields">${fields}</div>${button(texts.save)}`),
    hint(texts.changeAbout),
  );
};

const pauseSection = ({ page, texts }: Shown): string =>
  section(
    texts.pauseTitle,
    can(page, 'resume') ? form(page, 'resume', button(texts.resume, '')) + hint(texts.resumeAbout) : '',
    can(page, 'pause') ? form(page, 'pause', button(texts.pause)) + hint(texts.pauseAbout) : '',
    can(page, 'skip') && page.nextDate !== ''
      ? form(page, 'skip', button(texts.skip)) + hint(fillText(texts.skipAbout, { date: page.nextDate }))
      : '',
  );

const cancelSection = ({ page, texts }: Shown): string =>
  section(
    texts.cancelTitle,
    can(page, 'keep') ? form(page, 'keep', button(texts.keep, '')) + hint(texts.keepAbout) : '',
    can(page, 'cancel')
      ? `<p>${element('a', { class: 'checkout-button is-plain', href: pageUrl(page, '&ask=cancel') }, escapeText(texts.cancel))}</p>${hint(texts.cancelAbout)}`
      : '',
  );

const ordersSection = ({ page: { orders }, texts }: Shown): string =>
  section(
    texts.orders,
    optional(
      'ul',
      { class: 'order-returns' },
      orders
        .map(
          ({ number, date, amount, url }) =>
            `<li>${element('a', { href: url }, escapeText(fillText(texts.order, { number })))} · ${escapeText(date)} · ${escapeText(amount)}</li>`,
        )
        .join(''),
    ),
  );

const choice = (value: string, text: string, isChecked: boolean): string =>
  `<label class="checkout-choice"><input${attributes({ type: 'radio', name: 'when', value, checked: isChecked, required: true })}><span>${escapeText(text)}</span></label>`;

/** A cancellation cannot be taken back, so it is asked for once more. */
const cancelQuestion = ({ page, texts }: Shown): string => {
  const canWait = can(page, 'cancel-at-period-end') && page.nextDate !== '';
  return section(
    texts.askCancel,
    `<p>${escapeText(texts.askCancelAbout)}</p>`,
    form(
      page,
      'cancel',
      `<fieldset class="checkout-choices"><legend class="checkout-hidden">${escapeText(texts.askCancel)}</legend>` +
        (canWait ? choice('end', fillText(texts.cancelAtEnd, { date: page.nextDate }), true) : '') +
        choice('now', texts.cancelNow, !canWait) +
        `</fieldset>${button(texts.confirmCancel, '')}`,
    ),
    `<p>${element('a', { href: pageUrl(page) }, escapeText(texts.doNotCancel))}</p>`,
  );
};

const addressForm = ({ page, texts }: Shown, fields: string): string =>
  section(
    texts.changeAddress,
    form(page, 'address', `<div class="checkout-form">${fields}</div>${button(texts.save, '')}`),
    `<p>${element('a', { href: pageUrl(page) }, escapeText(texts.doNotCancel))}</p>`,
  );

const leaveSection = ({ page, texts }: Shown): string =>
  section(
    texts.method,
    `<p>${escapeText(texts.methodElsewhere)}</p>`,
    `<p>${element('a', { class: 'checkout-button', href: page.leaveUrl, rel: 'noreferrer' }, escapeText(texts.continueElsewhere))}</p>`,
  );

const sections = (shown: Shown, addressFields: string): string => {
  const { step, leaveUrl } = shown.page;
  if (leaveUrl !== '') return leaveSection(shown);
  if (step === 'cancel') return cancelQuestion(shown);
  if (step === 'address') return addressForm(shown, addressFields);
  return [
    methodSection(shown),
    addressSection(shown),
    lineSection(shown),
    pauseSection(shown),
    cancelSection(shown),
    ordersSection(shown),
  ].join('');
};

/** The page of one subscription; `addressFields` is the markup of its address form. */
export const subscriptionMarkup = (page: ManagedSubscription, addressFields: string): string => {
  const shown = { page, texts: manageTextsIn(page.language) };
  const image = page.imageUrl === '' ? '' : `<img${attributes({ src: page.imageUrl, alt: '' })}>`;
  return (
    optional('p', { class: 'checkout-notice is-calm', role: 'status' }, escapeText(page.notice)) +
    optional('p', { class: 'checkout-notice', role: 'alert' }, escapeText(page.fault)) +
    `<header class="gift-card-product">${image}<div><p class="checkout-hint">${escapeText(shown.texts.yourSubscription)}</p><h1>${escapeText(page.title)}</h1>` +
    `<p>${escapeText(page.about.join(' · '))}</p>` +
    `<p class="order-states"><span class="order-state">${escapeText(page.statusText)}</span></p>` +
    page.facts.map((fact) => `<p>${escapeText(fact)}</p>`).join('') +
    `</div></header><div class="subscription-sections">${sections(shown, addressFields)}</div>`
  );
};

/** What is shown for a link that does not work: nothing of any subscription. */
export interface InvalidSubscriptionLink {
  readonly language: string;
  readonly isSent: boolean;
  readonly fault: string;
}

export const invalidLinkMarkup = ({ language, isSent, fault }: InvalidSubscriptionLink): string => {
  const texts = manageTextsIn(language);
  if (isSent)
    return `<header><h1>${escapeText(texts.yourSubscription)}</h1></header><p role="status">${escapeText(texts.linkSent)}</p>`;
  const email = attributes({
    id: 'subscription-email',
    name: 'email',
    type: 'email',
    required: true,
    autocomplete: 'email',
    maxlength: 254,
    'aria-describedby': fault === '' ? undefined : 'subscription-email-fault',
  });
  return (
    `<header><h1>${escapeText(texts.invalidTitle)}</h1><p>${escapeText(texts.invalidAbout)}</p></header>` +
    element(
      'form',
      { class: 'order-email', action: '/-/subscription/link', method: 'post' },
      `<div class="checkout-field"><label for="subscription-email">${escapeText(texts.email)}</label><input${email}>` +
        optional(
          'p',
          { class: 'checkout-fault', id: 'subscription-email-fault', role: 'alert' },
          escapeText(fault),
        ) +
        `</div><div>${button(texts.sendLink, '')}</div>`,
    )
  );
};
