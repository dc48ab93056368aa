import { translationIn } from '../../languages/index.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { englishInvoiceTexts, type InvoiceTexts } from './invoice-texts.ts';
import { spanish } from './spanish.ts';

const translations: ReadonlyMap<string, InvoiceTexts> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

/** English where there is no translation. */
export const invoiceTextsIn = (language: string): InvoiceTexts =>
  translationIn(translations, language) ?? englishInvoiceTexts;
