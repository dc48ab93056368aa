import { translationIn } from '../../languages/index.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { ListVisitorTexts } from './list-texts.ts';
import { spanish } from './spanish.ts';

const translations: ReadonlyMap<string, ListVisitorTexts> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

/** English where there is no translation. */
export const listTextsIn = (language: string): ListVisitorTexts =>
  translationIn(translations, language) ?? english;
