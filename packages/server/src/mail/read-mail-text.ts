import { mailTexts } from './mail-texts.ts';
import type { OutboxMail } from './outbox-store.ts';
import { hideLink, openSecretLink } from './secret-link.ts';

/**
 * The text of an email with its link, for callers that may read it. The text of emails from before links were encrypted
 * is not shown.
 */
export const readMailText = ({ text, sealedLink, hasOldLink }: OutboxMail, secret: string): string => {
  if (hasOldLink) return mailTexts.linkGone;
  if (sealedLink === null) return text;
  const insertLink = openSecretLink(secret, sealedLink);
  return insertLink ? insertLink(text) : hideLink(text, mailTexts.linkGone);
};
