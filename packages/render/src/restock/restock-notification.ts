import { escapeAttribute, property, propertyPath, isTruthy, scopedFormatter } from '@sitewright/template';
import { merchandisingOf } from '../catalogue/index.ts';
import {
  attributeToken,
  isFieldTruthy,
  isObject,
  listField,
  printedField,
  textField,
} from '../data/index.ts';
import type { RestockForm as WorkingRestockForm } from './restock-form.ts';
import { workingFormsHtml } from './working-form.ts';

/** The same for all variants of a product. */
interface RestockForm {
  readonly productId: string;
  readonly callToAction: string;
  readonly placeholder: string;
  readonly button: string;
  readonly mailingList: string;
  readonly mailingListText: string;
  readonly captcha: string;
}

const mailingListHtml = (merchandising: unknown, description: string): string => {
  if (!isFieldTruthy(merchandising, 'mailingListSignUpEnabled')) return '';
  const checked = isFieldTruthy(merchandising, 'mailingListOptInByDefault') ? ' checked' : '';
  return (
    `  <label class="product-restock-mailing-list">` +
    `<input type="checkbox" name="isJoinMailingList"${checked}>${description}</label>`
  );
};

const readForm = (productId: string, merchandising: unknown, needsCaptcha: boolean): RestockForm => {
  const messages = property(merchandising, 'restockNotificationMessages');
  const message = (key: string): string => escapeAttribute(textField(messages, key));
  return {
    productId,
    callToAction: message('CTAText'),
    placeholder: message('placeholderText'),
    button: message('buttonText'),
    mailingList: mailingListHtml(merchandising, message('mailingListDescription')),
    mailingListText: message('mailingListDescription'),
    captcha: needsCaptcha ? '  <div class="captcha-container"></div>' : '',
  };
};

const formHtml = (form: RestockForm, view: unknown): string => `
<div class="product-restock-notification" data-product-id="${form.productId}" data-variant-id="${attributeToken(printedField(view, 'variantId'))}"${isFieldTruthy(view, 'hiddenByDefault') ? ' hidden' : ''}>
  <span class="product-restock-cta">${form.callToAction}</span>
  <form class="product-restock-form" action="#">
    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="${form.placeholder}">
    <input class="sqs-editable-button" type="submit" value="${form.button}">
  </form>
${form.mailingList}
${form.captcha}
</div>
`;

const isWorkingForm = (value: unknown): value is WorkingRestockForm =>
  typeof value === 'object' && value !== null && 'action' in value;

/** A sign-up form per sold-out variant for a restock notification. */
export const restockNotification = scopedFormatter(() => (product, context) => {
  const merchandising = merchandisingOf(product, context);
  const captcha = propertyPath(context.resolveName('website'), ['captchaSettings']);
  const needsCaptcha = isTruthy(property(captcha, 'siteKey'));
  const form = readForm(attributeToken(textField(product, 'id')), merchandising, needsCaptcha);
  const views = listField(merchandising, 'restockNotificationViews');
  const working = property(merchandising, 'restockForm');
  const content = property(product, 'structuredContent');
  if (isWorkingForm(working))
    return workingFormsHtml(
      {
        form: working,
        isSoldOut: isFieldTruthy(content, 'isSoldOut'),
        selectedVariantId: textField(content, 'selectedVariantId'),
        productId: form.productId,
        texts: { ...form, mailingList: form.mailingListText },
        hasMailingList: isFieldTruthy(merchandising, 'mailingListSignUpEnabled'),
        isOptedIn: isFieldTruthy(merchandising, 'mailingListOptInByDefault'),
        captcha: needsCaptcha && isObject(captcha) ? captcha : undefined,
      },
      views,
      context,
    );
  return '\n'.repeat(6) + views.map((view) => formHtml(form, view)).join('');
});
