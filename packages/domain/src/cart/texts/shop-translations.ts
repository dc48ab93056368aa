import { translationIn } from '../../languages/index.ts';
import { shopMessages } from '../shop-messages.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { spanish } from './languages/spanish.ts';
import { englishShopTexts, type ShopText, type ShopTexts } from './shop-texts.ts';

const translations: ReadonlyMap<string, ShopTexts> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

/** In the language of the store; English where there is no translation. */
export const shopTextsIn = (language: string): ShopTexts =>
  translationIn(translations, language) ?? englishShopTexts;

const isShopText = (key: string): key is ShopText => Object.hasOwn(englishShopTexts, key);

const OWN = 'shop.';

/** What scripts of the page cannot know: the texts that are not English, and those that a template says otherwise. */
export const localizedShopTexts = (
  language: string,
  localizedStrings: Readonly<Record<string, string>>,
): Partial<ShopTexts> => {
  const texts = shopTextsIn(language);
  const told = Object.keys(englishShopTexts)
    .filter(isShopText)
    .map((key) => [key, localizedStrings[`${OWN}${key}`] || texts[key]] as const);
  return Object.fromEntries(told.filter(([key, text]) => text !== englishShopTexts[key]));
};

/** Why something was refused, in the store's language; nothing for an unknown code. */
export const cartMessage = (code: string, language: string): string | undefined =>
  isShopText(code) && Object.hasOwn(shopMessages, code) ? shopTextsIn(language)[code] : undefined;
