import { expect, inject } from 'vitest';
import type { DeliveredEmail } from './mail-server.ts';

export interface ReceivedEmail {
  readonly subject: string;
  /** By lower-case name, unfolded. */
  readonly headers: Readonly<Record<string, string>>;
  /** The words, as a mailbox without HTML shows them. */
  readonly text: string;
  /** The source of its HTML. */
  readonly html: string;
}

const headersOf = (source: string): Record<string, string> => {
  const [head = ''] = source.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.replace(/^[^:]+: ?/, '')]),
  );
};

const decodeQuotedPrintable = (text: string): string => {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

const decodeBase64 = (text: string): string => Buffer.from(text, 'base64').toString('utf8');

/** RFC 2047: words of a header that are not ASCII. Spaces between two of them are none of the text. */
const decodeHeader = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? decodeBase64(word) : decodeQuotedPrintable(word.replaceAll('_', ' ')),
    );

const readPart = (source: string, type: string): string => {
  const boundary = /boundary="([^"]+)"/.exec(headersOf(source)['content-type'] ?? '')?.[1];
  const parts =
    boundary === undefined ? [source] : source.split(`--${boundary}`).map((part) => part.trimStart());
  const part = parts.find((each) => headersOf(each)['content-type']?.startsWith(type)) ?? '';
  const body = part.split('\r\n\r\n').slice(1).join('\r\n\r\n');
  const encoding = headersOf(part)['content-transfer-encoding'];
  if (encoding === 'base64') return decodeBase64(body);
  return encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : body;
};

const readEmail = ({ source }: DeliveredEmail): ReceivedEmail => {
  const headers = headersOf(source);
  return {
    subject: decodeHeader(headers['subject'] ?? ''),
    headers,
    text: readPart(source, 'text/plain'),
    html: readPart(source, 'text/html'),
  };
};

/**
 * What the shared program has sent to an address so far, oldest first. Addresses keep tests apart: a file that reads
 * emails takes some that no other file uses, such as `ines@abandoned-cart.example`.
 */
export async function receivedEmails(address: string): Promise<readonly ReceivedEmail[]> {
  const answer = await fetch(`${inject('mailboxUrl')}/?to=${encodeURIComponent(address)}`);
  return ((await answer.json()) as readonly DeliveredEmail[]).map(readEmail);
}

/** Waits for the latest email to an address whose subject is like this. */
export async function awaitEmail(address: string, subject: RegExp): Promise<ReceivedEmail> {
  const find = async () => (await receivedEmails(address)).findLast((email) => subject.test(email.subject));
  await expect.poll(find, { message: `email to ${address} with subject ${String(subject)}` }).toBeDefined();
  const found = await find();
  if (!found) throw new Error(`No email to ${address}`);
  return found;
}

/** The first address in an email that is like this. */
export function linkIn({ text }: ReceivedEmail, like: RegExp): string {
  const link = text.match(/https?:\/\/[^\s<>"]+/g)?.find((each) => like.test(each));
  if (link === undefined) throw new Error(`No link like ${String(like)} in:\n${text}`);
  return link;
}
