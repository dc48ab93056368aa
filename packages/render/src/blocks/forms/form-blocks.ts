import { siteFormTextsIn } from '@sitewright/domain/forms';
import { headingLevel, type BlockContext } from '../block-context.ts';
import type { BlockRenderer, BlockScope } from '../block-renderer.ts';
import { element, escapeText, optional } from '../markup/html.ts';
import { choiceField, textField, type BlockValue } from '../markup/read-value.ts';
import { textStyles } from '../texts/text.ts';
import { formMarkup, type FormRequest } from './form-markup.ts';
import { formStyles } from './form-styles.ts';

const GONE = 'This form was deleted or is not published. Choose another.';

const requirements = (value: BlockValue) => {
  const formId = textField(value, 'formId');
  return formId === '' ? [] : [{ kind: 'forms' as const, ids: [formId] }];
};

/** The provider's script, the one it loads in turn, and its frame. */
export const allowRecaptcha = ({ scripts, frames }: Pick<BlockContext, 'scripts' | 'frames'>): void => {
  for (const host of ['https://www.google.com', 'https://www.gstatic.com']) scripts.add(host);
  frames.add('https://www.google.com');
};

/** The form's markup; empty for visitors if there is no such form. */
const renderForm = (
  value: BlockValue,
  { context, id }: BlockScope,
  options: Pick<FormRequest, 'isNewsletter' | 'wrapInLightbox'>,
): string => {
  const formId = textField(value, 'formId');
  const form = context.formScope?.forms.get(formId);
  if (context.formScope && form) {
    if (form.captchaEnabled !== false && context.formScope.captcha.type !== 'proof-of-work')
      allowRecaptcha(context);
    const markup = formMarkup({
      id,
      formId,
      form,
      language: context.language,
      scope: context.formScope,
      ...options,
      heading: `h${headingLevel(context, 3)}`,
    });
    // Printed with the form: the style sheet of the site has no room for what few pages need.
    return element('style', {}, formStyles) + markup;
  }
  return formId !== '' && context.mode === 'edit' ? `<div class="sw-gap">${GONE}</div>` : '';
};

const alignments = ['left', 'center', 'right'] as const;

/** A `<details>` without script: the form opens below its button. The script moves it into a dialog. */
const inLightbox = (value: BlockValue, { context }: BlockScope, html: string): string => {
  const texts = siteFormTextsIn(context.language);
  const label = textField(value, 'buttonLabel').trim() || texts.submit;
  const summary = element('summary', { class: 'sw-form-open', role: 'button' }, escapeText(label));
  const align = choiceField(value, 'buttonAlignment', alignments);
  const isSent = context.formScope?.sent?.formId === textField(value, 'formId');
  const attrs = { class: 'sw-form-details', open: isSent, 'data-align': align, 'data-close': texts.close };
  return element('details', attrs, summary + element('div', { class: 'sw-form-content' }, html));
};

export const formBlock: BlockRenderer = {
  render(value, scope) {
    const isLightbox = choiceField(value, 'display', ['page', 'lightbox']) === 'lightbox';
    return renderForm(value, scope, {
      isNewsletter: false,
      ...(isLightbox ? { wrapInLightbox: (html) => inLightbox(value, scope, html) } : {}),
    });
  },
  requirements,
  styles: [textStyles],
};

export const newsletterBlock: BlockRenderer = {
  render(value, scope) {
    const html = renderForm(value, scope, { isNewsletter: true });
    if (html === '') return '';
    const attrs = {
      class: 'sw-newsletter',
      'data-layout': choiceField(value, 'layout', ['inline', 'stacked']),
      'data-align': choiceField(value, 'textAlignment', alignments),
    };
    const title = optional('h2', { class: 'sw-newsletter-title' }, escapeText(textField(value, 'title')));
    const description = optional('div', { class: 'sw-text' }, textField(value, 'description'));
    return element('div', attrs, title + description + html);
  },
  requirements,
  styles: [textStyles],
};
