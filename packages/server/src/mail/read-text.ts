import { mailWords } from './mail-texts.ts';
import type { OutboxMail } from './outbox-store.ts';
import { openLink, placeLink } from './secret-link.ts';

/**
 * The text of a letter with its link, for those who may have it. Letters from before links were sealed have theirs in
 * the text, which nobody reads any more.
 */
export const readText = ({ text, sealedLink, hasOldLink }: OutboxMail, secret: string): string => {
  if (hasOldLink) return mailWords.linkGone;
  const link = sealedLink === null ? undefined : openLink(secret, sealedLink);
  return placeLink(text, link ?? mailWords.linkGone);
};
