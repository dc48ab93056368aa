import { fillText, translationIn } from '../../languages/index.ts';
import { emailExample } from '../forms-messages.ts';
import { formTextsIn } from '../form-translations.ts';
import type { FormTexts } from '../form-texts.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';
import { englishSubmissionTexts, type SubmissionTexts } from './submission-texts.ts';
import type { AnswerFaults } from './find-answer-fault.ts';

const translations: ReadonlyMap<string, SubmissionTexts> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

/** All built-in texts of forms on pages. */
export type SiteFormTexts = FormTexts & SubmissionTexts;

const merged = new Map<SubmissionTexts, SiteFormTexts>();

/** In the site's language, or in English if there is no translation. */
export const siteFormTextsIn = (language: string): SiteFormTexts => {
  const texts = translationIn(translations, language) ?? englishSubmissionTexts;
  const known = merged.get(texts);
  if (known) return known;
  const all = { ...formTextsIn(language), ...texts };
  merged.set(texts, all);
  return all;
};

/** Messages by field id. */
export const faultTexts = (faults: AnswerFaults, texts: SiteFormTexts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).map(([id, { code, val = '' }]) => [
      id,
      fillText(texts[code], { val, email: emailExample }),
    ]),
  );
