import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeAddress } from '../blocks/index.ts';
import {
  fileLinkOf,
  linkedFileId,
  linkFaultText,
  linkKinds,
  noLink,
  readLink,
  writeLink,
  type EmailFields,
} from './index.ts';

const email = (fields: Partial<EmailFields>) =>
  writeLink('email', { ...noLink, email: { ...noLink.email, ...fields } });

describe('[EDT-03] a link to a page', () => {
  it.each(['/', '/shop', '/shop/late-sun?format=json', '/about#team', '#prints', '/größe'])('%s', (page) => {
    expect(writeLink('page', { ...noLink, page: ` ${page} ` })).toEqual({ href: page });
  });

  it.each(['shop', '//evil.example', '/a b', '/config/pages', '/api/pages', '/-/media/x', '/"x', '#'])(
    'is none: %j',
    (page) => {
      expect(writeLink('page', { ...noLink, page })).toEqual({
        wrong: [{ field: 'page', message: `${page} is not a valid page URL` }],
      });
    },
  );

  it('says what was typed as it was typed, and no more of it than can be read', () => {
    expect(writeLink('page', noLink)).toEqual({
      wrong: [{ field: 'page', message: 'Please enter a page URL' }],
    });
    expect(linkFaultText('page-format', 'x'.repeat(300))).toBe(`${'x'.repeat(60)}… is not a valid page URL`);
    expect(linkFaultText('page-format', '$& x')).toBe('$& x is not a valid page URL');
    expect(linkFaultText('option-unknown', 'big')).toBe('big is not one of the expected options');
  });
});

describe('[EDT-03] a link to a web address', () => {
  it.each([
    ['https://example.com', 'https://example.com'],
    ['www.example.com/a?b=c#d', 'https://www.example.com/a?b=c#d'],
    ['http://example.com:8080/x', 'http://example.com:8080/x'],
    ['example.com:8080', 'https://example.com:8080'],
    ['müller.example', 'https://müller.example'],
    ['localhost', 'https://localhost'],
  ])('%s', (web, href) => expect(writeLink('web', { ...noLink, web })).toEqual({ href }));

  it.each([
    '',
    'example',
    'two words.example',
    'javascript:alert(1)',
    'ftp://example.com',
    'https://',
    'a@b.example',
  ])('is none: %j', (web) => {
    expect(writeLink('web', { ...noLink, web })).toEqual({
      wrong: [{ field: 'web', message: 'Links must be formatted as https://example.com or www.example.com' }],
    });
  });
});

describe('[EDT-03] a link that begins a letter', () => {
  it('has To, CC, BCC, Subject and Body', () => {
    const fields = {
      to: 'a@b.example; c@d.example',
      cc: 'e@f.example',
      bcc: 'g@h.example',
      subject: 'Prints & frames?',
      body: 'Hello,\nhow much?',
    };
    const written = email(fields);
    expect(written).toEqual({
      href: 'mailto:a@b.example,c@d.example?cc=e@f.example&bcc=g@h.example&subject=Prints%20%26%20frames%3F&body=Hello%2C%0D%0Ahow%20much%3F',
    });
    expect('href' in written && readLink(written.href)).toEqual({
      kind: 'email',
      fields: { ...noLink, email: { ...fields, to: 'a@b.example,c@d.example' } },
    });
  });

  it('needs somebody to go to, and addresses that are some', () => {
    expect(email({ cc: 'x' })).toEqual({
      wrong: [
        { field: 'to', message: 'Please enter a valid email' },
        { field: 'cc', message: 'Emails must be formatted as name@example.com' },
      ],
    });
    expect(email({ to: 'a@b' })).toEqual(email({ to: 'nobody' }));
    expect(email({ to: 'a@b.example, nobody' })).toEqual({
      wrong: [{ field: 'to', message: 'Emails must be formatted as name@example.com' }],
    });
  });
});

describe('[EDT-03] a link to a phone', () => {
  it('is the number without what only eyes need', () => {
    expect(writeLink('phone', { ...noLink, phone: '+49 (30) 123-45 67' })).toEqual({
      href: 'tel:+49301234567',
    });
    for (const phone of ['', '12', 'call me', '++1234567'])
      expect(writeLink('phone', { ...noLink, phone })).toHaveProperty('wrong');
  });
});

describe('[EDT-03] a link to a file', () => {
  const file = { id: '0123456789abcdef01234567', filename: "Plan (it's new).pdf" };

  it('has no version, so that it leads to what replaces the file', () => {
    const href = fileLinkOf(file);
    expect(href).toBe('/-/media/0123456789abcdef01234567/Plan%20%28it%27s%20new%29.pdf');
    expect(linkedFileId(href)).toBe(file.id);
    expect(readLink(href)).toMatchObject({ kind: 'file', fields: { file: href } });
    expect(writeLink('file', { ...noLink, file: href })).toEqual({ href });
  });

  it('needs a file', () => {
    expect(writeLink('file', noLink)).toEqual({
      wrong: [{ field: 'file', message: 'Choose a file to link to' }],
    });
    expect(linkedFileId('/shop')).toBeUndefined();
  });
});

it('[EDT-03] an address that was written is read back to the same tab, and written again the same', () => {
  const addresses = [
    '/shop',
    '#a',
    'https://a.example/x?y=z',
    'mailto:a@b.example?subject=100%25',
    'tel:+49301234567',
    '/-/media/0123456789abcdef01234567/a.pdf',
  ];
  for (const href of addresses) {
    const { kind, fields } = readLink(href);
    expect(writeLink(kind, fields)).toEqual({ href });
  }
});

it('[F23 EDT-03] no link leads to a script, whatever is typed', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.constantFrom('javascript:alert(1)', 'data:text/html,x', 'java\tscript:x'),
  );
  fc.assert(
    fc.property(typed, fc.constantFrom(...linkKinds), (text, kind) => {
      const fields = {
        page: text,
        web: text,
        phone: text,
        file: text,
        email: { ...noLink.email, to: text, body: text },
      };
      const written = writeLink(kind, fields);
      if ('href' in written) expect(isSafeAddress(written.href)).toBe(true);
      expect(readLink(text).fields).toBeDefined();
    }),
  );
});
