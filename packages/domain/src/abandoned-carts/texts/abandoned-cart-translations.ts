import { translationIn } from '../../languages/index.ts';
import type { AbandonedCartTexts } from './abandoned-cart-texts.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

const translations: ReadonlyMap<string, AbandonedCartTexts> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

/** In the language of the store; English where there is no translation. */
export const abandonedCartTextsIn = (language: string): AbandonedCartTexts =>
  translationIn(translations, language) ?? english;
