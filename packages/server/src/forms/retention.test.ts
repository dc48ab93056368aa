import { documentCalls } from '@sitewright/api/documents';
import { formCalls } from '@sitewright/api/forms';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accept, createTestDatabase, startTestApp } from '../testing/index.ts';
import { formSubmissions } from './forms-tables.ts';
import { changeForm, field, publishForm, sendForm } from './testing/form-visitor.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('retention');
const owner = await app.signIn(site);
const visitor = async () => {
  const browser = app.visit(site);
  await browser.open('/');
  return browser;
};
const list = async (query: object = {}) =>
  accept(await owner.client.send(formCalls.listSubmissions, { query }));

describe('owners', () => {
  it('have submissions deleted after the days that the form names', async () => {
    const id = await publishForm(owner, { name: 'Short', fields: [field({})], retentionDays: 1 });
    accept(await sendForm(await visitor(), id, { form: { message: 'x' } }));
    const forms = app.app.capabilities.find(({ name }) => name === 'forms');
    await forms?.sweep?.(database, new Date(app.clock.now.getTime() + 23 * 3_600_000));
    expect((await list({ formId: id })).count).toBe(1);
    await forms?.sweep?.(database, new Date(app.clock.now.getTime() + 25 * 3_600_000));
    expect((await list({ formId: id })).count).toBe(0);
  });

  it('have them deleted also after the form was moved to the trash, and by days that change, in any number', async () => {
    const short = { name: 'Kept for days', fields: [field({})], retentionDays: 1 };
    const id = await publishForm(owner, short);
    accept(await sendForm(await visitor(), id, { form: { message: 'x' } }));
    const [row] = await database.select().from(formSubmissions).where(eq(formSubmissions.formId, id));
    if (!row) throw new Error('Nothing was stored.');
    await database.execute(sql`insert into form_submissions (website_id, submission_id, form_id,
        form_revision, form_name, state, key_hash, content_hash, answers, search_text, submitted_at, expires_at)
      select website_id, lpad(n::text, 24, '0'), form_id, form_revision, form_name, state, 'key ' || n,
        content_hash, answers, search_text, submitted_at, expires_at
      from form_submissions, generate_series(1, 5500) n where submission_id = ${row.submissionId}`);
    const forms = app.app.capabilities.find(({ name }) => name === 'forms');
    const sweepAfter = (hours: number) =>
      forms?.sweep?.(database, new Date(row.submittedAt.getTime() + hours * 3_600_000));
    const countAll = () => database.$count(formSubmissions, eq(formSubmissions.formId, id));
    await changeForm(owner, id, { ...short, retentionDays: 2 });
    await sweepAfter(25);
    expect(await countAll()).toBe(5501);
    const params = { kind: 'form', id };
    const { revision: baseRevision } = accept(await owner.client.send(documentCalls.read, { params }));
    const draft = { ...short, retentionDays: 9 };
    accept(await owner.client.send(documentCalls.save, { params, body: { baseRevision, content: draft } }));
    const listed = accept(await owner.client.send(formCalls.list, {})).forms.find((each) => each.id === id);
    expect(listed?.retentionDays).toBe(2);
    accept(await owner.client.send(documentCalls.trash, { params: { kind: 'form', id } }));
    await sweepAfter(49);
    expect(await countAll()).toBe(0);
  });
});
