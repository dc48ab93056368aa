import { translationIn } from '../../languages/index.ts';
import type { GiftCardTexts } from './gift-card-texts.ts';
import { english } from './languages/english.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { spanish } from './languages/spanish.ts';

const translations: ReadonlyMap<string, GiftCardTexts> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

/** In the language of the store; English where there is no translation. */
export const giftCardTextsIn = (language: string): GiftCardTexts =>
  translationIn(translations, language) ?? english;
