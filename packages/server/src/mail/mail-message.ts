import { isEmail } from '@sitewright/domain/contributors';
import type { MailLayout } from '@sitewright/domain/mail';
import type { SecretLink } from './secret-link.ts';

/** An email to one recipient: with several, one wrong address would fail all of them. */
export interface MailMessage {
  /** Omitted for emails of the installation. */
  readonly websiteId?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Markup for the body of the layout, instead of the text. */
  readonly html?: (layout: MailLayout) => string;
  /** BCP 47; English by default. */
  readonly language?: string;
  /** The display name of the sender, such as the site's title. */
  readonly fromName?: string;
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A link that grants access; its placeholder stands for it in the text. Deleted once the email is sent. */
  readonly secretLink?: SecretLink;
  /** Whether an email that cannot be sent keeps its link, encrypted, so that it can be sent or passed on later. */
  readonly keepsLink?: boolean;
  /** Why it stays in the outbox and is never sent. */
  readonly withheld?: { readonly reason: string; readonly at: Date } | undefined;
}

const MAX_SUBJECT_LENGTH = 500;
const MAX_HEADER_LENGTH = 900;

const headerText = /^[\x20-\x7e]+$/;

/** All other headers are set by the program: with `Bcc` a caller could send to anybody. */
const ALLOWED_HEADERS = new Set([
  'auto-submitted',
  'in-reply-to',
  'list-id',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'references',
]);

/** Whether the text is a single address: no list, no display name, no line break. */
export const isMailAddress = (text: string): boolean => isEmail(text);

/** User input on one line: a line break would inject a header. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, MAX_SUBJECT_LENGTH);

const checkAddress = (address: string): void => {
  if (!isMailAddress(address)) throw new TypeError(`This is not a mail address: ${JSON.stringify(address)}`);
};

const checkHeader = ([name, value]: readonly [string, string]): void => {
  const isAllowed = ALLOWED_HEADERS.has(name.toLowerCase());
  if (!isAllowed || value.length > MAX_HEADER_LENGTH || !headerText.test(value)) {
    throw new TypeError(`This mail header is not allowed: ${JSON.stringify(`${name}: ${value}`)}`);
  }
};

/** Throws, because callers validate addresses of visitors before. */
export const checkMessage = ({ to, replyTo, headers = {} }: MailMessage): void => {
  checkAddress(to);
  if (replyTo !== undefined) checkAddress(replyTo);
  Object.entries(headers).forEach(checkHeader);
};
