import { isMailAddress } from './mail-message.ts';

export interface SmtpSettings {
  readonly url: string;
  /** The sender address of all emails. */
  readonly from: string;
  /** In milliseconds; shorter in tests. */
  readonly timeouts?: { readonly connect: number; readonly answer: number };
}

/**
 * Reads `smtp://user:password@host:587?from=shop@example.com`. Without `from` the user name counts if it is an
 * address, otherwise `no-reply` at the host. Throws a message that says how to fix it.
 */
export const readSmtpUrl = (text: string): SmtpSettings => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname) {
    throw new TypeError('SMTP_URL must look like smtp://user:password@mail.example.com:587');
  }
  const from = url.searchParams.get('from') ?? senderOf(url);
  if (!isMailAddress(from)) throw new TypeError('The "from" of SMTP_URL must be a mail address.');
  url.searchParams.delete('from');
  return { url: url.href, from };
};

const senderOf = ({ username, hostname }: URL): string => {
  const user = decodeURIComponent(username);
  return isMailAddress(user) ? user : `no-reply@${hostname}`;
};
