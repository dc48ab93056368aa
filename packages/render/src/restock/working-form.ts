import { captchaActions } from '@sitewright/domain/forms';
import { escapeAttribute } from '@sitewright/template';
import { attributeJson, attributeToken, isFieldTruthy, printedField, textField } from '../data/index.ts';
import type { RestockForm } from './restock-form.ts';
import { restockStyles } from './restock-styles.ts';

/** The texts of the form, escaped. */
export interface RestockFormTexts {
  readonly callToAction: string;
  readonly placeholder: string;
  readonly button: string;
  readonly mailingList: string;
}

export interface WorkingForm {
  readonly form: RestockForm;
  /** Nothing is left: one form asks which variant is waited for. */
  readonly isSoldOut: boolean;
  /** The variant that the page shows as chosen; empty if there is none. */
  readonly selectedVariantId: string;
  readonly productId: string;
  readonly texts: RestockFormTexts;
  readonly hasMailingList: boolean;
  readonly isOptedIn: boolean;
  /** Of `website`; nothing where no outside service checks visitors. */
  readonly captcha: object | undefined;
}

type JsonBudget = Parameters<typeof attributeJson>[1];

const attribute = (name: string, value: string): string => ` ${name}="${escapeAttribute(value)}"`;

const refusedFor = ({ form: { refused } }: WorkingForm, variantId: string | undefined) =>
  refused && (variantId === undefined || refused.variantId === variantId) ? refused : undefined;

const emailHtml = (working: WorkingForm, variantId: string | undefined): string => {
  const { placeholder } = working.texts;
  const typed = refusedFor(working, variantId)?.email;
  return (
    `<input type="email" autocomplete="email" spellcheck="false" maxlength="256" required name="email"` +
    ` placeholder="${placeholder}" aria-label="${placeholder}"${typed === undefined ? '' : attribute('value', typed)}>`
  );
};

const checkboxHtml = (working: WorkingForm, formId: string, variantId: string | undefined): string => {
  if (!working.hasMailingList) return '';
  const isChecked = refusedFor(working, variantId)?.joinsMailingList ?? working.isOptedIn;
  return (
    `<label class="product-restock-mailing-list"><input form="${formId}" type="checkbox" name="isJoinMailingList"` +
    ` value="yes"${isChecked ? ' checked' : ''}><span>${working.texts.mailingList}</span></label>`
  );
};

const messageHtml = (working: WorkingForm, variantId: string | undefined): string => {
  const refused = refusedFor(working, variantId);
  return refused
    ? `<p class="product-restock-message" role="alert">${escapeAttribute(refused.message)}</p>`
    : '';
};

interface FormParts {
  readonly formId: string;
  readonly variantId: string | undefined;
  /** How the form names its variant. */
  readonly variantField: string;
}

const bodyHtml = (working: WorkingForm, { formId, variantId, variantField }: FormParts): string => {
  const { form, texts } = working;
  return (
    `<span class="product-restock-cta">${texts.callToAction}</span>` +
    `<form class="product-restock-form" id="${formId}"${attribute('action', form.action)} method="post">` +
    `${variantField}${emailHtml(working, variantId)}` +
    `<input class="sqs-editable-button" type="submit" value="${texts.button}"></form>` +
    checkboxHtml(working, formId, variantId) +
    messageHtml(working, variantId)
  );
};

const scriptData = ({ form, captcha }: WorkingForm, budget: JsonBudget): string => {
  const { success, failed, blank, invalid, unsolved, language } = form;
  const data = {
    success,
    failed,
    blank,
    invalid,
    unsolved,
    language,
    ...(captcha ? { captcha: { ...captcha, action: captchaActions.waitlist } } : {}),
  };
  return ` data-island="shop" load="interaction" data-restock="${attributeJson(data, budget)}"`;
};

const variantHtml = (working: WorkingForm, view: unknown, budget: JsonBudget): string => {
  const variantId = attributeToken(printedField(view, 'variantId'));
  const isHidden = isFieldTruthy(view, 'hiddenByDefault') && variantId !== working.selectedVariantId;
  const variantField = `<input type="hidden" name="variantId" value="${variantId}">`;
  return (
    `<div class="product-restock-notification" data-product-id="${working.productId}"` +
    ` data-variant-id="${variantId}"${isHidden ? ' hidden' : ''}${scriptData(working, budget)}>` +
    bodyHtml(working, { formId: `restock-${variantId}`, variantId, variantField }) +
    `${working.captcha ? '<div class="captcha-container"></div>' : ''}</div>`
  );
};

/** One form for all variants. */
const choiceHtml = (working: WorkingForm, formId: string): string => {
  const { option, options, refused } = working.form;
  const choices = options.map(
    ({ variantId, label }) =>
      `<option value="${attributeToken(variantId)}"${refused?.variantId === variantId ? ' selected' : ''}>` +
      `${escapeAttribute(label)}</option>`,
  );
  const variantField = `<select name="variantId"${attribute('aria-label', option)}>${choices.join('')}</select>`;
  return bodyHtml(working, { formId, variantId: undefined, variantField });
};

/** Without script no variant is chosen on the page. */
const plainHtml = (working: WorkingForm): string =>
  `<noscript><div class="product-restock-notification">${choiceHtml(working, `restock-plain-${working.productId}`)}</div></noscript>`;

/** Where nothing is left the page has no choice between variants. */
const soldOutHtml = (working: WorkingForm, budget: JsonBudget): string =>
  `<div class="product-restock-notification" data-product-id="${working.productId}"${scriptData(working, budget)}>` +
  choiceHtml(working, `restock-${working.productId}`) +
  `${working.captcha ? '<div class="captcha-container"></div>' : ''}</div>`;

const eachVariantHtml = (working: WorkingForm, views: readonly unknown[], budget: JsonBudget): string =>
  views.map((view) => variantHtml(working, view, budget)).join('') +
  (views.some((view) => isFieldTruthy(view, 'hiddenByDefault')) ? plainHtml(working) : '');

/** The form of each variant that is sold out, which works with and without script. */
export const workingFormsHtml = (
  working: WorkingForm,
  views: readonly unknown[],
  budget: JsonBudget,
): string => {
  const notice = textField(working.form, 'notice');
  return (
    `<style class="product-restock-style">${restockStyles}</style>` +
    (notice === '' ? '' : `<p class="product-restock-success" role="status">${escapeAttribute(notice)}</p>`) +
    (working.isSoldOut && views.length > 1
      ? soldOutHtml(working, budget)
      : eachVariantHtml(working, views, budget))
  );
};
