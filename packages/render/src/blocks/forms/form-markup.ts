import {
  captchaActionOf,
  formInputs,
  ownMessageOf,
  pagesOf,
  siteFormTextsIn,
  visibleFields,
  type FormPage,
  type SiteForm,
  type SiteFormTexts,
} from '@sitewright/domain/forms';
import { fillText } from '@sitewright/domain/languages';
import type { FormScope, SentForm } from '../block-context.ts';
import { attributes, element, escapeText, optional } from '../markup/html.ts';
import { fieldMarkup, hiddenInput, notice, scriptField } from './field-markup.ts';

/** A form to render. */
export interface FormRequest {
  readonly id: string;
  readonly formId: string;
  readonly form: SiteForm;
  readonly language: string;
  readonly scope: FormScope;
  readonly isNewsletter: boolean;
  /** Tag of headings inside the form, such as `h3`. */
  readonly heading: string;
  /** Puts the form behind a button; without it, the form is part of the page. */
  readonly wrapInLightbox?: (html: string) => string;
}

type Refused = SentForm['refused'];

const refusedOf = ({ scope, formId }: FormRequest): Refused =>
  scope.sent?.formId === formId ? scope.sent.refused : undefined;

/** The pages of a form, and the one that is shown first. */
interface Pages {
  readonly pages: readonly FormPage[];
  readonly current: number;
}

/** The first page with a fault; else the first. */
const pagesIn = (request: FormRequest): Pages => {
  const pages = pagesOf(request.form.fields);
  const errors = refusedOf(request)?.errors ?? {};
  const faulty = pages.findIndex(({ fields }) => fields.some(({ id }) => errors[id] !== undefined));
  return { pages, current: Math.max(faulty, 0) };
};

const pageMarkup = (request: FormRequest, { pages, current }: Pages, index: number): string => {
  const page = pages[index];
  if (!page) return '';
  const texts = siteFormTextsIn(request.language);
  const refused = refusedOf(request);
  const answers = refused?.answers ?? {};
  const shown = new Set(visibleFields(request.form, answers).map(({ id }) => id));
  const fields = page.fields.map((field) =>
    fieldMarkup(
      field,
      {
        texts,
        id: request.id,
        heading: request.heading,
        mark: 'text',
        answer: answers[field.id],
        error: refused?.errors[field.id],
      },
      shown.has(field.id),
    ),
  );
  if (pages.length === 1) return element('div', { class: 'field-list' }, fields.join(''));
  const step = fillText(texts['page-of'], { n: String(index + 1), count: String(pages.length) });
  const title = optional(request.heading, { class: 'title' }, escapeText(page.start?.title ?? ''));
  const progress = element('p', { class: 'sw-form-progress' }, escapeText(step));
  return element(
    'div',
    { class: 'field-list sw-form-page', 'data-page': index, hidden: index !== current },
    progress + title + fields.join(''),
  );
};

/** Fields that conditions or pages hide are shown where no script can show them later. */
const noscriptStyles =
  '<noscript><style>.sw-form [hidden]:not(.field-error,.sw-form-notice){display:block!important}' +
  '.sw-form :is(.sw-form-back,.sw-form-next){display:none!important}</style></noscript>';

const optInMarkup = ({ form, id }: FormRequest): string => {
  const list = form.storage?.mailingList;
  if (!list) return '';
  const shown = hiddenInput(formInputs.consentText, list.text);
  if (list.optIn === 'always')
    return shown + optional('p', { class: 'sw-form-consent' }, escapeText(list.text));
  const box = `<input${attributes({ type: 'checkbox', id: `${id}-opt-in`, name: formInputs.optIn, value: 'yes' })}>`;
  const text = `${box} <span>${escapeText(list.text)}</span>`;
  return shown + element('label', { class: 'option sw-form-opt-in' }, text);
};

/** Moved out of sight, not hidden, or programs would leave it out. */
const honeypot = ({ id }: FormRequest, texts: SiteFormTexts): string =>
  `<div class="sw-form-trap" aria-hidden="true"><label for="${id}-trap">${escapeText(texts['leave-empty'])}</label>` +
  `<input${attributes({ type: 'text', id: `${id}-trap`, name: formInputs.honeypot, tabindex: -1, autocomplete: 'off' })}></div>`;

const hasFaults = (refused: Refused): boolean => Object.keys(refused?.errors ?? {}).length > 0;

