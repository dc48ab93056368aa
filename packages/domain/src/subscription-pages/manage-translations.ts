import { translationIn } from '../languages/index.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { spanish } from './languages/spanish.ts';
import { englishManageTexts, type ManageText, type ManageTexts } from './manage-texts.ts';

const translations: ReadonlyMap<string, ManageTexts> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

/** In the language of the store; English where there is no translation. */
export const manageTextsIn = (language: string): ManageTexts =>
  translationIn(translations, language) ?? englishManageTexts;

export const isManageText = (key: string): key is ManageText => Object.hasOwn(englishManageTexts, key);
