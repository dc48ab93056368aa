import { checkAnswers, type ValidateAnswers } from './check-answers.ts';

/** Validates answers to the form of a product by the same rules, but for formats and files. */
export const validateProductAnswers: ValidateAnswers = (form, given) => checkAnswers(form, given, {});
