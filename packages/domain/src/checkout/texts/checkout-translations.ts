import { translationIn } from '../../languages/index.ts';
import { englishCheckoutTexts, type CheckoutTexts } from './checkout-page-texts.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { spanish } from './languages/spanish.ts';

const translations: ReadonlyMap<string, CheckoutTexts> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

/** In the language of the store; English where there is no translation. */
export const checkoutTextsIn = (language: string): CheckoutTexts =>
  translationIn(translations, language) ?? englishCheckoutTexts;
