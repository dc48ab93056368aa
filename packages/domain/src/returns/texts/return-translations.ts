import { translationIn } from '../../languages/index.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { englishReturnTexts, type ReturnTexts } from './return-texts.ts';
import { spanish } from './spanish.ts';

const translations: ReadonlyMap<string, ReturnTexts> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

/** English where there is no translation. */
export const returnTextsIn = (language: string): ReturnTexts =>
  translationIn(translations, language) ?? englishReturnTexts;
