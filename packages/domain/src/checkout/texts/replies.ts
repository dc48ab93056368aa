import { fillText, translationIn } from '../../languages/index.ts';
import { frenchReplies } from './french-replies.ts';
import { germanReplies } from './german-replies.ts';
import { englishReplies, type CheckoutReplies, type CheckoutReply } from './reply-texts.ts';
import { spanishReplies } from './spanish-replies.ts';

const translations: ReadonlyMap<string, CheckoutReplies> = new Map([
  ['de', germanReplies],
  ['fr', frenchReplies],
  ['es', spanishReplies],
]);

/** In the language of the store; English where there is no translation. */
export const checkoutReply = (
  reply: CheckoutReply,
  language: string,
  values: Readonly<Record<string, string>> = {},
): string => fillText((translationIn(translations, language) ?? englishReplies)[reply], values);

export const isCheckoutReply = (code: string): code is CheckoutReply => Object.hasOwn(englishReplies, code);
