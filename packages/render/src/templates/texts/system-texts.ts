import { shopTextsIn, type ShopTexts } from '@sitewright/domain/cart';
import { translationIn } from '@sitewright/domain/languages';
import { french } from './french.ts';
import { german } from './german.ts';
import { englishPageWords, type PageWords } from './page-texts.ts';
import { spanish } from './spanish.ts';

const translations: ReadonlyMap<string, PageWords> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

/** What the names begin with by which a template says it otherwise. */
export const OWN = 'shop.';

const ownWords = (localizedStrings: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(localizedStrings)
      .filter(([key, text]) => key.startsWith(OWN) && text !== '')
      .map(([key, text]) => [key.slice(OWN.length), text]),
  );

export type SystemWords = PageWords & ShopTexts & Readonly<Record<'addToCart' | 'detailsNeeded', string>>;

/** What the program's own templates print as `words`: in the site's language, or in the template's own words. */
export const systemWords = (
  language: string,
  localizedStrings: Readonly<Record<string, string>>,
): SystemWords => ({
  ...(translationIn(translations, language) ?? englishPageWords),
  ...shopTextsIn(language),
  addToCart: localizedStrings['productAddToCartText'] || 'Add To Cart',
  detailsNeeded: shopTextsIn(language)['details-needed'],
  ...ownWords(localizedStrings),
});
