import { mailTexts } from './mail-texts.ts';
import type { OutboxMail } from './outbox-store.ts';
import { unsealLink, insertLink } from './secret-link.ts';

/**
 * The text of an email with its link, for callers that may read it. The text of emails from before links were encrypted
 * is not shown.
 */
export const readMailText = ({ text, sealedLink, hasOldLink }: OutboxMail, secret: string): string => {
  if (hasOldLink) return mailTexts.linkGone;
  const link = sealedLink === null ? undefined : unsealLink(secret, sealedLink);
  return insertLink(text, link ?? mailTexts.linkGone);
};
