import { isEmail } from '../contributors/index.ts';
import type { CommentSettings } from './comment-settings.ts';
import { commentLimits, type CommentRefusal } from './comments-messages.ts';

/**
 * The fields of the form. The email address is visible to the owner only; it and the website are optional.
 */
export interface CommentFields {
  readonly authorName: string;
  readonly email: string;
  readonly website: string;
  readonly body: string;
}

export type CommentFaults = Partial<Record<keyof CommentFields, CommentRefusal>>;

/**
 * Comments are plain text: keeps line breaks, removes control and bidi override characters, and trims.
 * Joiners stay, because emoji sequences need them.
 */
export const cleanComment = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069\u2028\u2029\uFEFF]/gu, '')
    .trim();

const cleanLine = (text: string): string => cleanComment(text).replaceAll(/\s+/g, ' ');

/** Visitors often omit the scheme. */
const withScheme = (website: string): string =>
  website === '' || /^https?:\/\//i.test(website) ? website : `https://${website}`;

export const cleanCommentFields = ({ authorName, email, website, body }: CommentFields): CommentFields => ({
  authorName: cleanLine(authorName),
  email: cleanLine(email),
  website: withScheme(cleanLine(website)),
  body: cleanComment(body),
});

const SEEN = /[\p{L}\p{N}\p{P}\p{S}\p{Cn}\p{Co}]/u;

/** A host with a dot and without user info: other URLs could run a script or disguise their host. */
const WEBSITE =
  /^https?:\/\/(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+[\p{L}\p{N}-]{2,}(?::\d{1,5})?(?:[/?#][^\s"'<>`\\]*)?$/iu;

const lengthOf = (text: string): number => [...text].length;

const nameFault = (name: string): CommentRefusal | undefined => {
  if (!SEEN.test(name)) return 'comment-name-missing';
  return lengthOf(name) > commentLimits.MAX_NAME_LENGTH ? 'comment-name-too-long' : undefined;
};

const emailFault = (email: string, isNeeded: boolean): CommentRefusal | undefined => {
  if (email === '') return isNeeded ? 'comment-email-missing' : undefined;
  return isEmail(email) ? undefined : 'comment-email-invalid';
};

const websiteFault = (website: string): CommentRefusal | undefined =>
  website === '' || (website.length <= commentLimits.MAX_WEBSITE_LENGTH && WEBSITE.test(website))
    ? undefined
    : 'comment-website-invalid';

const bodyFault = (body: string): CommentRefusal | undefined => {
  if (!SEEN.test(body)) return 'comment-empty';
  return lengthOf(body) > commentLimits.MAX_BODY_LENGTH ? 'comment-too-long' : undefined;
};

/** Faults of cleaned fields, in the order of the form. */
export const findCommentFaults = (
  { authorName, email, website, body }: CommentFields,
  { commentAnonAllowed }: Pick<CommentSettings, 'commentAnonAllowed'>,
): CommentFaults => {
  const faults = {
    authorName: nameFault(authorName),
    email: emailFault(email, !commentAnonAllowed),
    website: websiteFault(website),
    body: bodyFault(body),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
};

/** Messages by field. */
export const describeCommentFaults = (
  faults: CommentFaults,
  textOf: (fault: CommentRefusal) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, textOf(fault)]));
