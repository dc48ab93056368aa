import { randomBytes } from 'node:crypto';
import { createTextSealer } from '../sealed-texts/index.ts';

/** A link that grants access, and where it belongs in the text of an email. */
export interface SecretLink {
  /** Encrypted with the secret of the installation, for storage in the outbox. */
  readonly sealed: string;
  /**
   * Replaced by the link when the email is sent. Other for every link: with a known one, whoever writes a part of an
   * email, such as the title of a site, could have the link put into an address of their own.
   */
  readonly placeholder: string;
}

const placeholders = /\[link [\w-]{16}\]/g;

const sealerOf = (secret: string) => createTextSealer(secret, 'sitewright links in mail');

export const createSecretLink = (secret: string, link: string): SecretLink => {
  const placeholder = `[link ${randomBytes(12).toString('base64url')}]`;
  return { placeholder, sealed: sealerOf(secret).seal(JSON.stringify([placeholder, link])) };
};

/** Puts the link into a text; undefined where it was encrypted with another secret. */
export type InsertLink = (text: string, write?: (link: string) => string) => string;

export const openSecretLink = (secret: string, sealed: string): InsertLink | undefined => {
  const opened = sealerOf(secret).unseal(sealed);
  if (opened === undefined) return undefined;
  const [placeholder, link] = JSON.parse(opened) as [string, string];
  return (text, write = (plain) => plain) => text.replaceAll(placeholder, () => write(link));
};

/** For readers who must not see the link, or when it is deleted. */
export const hideLink = (text: string, notice: string): string => text.replaceAll(placeholders, () => notice);

/** What is stored in place of a link that was deleted. */
export const DELETED_LINK = '';
