import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A link that grants access, encrypted with the secret of the installation for storage in the outbox. */
export type SealedLink = string & { readonly isSealed: true };

/** Replaced by the link when the email is sent. */
export const LINK_PLACEHOLDER = '[link]';

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

/** Undefined where it was encrypted with another secret. */
export const unsealLink = (secret: string, sealed: string): string | undefined => {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
};

export const insertLink = (text: string, link: string): string =>
  text.replaceAll(LINK_PLACEHOLDER, () => link);
