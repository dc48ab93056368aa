import { defaultCaptchaSettings, siteFieldKinds, type SiteForm } from '@sitewright/domain/forms';
import { describe, expect, it } from 'vitest';
import type { FormScope } from '../block-context.ts';
import { renderBlock } from '../render-block.ts';
import { makeBlock, makeContext } from '../testing/block-fixture.ts';

const ID = '0123456789abcdef01234567';
const contact: SiteForm = {
  name: 'Contact <us>',
  fields: siteFieldKinds
    .filter((kind) => kind !== 'page')
    .map((type) => ({
      id: type,
      type,
      title: `A <b>${type}</b>`,
      required: true,
      options: ['One', 'Two "x"'],
      ...(type === 'textarea' ? { maxLength: 10 } : {}),
    })),
  storage: { mailingList: { name: 'News', optIn: 'checkbox', text: 'Send me <news>' } },
};
const scopeWith = (form: SiteForm, rest: Partial<FormScope> = {}) =>
  makeContext({
    formScope: {
      forms: new Map([[ID, form]]),
      captcha: defaultCaptchaSettings,
      page: { id: 'p', title: 'Contact', path: '/contact', isItem: false },
      ...rest,
    },
  });
const render = (form: SiteForm, rest: Partial<FormScope> = {}, value: object = {}) =>
  renderBlock(makeBlock('form', { formId: ID, ...value }), scopeWith(form, rest));

