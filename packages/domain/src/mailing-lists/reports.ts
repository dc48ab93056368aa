import { isEmail } from '../contributors/index.ts';

/** What became of an email, as a mail service or a mail server tells. */
export interface MailReport {
  readonly kind: 'bounce' | 'complaint';
  readonly email: string;
}

/** In every email that goes out: who quotes it has seen the email, or had it come back. */
export const RECIPIENT_TOKEN_HEADER = 'x-recipient-token';

/** Of one delivery report. */
const MAX_REPORTS = 1000;

const valuesOf = (block: string): ReadonlyMap<string, string> => {
  const lines = block.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.flatMap((line) => {
      const at = line.indexOf(':');
      return at < 1 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const];
    }),
  );
};

/** `rfc822; ada@example.com` */
const addressIn = (recipient: string | undefined): string =>
  (recipient ?? '')
    .replace(/^[^;]*;/, '')
    .trim()
    .replace(/^<(.*)>$/, '$1');

/** An email that came back. */
export interface ReturnedMail {
  /** Whom it may have been for: mailboxes that do not exist, and the address that the email quotes as its recipient. */
  readonly recipients: readonly string[];
  /** What our emails prove with whom they were for; empty where none is quoted. */
  readonly token: string;
}

/**
 * Reads a delivery report (RFC 3464) with the head of the email that it is about. A mailbox that is full or a server that is
 * away is no reason to stop writing: only permanent failures count.
 */
export const readReturnedMail = (text: string): ReturnedMail => {
  const blocks = text.split(/\r?\n\r?\n/).map(valuesOf);
  const failed = blocks.flatMap((values) =>
    values.get('action')?.toLowerCase() === 'failed' && (values.get('status') ?? '5').startsWith('5')
      ? [values.get('final-recipient'), values.get('original-recipient')]
      : [],
  );
  const quoted = blocks.find((values) => values.has(RECIPIENT_TOKEN_HEADER));
  const recipients = failed.length === 0 ? [] : [...failed, quoted?.get('to')];
  return {
    recipients: [...new Set(recipients.map((recipient) => addressIn(recipient).toLowerCase()))]
      .filter(isEmail)
      .slice(0, MAX_REPORTS),
    token: quoted?.get(RECIPIENT_TOKEN_HEADER) ?? '',
  };
};
