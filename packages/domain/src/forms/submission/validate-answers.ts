import type { Answers } from '../answers.ts';
import type { SiteForm } from '../site-form/site-form.ts';
import { checkAnswers, type ValidateAnswers } from './check-answers.ts';
import { findFileFaults } from './find-file-faults.ts';
import { findFormatFault } from './find-format-fault.ts';

/** Validates answers to a form on a page, in the browser and on the server. */
export const validateAnswers: ValidateAnswers = (form, given) =>
  checkAnswers(form, given, { findFormatFault, findFileFaults });

/** The sender's address: the first filled-in email field. */
export const senderOf = ({ fields }: Pick<SiteForm, 'fields'>, answers: Answers): string | undefined => {
  for (const { id, type } of fields) {
    const answer = answers[id];
    if (type === 'email' && typeof answer === 'string' && answer.trim() !== '') return answer.trim();
  }
  return undefined;
};
