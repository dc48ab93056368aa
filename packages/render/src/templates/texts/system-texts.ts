import { shopTextsIn, type ShopTexts } from '@sitewright/domain/cart';
import { translationIn } from '@sitewright/domain/languages';
import { derivedFrom } from '../../derived/index.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { englishPageTexts, type PageTexts } from './page-texts.ts';
import { spanish } from './spanish.ts';

const translations: ReadonlyMap<string, PageTexts> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

/** Prefix of the keys under which a template overrides these texts. */
export const OWN = 'shop.';

const ownTexts = (localizedStrings: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(localizedStrings)
      .filter(([key, text]) => key.startsWith(OWN) && text !== '')
      .map(([key, text]) => [key.slice(OWN.length), text]),
  );

export type SystemTexts = PageTexts &
  ShopTexts &
  Readonly<Record<'addToCart' | 'subscribe' | 'detailsNeeded', string>>;

const makeTexts = (language: string, localizedStrings: Readonly<Record<string, string>>): SystemTexts => ({
  ...(translationIn(translations, language) ?? englishPageTexts),
  ...shopTextsIn(language),
  addToCart: localizedStrings['productAddToCartText'] || 'Add To Cart',
  subscribe: localizedStrings['productSubscribeText'] || 'Subscribe',
  detailsNeeded: shopTextsIn(language)['details-needed'],
  ...ownTexts(localizedStrings),
});

const byLanguage = derivedFrom(
  (_localizedStrings: Readonly<Record<string, string>>) => new Map<string, SystemTexts>(),
);

/** Texts of built-in templates, as `words`: in the site's language, or overridden by the template. */
export const systemTexts = (
  language: string,
  localizedStrings: Readonly<Record<string, string>>,
): SystemTexts => {
  const known = byLanguage(localizedStrings);
  const texts = known.get(language) ?? makeTexts(language, localizedStrings);
  known.set(language, texts);
  return texts;
};
