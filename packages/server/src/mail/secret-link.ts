import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A link that opens something to whoever has it, as the outbox keeps it: unreadable without the installation's secret. */
export type SealedLink = string & { readonly isSealed: true };

/** Stands in the text of a letter for the link. */
export const LINK_PLACE = '[link]';

const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyFrom = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'sitewright links in mail', 32));

export const sealLink = (secret: string, link: string): SealedLink => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), iv);
  const sealed = Buffer.concat([cipher.update(link, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url') as SealedLink;
};

/** Nothing when it was sealed with another secret. */
export const openLink = (secret: string, sealed: string): string | undefined => {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
};

export const placeLink = (text: string, link: string): string => text.replaceAll(LINK_PLACE, () => link);
