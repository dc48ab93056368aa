import { addressTextsIn, VAT_NUMBER_LENGTH } from '@sitewright/domain/addresses';
import {
  asksForMethod,
  asksForWaiver,
  checkoutLimits,
  isDelivered,
  payLabel,
  seenOrder,
  showsVatNumber,
  WAIVER_FIELD,
  type CheckoutView,
} from '@sitewright/domain/checkout';
import { fillText } from '@sitewright/domain/languages';
import { escapeAttribute, escapeText } from '@sitewright/template';
import { attributes, element, optional } from '../blocks/index.ts';
import { addressFields, field, input, select } from './field-markup.ts';
import { check, formAction, type StepContext } from './step-markup.ts';

type Method = CheckoutView['methods'][number];

const methodChoice = ({ id, name, description, isTest }: Method, isChecked: boolean): string => {
  const radio = {
    type: 'radio',
    name: 'methodId',
    value: id,
    checked: isChecked,
    required: true,
    'data-test-method': isTest,
  };
  return `<label class="checkout-choice"><input${attributes(radio)}><span>${escapeText(name)}${optional('small', {}, escapeText(description))}</span></label>`;
};

const outcomes = (method: Method | undefined, context: StepContext): string => {
  if (!method || method.outcomes.length === 0) return '';
  const choices = method.outcomes.map(({ id, name }) => ({ value: id, name }));
  return field(
    {
      name: 'outcome',
      label: context.texts.testOutcome,
      control: select(choices, { value: context.entered.outcome || 'success' }),
    },
    context,
  );
};

const methods = (context: StepContext): string => {
  const { view, texts, entered } = context;
  const chosen = view.methods.find(({ id }) => id === entered.methodId) ?? view.methods[0];
  if (!asksForMethod(view)) return element('p', {}, escapeText(texts.nothingToPay));
  if (view.methods.length === 0) return element('p', { role: 'alert' }, escapeText(texts.noMethods));
  return (
    optional('p', {}, escapeText(view.recurring?.nothingToday ?? '')) +
    element(
      'fieldset',
      { class: 'checkout-choices' },
      `<legend class="checkout-hidden">${escapeText(texts.payment)}</legend>` +
        view.methods.map((method) => methodChoice(method, method === chosen)).join('') +
        outcomes(
          view.methods.find((method) => method.outcomes.length > 0),
          context,
        ) +
        optional('p', { class: 'checkout-hint' }, escapeText(view.recurring?.methodsNote ?? '')),
    )
  );
};

/** Without script the fields are always there: a box alone cannot show them. */
const billing = (context: StepContext): string => {
  const { view, texts, language } = context;
  const { details, cart } = view;
  const canBeSame = isDelivered(cart);
  const fields = addressFields(
    {
      name: 'billingAddress',
      address: details.billingAddress,
      form: { phone: 'hidden', countries: view.billingCountries, texts: addressTextsIn(language) },
      isOptional: canBeSame,
    },
    context,
  );
  if (!canBeSame)
    return `<h3>${escapeText(texts.billingAddress)}</h3><div class="checkout-form">${fields}</div>`;
  const isOpen = !details.isBillingSame || context.faults.some((fault) => fault.field.startsWith('billing'));
  return (
    check({ name: 'isBillingSame', label: texts.billingSame, isChecked: details.isBillingSame }, context) +
    element(
      'details',
      { open: isOpen },
      `<summary>${escapeText(texts.billingAddress)}</summary><div class="checkout-form">` +
        `<p class="checkout-hint">${escapeText(texts.billingHint)}</p>${fields}</div>`,
    )
  );
};

const vatNumber = (context: StepContext): string => {
  const { view, texts } = context;
  if (!showsVatNumber(view)) return '';
  const own = { value: view.details.vatNumber, maxlength: VAT_NUMBER_LENGTH, autocomplete: 'off' };
  return field(
    {
      name: 'vatNumber',
      label: fillText(texts.optional, { label: texts.vatNumber }),
      hint: texts.vatNumberHint,
      control: input(own),
    },
    context,
  );
};

const note = (context: StepContext): string => {
  const { view, texts } = context;
  if (!view.settings.hasNote) return '';
  return field(
    {
      name: 'note',
      label: fillText(texts.optional, { label: texts.note }),
      control: (shared) =>
        element(
          'textarea',
          { ...shared, maxlength: checkoutLimits.NOTE, rows: 3 },
          escapeText(view.details.note),
        ),
    },
    context,
  );
};

const policies = ({ view: { settings }, texts }: StepContext): string =>
  settings.policies.length === 0
    ? ''
    : `<p class="checkout-quiet">${escapeText(texts.acceptPolicies)}</p><div class="checkout-policies">` +
      settings.policies
        .map(
          ({ id, text }) =>
            `<details><summary>${escapeText(texts[`policy${id}`])}</summary><div class="checkout-policy-text" tabindex="0" role="region" aria-label="${escapeAttribute(texts[`policy${id}`])}">${escapeText(text)}</div></details>`,
        )
        .join('') +
      '</div>';

/** Never ticked in advance: it has to be the buyer's own act. */
const waiver = (context: StepContext): string => {
  const { details, cart } = context.view;
  const box = { name: WAIVER_FIELD, label: context.texts.waiver, isChecked: details.waivesWithdrawal };
  return asksForWaiver(details, cart) ? check(box, context) : '';
};

const hidden = (name: string, value: string): string =>
  `<input${attributes({ type: 'hidden', name, value })}>`;

const canPay = (view: CheckoutView): boolean => view.methods.length > 0 || !asksForMethod(view);

/** Payment and review in one form: the last button places the order. */
export const paymentForm = (context: StepContext, paymentKey: string): string => {
  const { view, texts } = context;
  const { cart } = view;
  const button = `<button class="checkout-button is-pay">${escapeText(payLabel(view, texts))}</button>`;
  return element(
    'form',
    { class: 'checkout-form', action: formAction('pay', view), method: 'post' },
    methods(context) +
      billing(context) +
      vatNumber(context) +
      note(context) +
      hidden('idempotencyKey', paymentKey) +
      hidden('totalCents', String(cart.grandTotalCents)) +
      hidden('giftCardCents', String(cart.giftCardRedemptionTotalCents)) +
      hidden('currency', cart.grandTotal.currencyCode) +
      hidden('seen', seenOrder(view)) +
      `<h3>${escapeText(texts.review)}</h3>` +
      waiver(context) +
      policies(context) +
      optional('p', { class: 'checkout-quiet' }, escapeText(view.recurring?.consent ?? '')) +
      (canPay(view) ? button : ''),
  );
};
