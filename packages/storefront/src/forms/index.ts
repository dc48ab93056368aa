export { FieldMessages } from './view/field-messages.ts';
export { fillAnswers } from './view/fill-answers.ts';
export { loadPageForm } from './load-page-form.ts';
export { loadProductForms } from './load-product-forms.ts';
export { loadRecaptcha } from './load-recaptcha.ts';
export type { RefusedAnswers, SubmitAnswers } from './open-product-form.ts';
