import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { messageOf } from '../smtp-transport.ts';
import { buildMessage, type OutgoingMail } from './build-message.ts';

const mail: OutgoingMail = {
  toAddress: 'ada@example.com',
  fromName: 'Halftone',
  fromAddress: 'shop@example.com',
  replyTo: null,
  messageId: '<1@example.com>',
  subject: 'Hello',
  text: 'Hello\n',
  html: '<p>Hello</p>',
  headers: {},
  createdAt: new Date('2026-11-18T10:00:00Z'),
};

/** As a mail program reads encoded words: those that only blanks divide belong together. */
const decodeWords = (text: string): string =>
  text.replaceAll(/\?=\s+=\?/g, '?==?').replaceAll(/(?:=\?UTF-8\?[QB]\?[^?]*\?=)+/gi, (words) => {
    const parts = [...words.matchAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi)].map(([, kind, value = '']) =>
      kind?.toUpperCase() === 'B'
        ? Buffer.from(value, 'base64')
        : Buffer.from(
            value
              .replaceAll('_', ' ')
              .replaceAll(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
            'latin1',
          ),
    );
    return Buffer.concat(parts).toString('utf8');
  });

const headersOf = (head: string): [string, string][] =>
  head
    .replaceAll(/\r\n(?=[ \t])/g, '')
    .split('\r\n')
    .map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      decodeWords(line.slice(line.indexOf(':') + 1).trim()).replace(
        /^"((?:[^"\\]|\\.)*)"/,
        (_, name: string) => name.replaceAll(/\\(.)/g, '$1'),
      ),
    ]);

const decodeBody = (encoding: string | undefined, body: string): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString('utf8');
  const bytes = body
    .replaceAll(/[\t ]+(?=\r\n|$)/g, '')
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

const divide = (source: string): [head: string, body: string] => {
  const at = source.indexOf('\r\n\r\n');
  return [source.slice(0, at), source.slice(at + 4)];
};

/** What a mail program makes of it. */
const parse = (raw: Buffer) => {
  const source = raw.toString('latin1');
  const [head, body] = divide(source);
  const headers = new Map(headersOf(head));
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  headers.delete('content-type');
  const parts = `\r\n${body}`
    .split(`\r\n--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [partHead, partBody] = divide(part.replace(/^\r\n/, ''));
      const partHeaders = new Map(headersOf(partHead));
      const decoded = decodeBody(partHeaders.get('content-transfer-encoding'), partBody);
      return [partHeaders.get('content-type'), decoded.replaceAll(/\r\n|\r|\n/g, '\n').trimEnd()];
    });
  return { headers: Object.fromEntries([...headers].toSorted()), parts };
};

const transport = createTransport({ streamTransport: true, buffer: true });

const builtByPackage = async (email: OutgoingMail): Promise<Buffer> => {
  const { message } = await transport.sendMail(messageOf(email, 'server@example.com'));
  return message as Buffer;
};

const built = (email: OutgoingMail): Buffer => {
  const message = buildMessage(email, 'server@example.com');
  if (!message) throw new Error('It was left to the package.');
  return message.raw;
};

const alphabets = fc.constantFrom(
  ...'abc XYZ 09.,;:=?_<>&"\'\\/@!#{}[]()~^',
  ...'äöüßéñ€…“”–',
  ...'日本語한국жя',
  '😀',
  '👩‍👩‍👧',
  ' ',
  '  ',
  '=?',
  '=3D',
);
const words = (maxLength: number) =>
  fc.array(alphabets, { maxLength }).map((parts) => parts.join('').replaceAll(/\s+/g, ' ').trim());
const prose = fc
  .array(fc.oneof(alphabets, fc.constantFrom('\n', '\r\n', ' \n', '\t', '.\n', '\n.', 'x'.repeat(90))), {
    maxLength: 300,
  })
  .map((parts) => parts.join(''));

const emails: fc.Arbitrary<OutgoingMail> = fc.record({
  toAddress: fc.constantFrom('ada@example.com', "o'hara+shop@sub.example.co.uk"),
  fromName: fc.option(words(80)),
  fromAddress: fc.option(fc.constant('shop@example.com')),
  replyTo: fc.option(fc.constant('hello@example.com')),
  messageId: fc.constant('<1.2@example.com>'),
  subject: words(200).map((text) => text || 'Hello'),
  text: prose.map((text) => text || 'Hello'),
  html: prose.map((text) => text || 'Hello'),
  headers: fc.constantFrom(
    {},
    {
      'list-unsubscribe': `<https://shop.example/-/unsubscribe?m=${'0'.repeat(300)}&s=abc>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'list-id': '<abc.campaigns>',
      'auto-submitted': 'auto-generated',
    },
  ),
  createdAt: fc.constantFrom(new Date('2026-11-18T10:00:00Z'), new Date('2026-01-02T03:04:05Z')),
});

describe('an email that is built for the mail server', () => {
  it('is read as the one that the mail package builds', async () => {
    await fc.assert(
      fc.asyncProperty(emails, async (email) => {
        expect(parse(built(email))).toEqual(parse(await builtByPackage(email)));
      }),
      { numRuns: 300 },
    );
  });

  it('has short lines of ASCII, whatever is in it', () => {
    fc.assert(
      fc.property(emails, (email) => {
        const source = built(email).toString('latin1');
        expect(source).toMatch(/^[\t\r\n\x20-\x7e]*$/);
        expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        const [, body] = divide(source);
        expect(Math.max(...body.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(76);
        expect(Math.max(...source.split('\r\n').map((line) => line.length))).toBeLessThan(998);
      }),
    );
  });

  it('keeps texts of people out of the headers', () => {
    const { headers } = parse(
      built({ ...mail, subject: 'a =?UTF-8?Q?=0D=0ABcc:?= b', fromName: 'x" <eve@example.com>, "y' }),
    );
    expect(headers['subject']).toBe('a =?UTF-8?Q?=0D=0ABcc:?= b');
    expect(headers['from']).toBe('x" <eve@example.com>, "y <shop@example.com>');
    expect(Object.keys(headers)).not.toContain('bcc');
  });

  it.each([
    ['an address with other letters', { toAddress: 'käthe@bücher.example' }],
    ['no HTML', { html: null }],
    ['no Message-ID', { messageId: null }],
    ['a header with a line break', { headers: { 'list-id': '<a>\r\nBcc: all@example.com' } }],
  ])('is left to the mail package with %s', (_what, change) => {
    expect(buildMessage({ ...mail, ...change }, 'server@example.com')).toBeUndefined();
  });
});
