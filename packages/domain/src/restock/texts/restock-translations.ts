import { defaultRestockTexts, type RestockTexts } from '../../catalogue/index.ts';
import { translationIn } from '../../languages/index.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { RestockVisitorTexts } from './restock-texts.ts';
import { spanish } from './spanish.ts';

const translations: ReadonlyMap<string, RestockVisitorTexts> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

/** In the language of the store; English where there is no translation. */
export const restockTextsIn = (language: string): RestockVisitorTexts =>
  translationIn(translations, language) ?? english;

/** The texts of the form: the owner's own, and what the owner left as it was in the language of the store. */
export const restockFormTexts = (texts: RestockTexts, language: string): RestockTexts => {
  const builtIn = restockTextsIn(language).form;
  const textOf = (key: keyof RestockTexts): string =>
    texts[key] === defaultRestockTexts[key] ? builtIn[key] : texts[key];
  return {
    CTAText: textOf('CTAText'),
    placeholderText: textOf('placeholderText'),
    buttonText: textOf('buttonText'),
    mailingListDescription: textOf('mailingListDescription'),
  };
};
