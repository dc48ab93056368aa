import { isEmail } from '../contributors/index.ts';

/** What became of an email, as a mail service or a mail server tells. */
export interface MailReport {
  readonly kind: 'bounce' | 'complaint';
  readonly email: string;
}

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

/**
 * Addresses that a delivery report (RFC 3464) says do not exist. A mailbox that is full or a server that is away is no
 * reason to stop writing: only permanent failures count.
 */
export const readDeliveryStatus = (text: string): MailReport[] =>
  text
    .split(/\r?\n\r?\n/)
    .map(valuesOf)
    .filter(
      (values) =>
        values.get('action')?.toLowerCase() === 'failed' && (values.get('status') ?? '5').startsWith('5'),
    )
    .map((values) => addressIn(values.get('final-recipient') ?? values.get('original-recipient')))
    .filter(isEmail)
    .slice(0, MAX_REPORTS)
    .map((email) => ({ kind: 'bounce', email }));
