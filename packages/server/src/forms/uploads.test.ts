import { request } from 'node:http';
import { formCalls } from '@sitewright/api/forms';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { fileFolder } from '../files/index.ts';
import { rateLimits } from '../http/http-tables.ts';
import { accept, createTestDatabase, holdRows, startTestApp, type TestBrowser } from '../testing/index.ts';
import { formUploads } from './forms-tables.ts';
import { field, publishForm, sendForm } from './testing/form-visitor.ts';
import { uploadKey } from './uploads/receive-upload.ts';

const { database, url } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('uploads');
const owner = await app.signIn(site);
const formId = await publishForm(owner, {
  name: 'Application',
  fields: [
    field({
      id: 'photo',
      type: 'file',
      title: 'Photo',
      fileGroups: ['images'],
      maxMegabytes: 1,
      required: true,
    }),
    field({ id: 'other', type: 'file', title: 'Other' }),
  ],
});
/** Limits count ten minutes. */
beforeEach(async () => {
  app.clock.now = new Date(app.clock.now.getTime() + 601_000);
  await database.delete(rateLimits);
});

/** The ids of the files in the store of the site. */
const storedIds = async (): Promise<string[]> => {
  const ids: string[] = [];
  for await (const { key } of app.services.files.list(fileFolder(site.id, 'form-uploads')))
    ids.push(key.split('/').at(-1)?.replace('.bin', '') ?? '');
  return ids;
};

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)]);
const visitor = async () => {
  const browser = app.visit(site);
  await browser.open('/');
  return browser;
};
const upload = (browser: TestBrowser, bytes: Uint8Array, filename = 'me.png', fieldId = 'photo') =>
  browser.client.send(formCalls.uploadFile, {
    params: { formId, fieldId },
    query: { filename },
    file: new Blob([new Uint8Array(bytes)]),
  });

