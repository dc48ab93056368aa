import { addressTextsIn } from '@sitewright/domain/addresses';
import {
  checkoutLimits,
  checkoutQuery,
  isAddressComplete,
  isDelivered,
  OPTION_FIELD,
  faultOf,
  fieldId,
  optionAbout,
  optionOldPrice,
  type CheckoutTexts,
  type CheckoutView,
} from '@sitewright/domain/checkout';
import { escapeText } from '@sitewright/template';
import { attributes, element, optional } from '../blocks/index.ts';
import { questionsMarkup } from './questions-markup.ts';
import { addressFields, field, input, type FieldContext } from './field-markup.ts';

/** Of a form that was refused, and no part of the checkout. */
export interface EnteredValues {
  readonly code?: string;
  readonly methodId?: string;
  readonly outcome?: string;
}

export interface StepContext extends FieldContext {
  readonly view: CheckoutView;
  readonly language: string;
  readonly entered: EnteredValues;
}

/** Where a form of the checkout is sent to. */
export const formAction = (step: string, view: Pick<CheckoutView, 'link' | 'cartToken'>): string =>
  `/-/checkout/${step}${checkoutQuery(view)}`;

const form = (step: string, { view }: StepContext, content: string): string =>
  element('form', { class: 'checkout-form', action: formAction(step, view), method: 'post' }, content);

const submit = (text: string): string =>
  `<div><button class="checkout-button">${escapeText(text)}</button></div>`;

interface CheckOptions {
  readonly name: string;
  readonly label: string;
  readonly isChecked: boolean;
}

/** A checkbox, with its message where it has to be ticked. */
export const check = ({ name, label, isChecked }: CheckOptions, { faults }: FieldContext): string => {
  const id = fieldId(name);
  const message = faultOf(faults, name);
  const box = attributes({
    type: 'checkbox',
    id,
    name,
    value: 'true',
    checked: isChecked,
    'aria-invalid': message === '' ? undefined : 'true',
    'aria-describedby': message === '' ? undefined : `${id}-fault`,
    autofocus: message !== '' && faults[0]?.field === name,
  });
  return element(
    'div',
    { class: 'checkout-field' },
    `<label class="checkout-check"><input${box}><span>${escapeText(label)}</span></label>` +
      optional('p', { class: 'checkout-fault', id: `${id}-fault` }, escapeText(message)),
  );
};

export const contactForm = (context: StepContext): string => {
  const { texts, view } = context;
  const email = {
    type: 'email',
    value: view.details.email,
    required: true,
    autocomplete: 'email',
    maxlength: checkoutLimits.EMAIL,
  };
  return form(
    'contact',
    context,
    field({ name: 'email', label: texts.email, control: input(email), hint: texts.emailHint }, context) +
      (view.settings.offersMarketing
        ? check(
            { name: 'acceptsMarketing', label: texts.marketing, isChecked: view.details.acceptsMarketing },
            context,
          )
        : '') +
      questionsMarkup({ ...context, form: view.form, answers: view.details.answers }) +
      submit(texts.continue),
  );
};

type Option = CheckoutView['cart']['shippingOptions'][number];

const optionChoice = (option: Option, texts: CheckoutTexts): string => {
  const radio = {
    type: 'radio',
    name: OPTION_FIELD,
    value: option.key,
    checked: option.isSelected,
    required: true,
  };
  return (
    `<label class="checkout-choice"><input${attributes(radio)}><span>${escapeText(option.name)}` +
    `${optional('small', {}, escapeText(optionAbout(option, texts)))}</span><span class="checkout-choice-price">${optional('s', {}, escapeText(optionOldPrice(option)))}<strong>${escapeText(option.costText)}</strong></span></label>`
  );
};

const optionsForm = (options: readonly Option[], context: StepContext): string => {
  const { texts, faults } = context;
  const message = faultOf(faults, OPTION_FIELD);
  const id = fieldId(OPTION_FIELD);
  if (options.length === 0)
    return optional('p', { class: 'checkout-fault', role: 'alert' }, escapeText(message));
  return form(
    'option',
    context,
    element(
      'fieldset',
      { class: 'checkout-choices', id, 'aria-describedby': message === '' ? undefined : `${id}-fault` },
      `<legend class="checkout-legend">${escapeText(options.every(({ isPickup }) => isPickup) ? texts.pickupInstead : texts.deliveryOption)}</legend>` +
        options.map((option) => optionChoice(option, texts)).join('') +
        optional('p', { class: 'checkout-fault', id: `${id}-fault` }, escapeText(message)),
    ) + submit(texts.continue),
  );
};

const shippingForm = (context: StepContext): string => {
  const { view, texts, language } = context;
  return form(
    'delivery',
    context,
    addressFields(
      {
        name: 'shippingAddress',
        address: view.details.shippingAddress,
        form: { phone: view.settings.phone, countries: view.countries, texts: addressTextsIn(language) },
      },
      context,
    ) + submit(texts.toDeliveryOptions),
  );
};

/** The address, and the options that are offered for it. What is picked up needs no address. */
export const deliveryForms = (context: StepContext): string => {
  const { cart } = context.view;
  const isOffered = isAddressComplete(context.view) && isDelivered(cart);
  const options = cart.shippingOptions.filter(({ isPickup }) => isPickup || isOffered);
  return shippingForm(context) + (isOffered || options.length > 0 ? optionsForm(options, context) : '');
};
