import { billingWordsIn } from '@sitewright/domain/billing-periods';
import { shopTextsIn } from '@sitewright/domain/cart';
import { commentFormTextsIn } from '@sitewright/domain/comments';
import { formTextsIn, likertScores, likertStrings } from '@sitewright/domain/forms';
import { translationIn } from '@sitewright/domain/languages';
import { billingStrings } from '../../subscriptions/index.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { LanguageTexts } from './language-texts.ts';
import { spanish } from './spanish.ts';

type Strings = Readonly<Record<string, string>>;

const likertAnswers = (language: string): Strings => {
  const texts = formTextsIn(language);
  return Object.fromEntries(
    likertScores.map((score) => [likertStrings[`likert${score}`], texts[`likert${score}`]]),
  );
};

const allOf = (language: string, { strings }: LanguageTexts): [string, Strings] => {
  const { quickView, quantity, salePrice, originalPrice } = shopTextsIn(language);
  const shared = {
    productQuickViewText: quickView,
    productQuantityInputLabel: quantity,
    productSalePriceText: salePrice,
    productOriginalPriceText: originalPrice,
  };
  const likert = likertAnswers(language);
  const billing = billingStrings(strings.productPriceFromText, billingWordsIn(language));
  return [language, { ...commentFormTextsIn(language), ...strings, ...shared, ...likert, ...billing }];
};

const translations: ReadonlyMap<string, Strings> = new Map([
  allOf('de', german),
  allOf('fr', french),
  allOf('es', spanish),
]);

const NOTHING: Strings = {};

/**
 * Texts of formatters in a language, unless the template has its own; empty for languages without a
 * translation.
 */
export const languageStrings = (language: string): Strings =>
  translationIn(translations, language) ?? NOTHING;