const buttons = ({ form }: FormRequest, texts: SiteFormTexts, { pages, current }: Pages): string => {
  const isLast = current === pages.length - 1;
  const submit = element(
    'button',
    { class: 'sw-form-submit', type: 'submit', 'data-on': texts.submitting, hidden: !isLast },
    escapeText(form.submitLabel?.trim() || texts.submit),
  );
  const step = (name: 'back' | 'next', isShown: boolean): string =>
    element(
      'button',
      { class: `sw-form-${name}`, type: 'button', hidden: !isShown },
      escapeText(texts[name]),
    );
  return element(
    'div',
    { class: 'form-button-wrapper' },
    pages.length > 1 ? step('back', current > 0) + step('next', !isLast) + submit : submit,
  );
};

/** What the script needs to know of the fields. */
const dataOf = (request: FormRequest): string => {
  const { form, formId, scope, isNewsletter, language } = request;
  const texts = siteFormTextsIn(language);
  const { captcha, page } = scope;
  const isChecked = form.captchaEnabled !== false;
  const action = captchaActionOf(form);
  return JSON.stringify({
    formId,
    fields: form.fields.map(scriptField),
    texts,
    page,
    isNewsletter,
    ...(isChecked
      ? { captcha: { ...captcha, action, theme: form.captchaTheme, alignment: form.captchaAlignment } }
      : {}),
  });
};

/** The owner's code, for browsers without script only: the address can be opened again by anybody. */
const plainCode = ({ submissionHTML = '' }: SiteForm): string =>
  optional('noscript', {}, submissionHTML.replaceAll(/<\/?noscript\b[^>]*>/gi, ''));

const sentMarkup = ({ form, language }: FormRequest): string => {
  const texts = siteFormTextsIn(language);
  // The same page for everybody who sent it: it knows neither the address nor whether its list asks for a confirmation.
  const text = texts[form.storage?.mailingList ? 'confirm-if-asked' : 'thank-you'];
  const message = ownMessageOf(form) || `<p>${escapeText(text)}</p>`;
  return element('div', { class: 'form-submission-text', role: 'status' }, message) + plainCode(form);
};

const hasFiles = ({ fields }: SiteForm): boolean => fields.some(({ type }) => type === 'file');

const bodyOf = (request: FormRequest): string => {
  const { form, language, scope, isNewsletter } = request;
  const texts = siteFormTextsIn(language);
  const refused = refusedOf(request);
  const pages = pagesIn(request);
  const top = hasFaults(refused) && !isNewsletter ? texts['scroll-down'] : '';
  const end = hasFaults(refused) ? texts[isNewsletter ? 'update-above' : 'scroll-up'] : '';
  const isConditional =
    pages.pages.length > 1 || form.fields.some(({ condition }) => condition !== undefined);
  return (
    notice('top', top) +
    pages.pages.map((_page, index) => pageMarkup(request, pages, index)).join('') +
    optInMarkup(request) +
    optional('div', { class: 'form-disclaimer' }, form.parsedDisclaimerMessage ?? '') +
    honeypot(request, texts) +
    hiddenInput(formInputs.pageId, scope.page.id) +
    hiddenInput(formInputs.pageTitle, scope.page.title) +
    '<div class="captcha-container"></div>' +
    notice('bottom', refused?.message ?? '') +
    buttons(request, texts, pages) +
    notice('end', end) +
    (isConditional ? noscriptStyles : '')
  );
};

/** A form that works without script; `sw-form` is enhanced in place once the visitor uses it. */
export const formMarkup = (request: FormRequest): string => {
  const { form, formId, id, scope, wrapInLightbox = (html: string) => html } = request;
  const isSent = scope.sent?.formId === formId && scope.sent.refused === undefined;
  if (isSent)
    return wrapInLightbox(element('div', { class: 'sw-form-sent', id: `form-${id}` }, sentMarkup(request)));
  const to = encodeURIComponent(scope.page.path);
  const target = {
    class: 'sw-form',
    method: 'post',
    // The response, also after a redirect, keeps the fragment: without script the visitor gets back to the form.
    action: `/-/forms/${formId}?to=${to}#form-${id}`,
    enctype: hasFiles(form) ? 'multipart/form-data' : undefined,
    'aria-label': form.name,
  };
  const content =
    element('form', target, bodyOf(request)) +
    '<div class="sw-form-result" role="status" tabindex="-1"></div>';
  return element(
    'sw-form',
    { id: `form-${id}`, load: 'interaction', 'data-form': dataOf(request) },
    wrapInLightbox(content),
  );
};
