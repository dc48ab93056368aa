import { translationIn } from '../languages/index.ts';
import { englishCommentWords, type CommentWords } from './comment-form-texts.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { spanish } from './languages/spanish.ts';

const translations: ReadonlyMap<string, CommentWords> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

/** In the language of the site; English where there is no translation. */
export const commentWordsIn = (language: string): CommentWords =>
  translationIn(translations, language) ?? englishCommentWords;
