import { translationIn } from '../languages/index.ts';
import { englishFormTexts, type FormText, type FormTexts } from './form-texts.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { spanish } from './languages/spanish.ts';

const translations: ReadonlyMap<string, FormTexts> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

/** Texts in the site's language, or in English if there is no translation. */
export const formTextsIn = (language: string): FormTexts =>
  translationIn(translations, language) ?? englishFormTexts;

const isFormText = (key: string): key is FormText => Object.hasOwn(englishFormTexts, key);

/** Keys of `localizedStrings` for the options of a scale. */
export const likertStrings = {
  'likert-2': 'productAnswerMapStronglyDisagree',
  'likert-1': 'productAnswerMapDisagree',
  likert0: 'productAnswerMapNeutral',
  likert1: 'productAnswerMapAgree',
  likert2: 'productAnswerMapStronglyAgree',
} as const satisfies Partial<FormTexts>;

const stringNames: Readonly<Partial<FormTexts>> = likertStrings;

/** All texts in the site's language, overridden by the template's. */
export const localizedFormTexts = (
  language: string,
  localizedStrings: Readonly<Record<string, string>>,
): FormTexts => {
  const texts = formTextsIn(language);
  const own = Object.keys(texts)
    .filter(isFormText)
    .map((key) => [key, localizedStrings[stringNames[key] ?? `shop.${key}`]] as const);
  return { ...texts, ...Object.fromEntries(own.filter(([, text]) => text)) };
};
