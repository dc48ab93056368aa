import { isEmail } from '@sitewright/domain/contributors';
import type { SealedLink } from './secret-link.ts';

/** A letter to one person: with several in one row, one wrong address would decide over all. */
export interface MailMessage {
  /** Left out for mail of the installation itself. */
  readonly websiteId?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Shown beside the installation's own address, such as the site's title. */
  readonly fromName?: string;
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** For letters with a link that opens something; `LINK_PLACE` stands for it in the text. Gone once it is sent. */
  readonly secretLink?: SealedLink;
  /** Whether the link stays while the letter cannot be sent, for the person who runs the program to pass it on. */
  readonly keepsLink?: boolean;
}

const LONGEST_SUBJECT = 500;
const LONGEST_HEADER = 900;

const headerText = /^[\x20-\x7e]+$/;

/** Everything else is set by the program: a caller who could add `Bcc` could send to anybody. */
const ALLOWED_HEADERS = new Set([
  'auto-submitted',
  'in-reply-to',
  'list-id',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'references',
]);

/** Names one address and nothing else: no list, no display name, no line break. */
export const isMailAddress = (text: string): boolean => isEmail(text);

/** Text that people wrote, on one line: a line break in it would begin a header of the writer's choice. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SUBJECT);

const checkAddress = (address: string): void => {
  if (!isMailAddress(address)) throw new TypeError(`This is not a mail address: ${JSON.stringify(address)}`);
};

const checkHeader = ([name, value]: readonly [string, string]): void => {
  const isAllowed = ALLOWED_HEADERS.has(name.toLowerCase());
  if (!isAllowed || value.length > LONGEST_HEADER || !headerText.test(value)) {
    throw new TypeError(`This mail header is not allowed: ${JSON.stringify(`${name}: ${value}`)}`);
  }
};

/** Throws for what no careful caller passes on: addresses from visitors are checked where they come in. */
export const checkMessage = ({ to, replyTo, headers = {} }: MailMessage): void => {
  checkAddress(to);
  if (replyTo !== undefined) checkAddress(replyTo);
  Object.entries(headers).forEach(checkHeader);
};