describe('an uploaded file', () => {
  it('is stored, sent with its form and read by the owner alone, as a download', async () => {
    const browser = await visitor();
    const { id } = accept(await upload(browser, PNG, '../<b>éviĺ ñ.png'));
    accept(await sendForm(browser, formId, { form: { photo: [id] } }));
    expect(await storedIds()).toEqual([id]);
    const { submissions } = accept(await owner.client.send(formCalls.listSubmissions, { query: {} }));
    const [submission] = submissions;
    expect(submission?.answers[0]?.files[0]).toMatchObject({ id, contentType: 'image/png', bytes: 108 });
    const path = `/api/forms/submissions/${submission?.id}/files/${id}`;
    const answer = await owner.open(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/octet-stream');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="[\w.-]+"; filename\*=UTF-8''[^;]*%C3%A9vi%C4%BA%20%C3%B1/,
    );
    expect((await browser.open(path)).status).toBe(401);
  });

  it('that is disguised, too large, empty or of another type is refused with a reason', async () => {
    const browser = await visitor();
    const before = await storedIds();
    const reason = async (...given: [Uint8Array, string?]) => {
      const outcome = await upload(browser, ...given);
      return outcome.ok ? undefined : outcome.refusal.message;
    };
    const types =
      'This type of file is not accepted. Choose one of these: jpg, jpeg, png, gif, webp, heic, heif.';
    expect(await reason(Buffer.from('MZ\x90\x00'))).toBe(types);
    expect(await reason(PNG, 'me.exe')).toBe(types);
    expect(await reason(Buffer.alloc(0))).toBe('This file is empty.');
    expect(await reason(Buffer.concat([PNG, Buffer.alloc(1_000_000)]))).toBe(
      'This file is too large. The maximum size is 1 MB.',
    );
    expect(await storedIds()).toEqual(before);
  });

  it('of a gigabyte is refused before it is sent', async () => {
    const browser = await visitor();
    const crumb = browser.cookies.get('crumb') ?? '';
    const status = await new Promise<number>((resolve, reject) => {
      const sent = request(
        {
          port: app.port,
          method: 'POST',
          path: `/api/form/FormFile/${formId}/photo?filename=me.png&crumb=${crumb}`,
          headers: {
            host: new URL(browser.origin).host,
            cookie: `crumb=${crumb}`,
            'content-type': 'application/octet-stream',
            'content-length': '1000000000',
          },
        },
        (response) => {
          resolve(response.statusCode ?? 0);
          sent.destroy();
        },
      );
      sent.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNRESET' ? undefined : reject(error),
      );
      sent.write(PNG);
    });
    expect(status).toBe(400);
  });

  it('without a declared size is refused once it is larger than its field takes', async () => {
    const browser = await visitor();
    const crumb = browser.cookies.get('crumb') ?? '';
    let bytes = 0;
    const status = await new Promise<number>((resolve, reject) => {
      const sent = request(
        {
          port: app.port,
          method: 'POST',
          path: `/api/form/FormFile/${formId}/photo?filename=me.png&crumb=${crumb}`,
          headers: {
            host: new URL(browser.origin).host,
            cookie: `crumb=${crumb}`,
            'content-type': 'application/octet-stream',
          },
        },
        (response) => {
          resolve(response.statusCode ?? 0);
          sent.destroy();
        },
      );
      const write = (): void => {
        const piece = bytes === 0 ? PNG : Buffer.alloc(100_000);
        if (sent.destroyed || bytes > 1_000_000_000) return;
        bytes += piece.length;
        sent.write(piece, () => setImmediate(write));
      };
      sent.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNRESET' || error.code === 'EPIPE' ? undefined : reject(error),
      );
      write();
    });
    expect(status).toBe(400);
    expect(bytes).toBeLessThan(1_000_000_000);
  });

  it('of a gigabyte in a form without script is refused before it is sent', async () => {
    const browser = await visitor();
    const status = await new Promise<number>((resolve, reject) => {
      const sent = request(
        {
          port: app.port,
          method: 'POST',
          path: `/-/forms/${formId}?to=/`,
          headers: {
            host: new URL(browser.origin).host,
            origin: browser.origin,
            'content-type': 'multipart/form-data; boundary=b',
            'content-length': '1000000000',
          },
        },
        (response) => {
          resolve(response.statusCode ?? 0);
          sent.destroy();
        },
      );
      sent.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNRESET' ? undefined : reject(error),
      );
      sent.write('--b\r\n');
    });
    expect(status).toBe(413);
  });

  it('belongs to one submission and one field', async () => {
    const browser = await visitor();
    const { id } = accept(await upload(browser, PNG));
    const text = 'This file is no longer available. Choose it again.';
    const { id: elsewhere } = accept(await upload(browser, PNG, 'me.png', 'other'));
    expect(await sendForm(browser, formId, { form: { photo: [elsewhere] } })).toMatchObject({
      refusal: { errors: { photo: text } },
    });
    accept(await sendForm(browser, formId, { form: { photo: [id] } }));
    expect(await sendForm(browser, formId, { form: { photo: [id] } })).toMatchObject({
      refusal: { errors: { photo: text } },
    });
  });

  it('is deleted after a day without a submission, and with its submission', async () => {
    const browser = await visitor();
    const { id } = accept(await upload(browser, PNG));
    const { submissions } = accept(await owner.client.send(formCalls.listSubmissions, { query: {} }));
    const ids = submissions.map((each) => each.id);
    const claimed = submissions.flatMap(({ answers }) => answers.flatMap(({ files }) => files));
    accept(await owner.client.send(formCalls.setSubmissionState, { body: { ids, state: 'trash' } }));
    accept(await owner.client.send(formCalls.deleteSubmissions, { body: { ids } }));
    expect(claimed.length).toBeGreaterThan(0);
    for (const file of claimed)
      expect(await app.services.files.head(uploadKey(site.id, file.id))).toBeUndefined();
    const forms = app.app.capabilities.find(({ name }) => name === 'forms');
    await forms?.sweep?.(database, app.clock.now);
    expect((await database.select().from(formUploads)).map(({ uploadId }) => uploadId)).toContain(id);
    expect(await storedIds()).toContain(id);
    await forms?.sweep?.(database, new Date(app.clock.now.getTime() + 25 * 3_600_000));
    expect(await database.select().from(formUploads)).toEqual([]);
    expect(await storedIds()).toEqual([]);
  });

  it('that a submission takes while old files are deleted is not lost', async () => {
    const browser = await visitor();
    const { id } = accept(await upload(browser, PNG));
    const forms = app.app.capabilities.find(({ name }) => name === 'forms');
    const tomorrow = new Date(app.clock.now.getTime() + 25 * 3_600_000);
    const release = await holdRows({
      databaseUrl: url,
      statement: `with sent as (
          insert into form_submissions (website_id, submission_id, form_id, form_revision, form_name, state,
            key_hash, content_hash, answers, search_text, submitted_at)
          values ($1, $2, $3, 1, 'Application', 'inbox', 'held', '', '[]', '', now())
        ) update form_uploads set submission_id = $2 where website_id = $1 and upload_id = $4`,
      values: [site.id, '1'.repeat(24), formId, id],
    });
    const countWaiting = async () =>
      (
        await database.execute(sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`)
      ).rows.length;
    const sweep = forms?.sweep?.(database, tomorrow);
    await expect.poll(countWaiting).toBe(1);
    await release();
    await sweep;
    expect((await database.select().from(formUploads)).map(({ uploadId }) => uploadId)).toEqual([id]);
    expect(await app.services.files.head(uploadKey(site.id, id))).toBeDefined();
  });
});
