import { translationIn } from '../languages/index.ts';
import { isCustomerEmail, type StoreEmailKind } from './email-kinds.ts';
import { emailLanguages, type EmailLanguage } from './email-languages.ts';
import type { EmailText, OrderEmailTexts } from './email-texts.ts';
import { english } from './languages/english.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { spanish } from './languages/spanish.ts';
import { teamEmailTexts } from './team-texts.ts';

const translations: Readonly<Record<EmailLanguage, OrderEmailTexts>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};

const languages: ReadonlyMap<string, EmailLanguage> = new Map(emailLanguages.map((code) => [code, code]));

export const emailLanguageOf = (language: string): EmailLanguage =>
  translationIn(languages, language) ?? 'en';

export const orderEmailTextsIn = (language: string): OrderEmailTexts =>
  translations[emailLanguageOf(language)];

/** Emails to the team are in English alone, as the owner's app is. */
export const builtInEmailText = (kind: StoreEmailKind, language: string): EmailText =>
  isCustomerEmail(kind) ? orderEmailTextsIn(language).texts[kind] : teamEmailTexts[kind];
