import { documentCalls } from '@sitewright/api/documents';
import { formCalls } from '@sitewright/api/forms';
import type { SiteForm } from '@sitewright/domain/forms';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { documents } from '../documents/documents-tables.ts';
import { rateLimits } from '../http/http-tables.ts';
import { accept, createTestDatabase, startTestApp } from '../testing/index.ts';
import { field, publishForm, sendForm } from './testing/form-visitor.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('refused-forms');
const owner = await app.signIn(site);
const visitor = app.visit(site);
await visitor.open('/');
beforeEach(() => database.delete(rateLimits));

it('a form whose options nobody can choose is neither saved nor published', async () => {
  const size = field({ id: 'size', type: 'select', title: 'Size', options: ['S', '', 's '], required: true });
  const content: SiteForm = { name: 'Sizes', fields: [size] };
  const refusal = {
    code: 'document-invalid',
    errors: {
      'fields.0.options.1': 'Enter a text or remove this line',
      'fields.0.options.2': 'This text is in the list already',
    },
  };
  const id = await publishForm(owner, { name: 'Sizes', fields: [{ ...size, options: ['S'] }] });
  const params = { kind: 'form', id };
  const body = { baseRevision: 1, content };
  expect(await owner.client.send(documentCalls.save, { params, body })).toMatchObject({ refusal });
  // A draft of before the rule.
  await database
    .update(documents)
    .set({ draft: content })
    .where(and(eq(documents.websiteId, site.id), eq(documents.documentId, id)));
  expect(await owner.client.send(documentCalls.publish, { params, body: { baseRevision: 1 } })).toMatchObject(
    { refusal },
  );
});

it('answers that are too long are refused at the longest one', async () => {
  const fields = [field({ id: 'name', title: 'Name' }), field({})];
  const formId = await publishForm(owner, { name: 'Long', fields });
  const form = { name: 'Ada', message: 'x'.repeat(200_000) };
  const errors = { message: 'These are more words than can be taken. Please shorten them.' };
  const refusal = { code: 'form-answers-invalid', errors };
  const validated = await visitor.client.send(formCalls.validate, { params: { formId }, body: form });
  expect(validated).toMatchObject({ refusal });
  expect(await sendForm(visitor, formId, { form })).toMatchObject({ refusal });
});

it('exports say of a password that it is hidden', async () => {
  const pass = field({ id: 'pass', type: 'password', title: 'Password' });
  const id = await publishForm(owner, { name: 'Secret', fields: [pass] });
  accept(await sendForm(visitor, id, { form: { pass: 'hunter2' } }));
  const { text } = await owner.open(`/api/forms/${id}/submissions.csv`);
  expect(text).toContain('inbox,Hidden,');
  expect(text).not.toMatch(/hunter2|MASKED/);
});
