import { formCalls } from '@sitewright/api/forms';
import { roles } from '@sitewright/domain/contributors';
import type { SiteForm } from '@sitewright/domain/forms';
import { describe, expect, it } from 'vitest';
import { accept, openDraftSite, publishPage, sectionOf, placedBlock } from '../../testing/index.ts';
import { formSubmissions } from '../forms-tables.ts';
import { field, publishForm } from '../testing/form-visitor.ts';

const { app, owner, site, database, signInAs } = await openDraftSite('form-preview');
const form: SiteForm = {
  name: 'Contact',
  fields: [
    field({ id: 'email', type: 'email', title: 'Email', required: true }),
    field({ id: 'cv', type: 'file', title: 'CV', required: true }),
  ],
  parsedSubmissionMessage: '<p>Thanks</p>',
};
const id = await publishForm(owner, form);
const preview = (content: object, answers?: Record<string, unknown>) =>
  owner.client.send(formCalls.preview, {
    params: { id },
    body: { content: { ...content }, ...(answers ? { answers } : {}) },
  });

/** The form without what differs from page to page: ids of elements, and the page it is sent from. */
const formIn = (html: string): string | undefined =>
  /<form class="sw-form"[^]*?<\/form>/
    .exec(html)?.[0]
    .replaceAll(/ (?:id|for|aria-describedby|action)="[^"]*"/g, '')
    .replaceAll(/<input type="hidden" name="page[^>]*>/g, '');

describe('the preview of a form', () => {
  it('[FORM-13 (rule)] is the markup of a page that shows it, in the page of the site', async () => {
    const block = placedBlock('b1', { type: 9, value: { formId: id } });
    await publishPage(owner, { title: 'Contact', urlId: 'contact', sections: [sectionOf('a1', block)] });
    const { text: page } = await app.visit(site).open('/contact');
    const { html } = accept(await preview(form));
    expect(formIn(html)).toBeDefined();
    expect(formIn(html)).toBe(formIn(page));
    const frame = await owner.open(`/?edit=1&form=${id}`);
    expect(formIn(frame.text)).toBe(formIn(html));
    expect(frame.text).toContain('/site.css');
    expect(frame.headers['content-security-policy']).toContain("script-src 'none'");
  });

  it('shows unsaved fields as text, sanitizes texts and stores nothing', async () => {
    const changed = {
      ...form,
      fields: [field({ id: 'email', type: 'email', title: '<img src=x onerror=alert(1)>' })],
      parsedDisclaimerMessage: '<p onclick="x()">Read <script>alert(1)</script>this</p>',
    };
    const { html, isSent } = accept(await preview(changed));
    expect(isSent).toBe(false);
    expect(html).toContain('&lt;img src=x');
    expect(html).toContain('<p>Read this</p>');
    expect((await owner.open(`/?edit=1&form=${id}`)).text).not.toContain('&lt;img src=x');
  });

  it('shows messages and the text after submission as visitors get them; nothing is submitted', async () => {
    const refused = accept(await preview(form, { email: 'ada' }));
    expect(refused.html).toContain('Email is not valid.');
    expect(refused.html).toContain('value="ada"');
    expect(refused.html).not.toContain('Required<');
    const sent = accept(await preview(form, { email: 'ada@b.example' }));
    expect(sent).toMatchObject({ isSent: true });
    expect(sent.html).toContain('<p>Thanks</p>');
    const body = { content: { ...form }, isSent: true };
    const after = accept(await owner.client.send(formCalls.preview, { params: { id }, body }));
    expect(after.html).toBe(sent.html);
    expect(await database.select().from(formSubmissions)).toEqual([]);
  });

  it('refuses what cannot be saved, and is for those who may read forms', async () => {
    expect(await preview({ ...form, successRedirect: 'javascript:x' })).toMatchObject({
      refusal: { code: 'document-invalid', errors: { successRedirect: expect.any(String) } },
    });
    expect(await preview({ name: 'Contact', fields: [{ id: 'x' }] })).toMatchObject({
      refusal: { code: 'document-invalid' },
    });
    const moderator = await signInAs(roles.moderator.code);
    expect((await moderator.open(`/?edit=1&form=${id}`)).text).not.toContain('sw-form');
    expect((await app.visit(site).open(`/?edit=1&form=${id}`)).text).not.toContain('sw-form');
  });
});
