import { createTextSealer } from '../sealed-texts/index.ts';

/** A link that grants access, encrypted with the secret of the installation for storage in the outbox. */
export type SealedLink = string & { readonly isSealed: true };

/** Replaced by the link when the email is sent. */
export const LINK_PLACEHOLDER = '[link]';

const sealerOf = (secret: string) => createTextSealer(secret, 'sitewright links in mail');

export const sealLink = (secret: string, link: string): SealedLink =>
  sealerOf(secret).seal(link) as SealedLink;

/** Undefined where it was encrypted with another secret. */
export const unsealLink = (secret: string, sealed: string): string | undefined =>
  sealerOf(secret).unseal(sealed);

export const insertLink = (text: string, link: string): string =>
  text.replaceAll(LINK_PLACEHOLDER, () => link);
