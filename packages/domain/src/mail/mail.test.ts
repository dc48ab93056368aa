import { describe, expect, it } from 'vitest';
import {
  checkDkim,
  checkDmarc,
  checkSpf,
  defaultMailSettings,
  findMailFaults,
  mailHtml,
  mailText,
  type MailContent,
} from './index.ts';

const content: MailContent = {
  layout: defaultMailSettings,
  siteTitle: 'Halftone',
  language: 'en',
  subject: 'Hello',
  text: 'One\ntwo\n\nOpen https://a.test/x?a=1&b=2.',
};

describe('the layout of emails', () => {
  it('makes paragraphs and links of a plain text', () => {
    const html = mailHtml(content);
    expect(html).toContain('One<br>\ntwo');
    expect(html).toContain('href="https://a.test/x?a=1&amp;b=2"');
    expect(html).toContain('</a>.');
  });

  it('[F22 (rule)] shows whatever visitors wrote as text', () => {
    const attack = '<script>alert(1)</script>"><img src=x onerror=alert(2)> javascript:alert(3)';
    const html = mailHtml({ ...content, siteTitle: attack, subject: attack, text: attack });
    expect(html).not.toMatch(/<script|<img|href="javascript/);
    expect(html.match(/&lt;script&gt;alert\(1\)/g)).toHaveLength(3);
  });

  it('has the logo instead of the title, and the footer in both forms', () => {
    const layout = { ...defaultMailSettings, logoUrl: 'https://a.test/l.png', footerText: 'Mill Lane 1' };
    const html = mailHtml({ ...content, layout });
    expect(html).toContain('<img src="https://a.test/l.png" alt="Halftone"');
    expect(html).toContain('Mill Lane 1');
    expect(mailText('Hello\n', layout)).toBe('Hello\n\n-- \nMill Lane 1\n');
    expect(mailText('Hello\n', defaultMailSettings)).toBe('Hello\n');
  });
});

it('mail settings are refused at their fields', () => {
  expect(findMailFaults(defaultMailSettings)).toEqual({});
  const wrong = {
    fromAddress: 'a@example.com\r\nBcc: b@example.com',
    dkimSelector: 'a b',
    logoUrl: 'javascript:alert(1)',
    accentColor: 'red;background:url(//x)',
    backgroundColor: '#fff',
  };
  expect(Object.keys(findMailFaults({ ...defaultMailSettings, ...wrong }))).toEqual(Object.keys(wrong));
  expect(findMailFaults({ ...defaultMailSettings, logoUrl: 'http://a.test/l.png' })).toHaveProperty(
    'logoUrl',
  );
});

describe('the check of a sender', () => {
  const sender = { domain: 'shop.test', host: 'smtp.shop.test' };

  it.each([
    ['ok', ['v=spf1 include:_spf.shop.test ~all', 'google-site-verification=x']],
    ['missing', ['spf1 v']],
    ['missing', []],
    ['wrong', ['v=spf1 a ~all', 'v=spf1 mx ~all']],
    ['wrong', ['v=spf1 +all']],
    ['wrong', ['v=spf1 a all']],
    ['unknown', 'failed'],
  ] as const)('finds SPF %s: %j', (state, records) => {
    expect(checkSpf(sender, records).state).toBe(state);
  });

  it('names the record to add', () => {
    expect(checkSpf(sender, []).toAdd).toEqual({
      name: 'shop.test',
      type: 'TXT',
      value: 'v=spf1 a:smtp.shop.test mx ~all',
    });
    const dmarc = checkDmarc({ domain: 'shop.test', address: 'hi@shop.test' }, []);
    expect(dmarc.toAdd?.value).toBe('v=DMARC1; p=none; rua=mailto:hi@shop.test');
  });

  it.each([
    [
      'ok',
      [
        { selector: 'a', records: [] },
        { selector: 'b', records: ['v=DKIM1; k=rsa; p=MIIB'] },
      ],
    ],
    ['wrong', [{ selector: 'a', records: ['v=DKIM1; p='] }]],
    ['missing', [{ selector: 'a', records: ['something else'] }]],
    [
      'missing',
      [
        { selector: 'a', records: 'failed' },
        { selector: 'b', records: [] },
      ],
    ],
    ['unknown', [{ selector: 'a', records: 'failed' }]],
  ] as const)('finds DKIM %s: %j', (state, answers) => {
    expect(checkDkim('shop.test', answers).state).toBe(state);
  });

  it.each([
    ['ok', ['v=DMARC1; p=reject']],
    ['wrong', ['v=DMARC1; rua=mailto:a@b.test']],
    ['wrong', ['v=DMARC1; p=none', 'v=DMARC1; p=reject']],
    ['missing', ['v=spf1 ~all']],
    ['unknown', 'failed'],
  ] as const)('finds DMARC %s: %j', (state, records) => {
    expect(checkDmarc({ domain: 'shop.test', address: 'a@shop.test' }, records).state).toBe(state);
  });
});
