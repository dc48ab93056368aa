import { fillText, translationIn } from '../../languages/index.ts';
import { emailExample } from '../forms-messages.ts';
import { formTextsIn } from '../form-translations.ts';
import type { FormTexts } from '../form-texts.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';
import { englishSubmissionTexts, type SubmissionTexts } from './submission-texts.ts';
import type { SiteAnswerFaults } from './validate-answers.ts';

const translations: ReadonlyMap<string, SubmissionTexts> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

/** All built-in texts of forms on pages. */
export type SiteFormTexts = FormTexts & SubmissionTexts;

/** In the site's language, or in English if there is no translation. */
export const siteFormTextsIn = (language: string): SiteFormTexts => ({
  ...formTextsIn(language),
  ...(translationIn(translations, language) ?? englishSubmissionTexts),
});

/** Messages by field id. */
export const siteFaultTexts = (faults: SiteAnswerFaults, texts: SiteFormTexts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).map(([id, { code, val = '' }]) => [
      id,
      fillText(texts[code], { val, email: emailExample }),
    ]),
  );