describe('[EDT-16 (rule)] the form block', () => {
  it('[FORM-01 (rule)] renders every kind of field as text that nothing runs in, and posts without script', () => {
    const html = render(contact);
    for (const kind of siteFieldKinds.filter((each) => each !== 'page' && each !== 'hidden'))
      expect(html, kind).toContain(`form-item field ${kind}`);
    expect(html).not.toMatch(/<b>|<news>|<us>/);
    expect(html).toContain('<form class="sw-form" method="post" action="/-/forms/');
    expect(html).toContain('enctype="multipart/form-data"');
    expect(html).toContain('to=%2Fcontact');
    expect(html).toContain('0 / 10');
    expect(html).toContain('autocomplete="email"');
    expect(html).toContain('autocomplete="given-name"');
  });

  it('shows messages and answers of a refused form, but no password', () => {
    const refused = {
      message: 'One or more fields is invalid, please check your entries.',
      errors: { email: 'Email is <wrong>' },
      answers: { email: 'ada', password: 'hunter2', checkbox: ['One'], name: ['Ada', '"L"'] },
    };
    const html = render(contact, { sent: { formId: ID, refused } });
    expect(html).toContain('Email is &lt;wrong&gt;');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('value="ada"');
    expect(html).toContain('value="&quot;L&quot;"');
    expect(html).not.toContain('hunter2');
    expect(html).toContain('Your form has encountered a problem. Please scroll down to review.');
    expect(html).toContain(refused.message);
  });

  it('prints no option without a text or a second time', () => {
    const options = ['S', 'S', '', 's ', 'M'];
    const kinds = ['select', 'radio', 'checkbox', 'likert'] as const;
    const fields = kinds.map((type) => ({ id: type, type, title: type, options }));
    const html = render({ name: 'Sizes', fields });
    expect(html.match(/<option[^>]*>[^<]*/g)).toEqual([
      '<option value="">Select an option',
      '<option value="S">S',
      '<option value="M">M',
    ]);
    for (const kind of ['radio', 'checkbox'])
      expect(
        [...html.matchAll(new RegExp(`name="f.${kind}" value="([^"]*)"`, 'g'))].map(([, v]) => v),
      ).toEqual(['S', 'M']);
    expect(html.match(/sw-form-statement"><legend>[^<]*/g)).toEqual([
      'sw-form-statement"><legend>S',
      'sw-form-statement"><legend>M',
    ]);
    expect(html).toContain('name="f.likert.4"');
  });

  it('says of a form with a mailing list that a confirmation may be asked for, unless the owner wrote a text', () => {
    const mailingList = { name: 'News', optIn: 'always', text: 'Yes' } as const;
    const sent = { sent: { formId: ID } };
    const form = { ...contact, parsedSubmissionMessage: '', storage: { mailingList } };
    expect(render(form, sent)).toContain('If we ask you by email to confirm, please do so.');
    expect(render({ ...form, parsedSubmissionMessage: '<p>Hi</p>' }, sent)).toContain('<p>Hi</p>');
  });

  it('shows the message of the form after it was sent', () => {
    const form = { ...contact, parsedSubmissionMessage: '<p>Thanks</p>' };
    const html = render(form, { sent: { formId: ID } });
    expect(html).toContain('<p>Thanks</p>');
    expect(html).not.toContain('<form');
  });

  it.each([
    [
      'en-US',
      'Please scroll down to review.',
      'Please scroll up to review.',
      'Update the missing or invalid',
    ],
    ['de-DE', 'weiter unten', 'weiter oben', 'Angaben oben'],
    ['fr-FR', 'vers le bas', 'vers le haut', 'ci-dessus'],
    ['es-ES', 'hacia abajo', 'hacia arriba', 'de arriba'],
  ])('[FORM-20 (rule)] leads to the messages from both of its ends in %s', (language, down, up, above) => {
    const refused = { message: 'Invalid', errors: { email: 'Required' }, answers: {} };
    const scope = { ...scopeWith(contact, { sent: { formId: ID, refused } }), language };
    const noticesOf = (kind: 'form' | 'newsletter') =>
      [
        ...renderBlock(makeBlock(kind, { formId: ID }), scope).matchAll(
          /<p class="sw-form-notice form-notice-(\w+)"[^>]*>([^<]*)</g,
        ),
      ].map(([, place, text]) => [place, text]);
    expect(noticesOf('form')).toEqual([
      ['top', expect.stringContaining(down)],
      ['bottom', 'Invalid'],
      ['end', expect.stringContaining(up)],
    ]);
    expect(noticesOf('newsletter')).toEqual([
      ['top', ''],
      ['bottom', 'Invalid'],
      ['end', expect.stringContaining(above)],
    ]);
  });

  it('prints the owner’s code after submission for browsers without script alone', () => {
    const submissionHTML = '<noscript><img src="https://t.example/p.gif"></noscript><script>sent()</script>';
    const html = render({ ...contact, submissionHTML }, { sent: { formId: ID } });
    expect(html).toContain('<noscript><img src="https://t.example/p.gif"><script>sent()</script></noscript>');
  });

  it('hides conditional fields and later pages, but not where no script can show them', () => {
    const paged: SiteForm = {
      name: 'Paged',
      fields: [
        { id: 'a', type: 'text', title: 'A' },
        { id: 'b', type: 'text', title: 'B', condition: { field: 'a', operator: 'answered' } },
        { id: 'p', type: 'page', title: 'More' },
        { id: 'c', type: 'text', title: 'C' },
      ],
    };
    const html = render(paged);
    expect(html).toMatch(/data-field="b" hidden/);
    expect(html).toMatch(/data-page="1" hidden/);
    expect(html).toContain('Step 1 of 2');
    expect(html).toContain('<noscript>');
  });

  it('is nothing without its form; in a lightbox it opens below its button without script', () => {
    expect(renderBlock(makeBlock('form', { formId: 'none' }), scopeWith(contact))).toBe('');
    const html = render(contact, {}, { display: 'lightbox', buttonLabel: 'Write & ask' });
    expect(html).toContain('<summary class="sw-form-open" role="button">Write &amp; ask</summary>');
  });

  it('allows the scripts of reCAPTCHA where the site uses it, and nothing from outside otherwise', () => {
    const plain = scopeWith(contact);
    renderBlock(makeBlock('form', { formId: ID }), plain);
    expect([...plain.scripts, ...plain.frames]).toEqual([]);
    const outside = scopeWith(contact, { captcha: { type: 'recaptcha-v2', siteKey: 'key' } });
    renderBlock(makeBlock('form', { formId: ID }), outside);
    expect([...outside.scripts]).toContain('https://www.google.com');
  });
});

describe('[EDT-16 (rule)] the newsletter block', () => {
  it('shows title, description and the form of its list', () => {
    const block = makeBlock('newsletter', {
      formId: ID,
      title: 'News & more',
      description: '<p>Monthly</p>',
    });
    const html = renderBlock(block, scopeWith(contact));
    expect(html).toContain('News &amp; more');
    expect(html).toContain('<p>Monthly</p>');
    expect(html).toContain('"isNewsletter":true'.replaceAll('"', '&quot;'));
  });

  it.each(['form', 'newsletter'] as const)(
    'and a form block name the action of the bot check by the form: %s',
    (kind) => {
      const actionOf = (form: SiteForm) => {
        const html = renderBlock(makeBlock(kind, { formId: ID }), scopeWith(form));
        return /&quot;action&quot;:&quot;(\w+)&quot;/.exec(html)?.[1];
      };
      const mailingList = { name: 'News', optIn: 'always', text: 'I agree' } as const;
      const email = { id: 'e', type: 'email', title: 'Email' } as const;
      expect(actionOf(contact)).toBe('form');
      expect(actionOf({ name: 'News', fields: [email], storage: { mailingList } })).toBe('newsletter');
    },
  );
});
