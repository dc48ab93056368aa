import { translationIn } from '../languages/index.ts';
import { englishCommentFormTexts, type CommentFormTexts } from './comment-form-texts.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { spanish } from './languages/spanish.ts';

const translations: ReadonlyMap<string, CommentFormTexts> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

/** Texts in the site's language, or in English if there is no translation. */
export const commentFormTextsIn = (language: string): CommentFormTexts =>
  translationIn(translations, language) ?? englishCommentFormTexts;
