import { translationIn } from '../../languages/index.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { OrderMailTexts } from './order-mail-texts.ts';
import { spanish } from './spanish.ts';

const translations: ReadonlyMap<string, OrderMailTexts> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

/** English where there is no translation. */
export const orderMailTextsIn = (language: string): OrderMailTexts =>
  translationIn(translations, language) ?? english;
