import { translationIn } from '../../languages/index.ts';
import type { DonationTexts } from './donation-texts.ts';
import { english } from './languages/english.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { spanish } from './languages/spanish.ts';

const translations: ReadonlyMap<string, DonationTexts> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

/** In the language of the store; English where there is no translation. */
export const donationTextsIn = (language: string): DonationTexts =>
  translationIn(translations, language) ?? english;
