export { loadPageForm } from './load-page-form.ts';
export { loadProductForms } from './load-product-forms.ts';
export type { RefusedAnswers, SubmitAnswers } from './open-product-form.ts';
