import { randomBytes } from 'node:crypto';
import type { MailRow } from '../outbox-store.ts';
import { encodeHeaderText, encodeSender } from './encode-header.ts';
import { encodePart } from './encode-part.ts';

/** What of an email is sent. */
export type OutgoingMail = Pick<
  MailRow,
  | 'toAddress'
  | 'fromName'
  | 'fromAddress'
  | 'replyTo'
  | 'messageId'
  | 'subject'
  | 'text'
  | 'html'
  | 'headers'
  | 'createdAt'
>;

export interface BuiltMessage {
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly raw: Buffer;
}

const PLAIN_ADDRESS = /^[\x21-\x7e]+$/;
const PLAIN_VALUE = /^[\x20-\x7e]{1,900}$/;

const dateOf = (date: Date): string => date.toUTCString().replace('GMT', '+0000');

const nameOf = (header: string): string =>
  header.toLowerCase().replaceAll(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase());

const headOf = (mail: OutgoingMail, from: string, boundary: string): string => {
  const headers: readonly (readonly [name: string, value: string])[] = [
    ...Object.entries(mail.headers).map(([name, value]) => [nameOf(name), value] as const),
    ['From', encodeSender(mail.fromName ?? '', from)],
    ['To', mail.toAddress],
    ...(mail.replyTo === null ? [] : [['Reply-To', mail.replyTo] as const]),
    ['Subject', encodeHeaderText(mail.subject)],
    ['Message-ID', mail.messageId ?? ''],
    ['Date', dateOf(mail.createdAt)],
    ['MIME-Version', '1.0'],
    ['Content-Type', `multipart/alternative; boundary="${boundary}"`],
  ];
  return headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
};

/**
 * An email as it goes over the wire. The mail package builds it from several streams, which took most of the processor time
 * of an email; it is left to that, by undefined, where addresses or headers need more than ASCII or a part is missing.
 */
export const buildMessage = (mail: OutgoingMail, serverAddress: string): BuiltMessage | undefined => {
  const { html, text, toAddress, replyTo, messageId } = mail;
  const from = mail.fromAddress ?? serverAddress;
  const areAddressesPlain = [from, toAddress, replyTo ?? from].every((address) =>
    PLAIN_ADDRESS.test(address),
  );
  const areHeadersPlain = Object.values(mail.headers).every((value) => PLAIN_VALUE.test(value));
  const isWhole = html && text && messageId && mail.subject;
  if (!isWhole || !areAddressesPlain || !areHeadersPlain) return undefined;
  const boundary = `part-${randomBytes(12).toString('hex')}`;
  const separator = `\r\n--${boundary}`;
  const raw = Buffer.concat([
    Buffer.from(`${headOf(mail, from, boundary)}${separator}\r\n`),
    encodePart('text/plain', text),
    Buffer.from(`${separator}\r\n`),
    encodePart('text/html', html),
    Buffer.from(`${separator}--\r\n`),
  ]);
  return { envelope: { from, to: [toAddress] }, raw };
};
