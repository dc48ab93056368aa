import { translationIn } from '../../languages/index.ts';
import { englishAddressTexts, type AddressTexts } from './address-texts.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { spanish } from './languages/spanish.ts';

const translations: ReadonlyMap<string, AddressTexts> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

/** In the language of the store; English where there is no translation. */
export const addressTextsIn = (language: string): AddressTexts =>
  translationIn(translations, language) ?? englishAddressTexts;
