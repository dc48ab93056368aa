import { request } from 'node:http';
import { formCalls } from '@sitewright/api/forms';
import { beforeEach, describe, expect, it } from 'vitest';
import { fileFolder } from '../files/index.ts';
import { rateLimits } from '../http/http-tables.ts';
import { mailOutbox } from '../mail/index.ts';
import {
  accept,
  createTestDatabase,
  placedBlock,
  publishPage,
  sectionOf,
  startTestApp,
} from '../testing/index.ts';
import { formUploads } from './forms-tables.ts';
import { field, publishForm } from './testing/form-visitor.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('plain-forms');
const owner = await app.signIn(site);
const textId = await publishForm(owner, { name: 'Text', fields: [field({})] });
const photo = field({ id: 'photo', type: 'file', title: 'Photo', fileGroups: ['images'], maxMegabytes: 2 });
const name = field({ id: 'name', title: 'Name', required: true });
const fileId = await publishForm(owner, { name: 'File', fields: [photo, name] });
/** Limits count ten minutes. */
beforeEach(async () => {
  app.clock.now = new Date(app.clock.now.getTime() + 601_000);
  await database.delete(rateLimits);
});

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)]);
const visitor = app.visit(site);
const urlencoded = 'application/x-www-form-urlencoded';
const FORM = 9;
const post = (address: string, type: string, body: string | Buffer) =>
  visitor.open(`/-/forms/${address.includes('?') ? address : `${address}?to=/`}`, {
    method: 'POST',
    headers: { origin: visitor.origin, 'content-type': type },
    body,
  });
const postParts = (formId: string, parts: Readonly<Record<string, string | Buffer>>) => {
  const lines = Object.entries(parts).flatMap(([part, value]) => [
    Buffer.from(
      `--b\r\ncontent-disposition: form-data; name="${part}"${typeof value === 'string' ? '' : '; filename="me.png"'}\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  const body = Buffer.concat([...lines, Buffer.from('--b--\r\n')]);
  return post(formId, 'multipart/form-data; boundary=b', body);
};
/** The status of a form of which only the beginning is sent. */
const statusOfBeginning = (formId: string, headers: Readonly<Record<string, string>>, beginning: string) =>
  new Promise<number>((resolve, reject) => {
    const sent = request(
      {
        port: app.port,
        method: 'POST',
        path: `/-/forms/${formId}?to=/`,
        headers: { host: new URL(visitor.origin).host, origin: visitor.origin, ...headers },
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        sent.destroy();
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? undefined : reject(error),
    );
    sent.write(beginning);
  });
const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
const storedFiles = async () => {
  const keys: string[] = [];
  for await (const { key } of app.services.files.list(fileFolder(site.id, 'form-uploads'))) keys.push(key);
  return keys;
};
const count = async (formId: string) =>
  accept(await owner.client.send(formCalls.listSubmissions, { query: { formId } })).count;

it('leads to a page whose address is not ASCII', async () => {
  const fields = [field({ id: 'name', type: 'text', title: 'Name' })];
  const id = await publishForm(owner, { name: 'Abroad', fields, successRedirect: '/日本?a=%20b' });
  const { status, headers } = await post(id, urlencoded, 'f.name=Ada');
  expect({ status, location: headers['location'] }).toEqual({
    status: 303,
    location: '/%E6%97%A5%E6%9C%AC?a=%20b',
  });
});

describe('a form without script', () => {
  it('from another site or for no form is refused before its body is sent', async () => {
    const large = { ...multipart, 'content-length': '2000000' };
    const elsewhere = { ...large, origin: 'http://evil.example' };
    expect(await statusOfBeginning(fileId, elsewhere, '--b\r\n')).toBe(403);
    expect(await statusOfBeginning('0'.repeat(24), large, '--b\r\n')).toBe(404);
  });

  it('takes as much as its fields do, and a megabyte of text', async () => {
    const text = `f.message=${'a'.repeat(1_000_001)}`;
    for (const id of [textId, fileId]) {
      const headers = { 'content-type': urlencoded, 'content-length': String(text.length) };
      expect(await statusOfBeginning(id, headers, 'f.message=')).toBe(413);
      expect(await statusOfBeginning(id, { 'content-type': urlencoded }, text)).toBe(413);
    }
    const length = { ...multipart, 'content-length': '1500000' };
    expect(await statusOfBeginning(textId, length, '--b\r\n')).toBe(413);
    const part = '--b\r\ncontent-disposition: form-data; name="f.name"\r\n\r\n';
    const texts = `${part}${'a'.repeat(600_000)}\r\n`.repeat(2);
    expect(await statusOfBeginning(fileId, multipart, `${texts}--b\r\n`)).toBe(413);
  });

  it('that is cut off, or not what it claims to be, stores nothing', async () => {
    expect((await post(fileId, 'multipart/form-data', 'x')).status).toBe(400);
    expect((await post(fileId, 'multipart/form-data; boundary=b', '--b\r\nx')).status).toBe(400);
    const head = '--b\r\ncontent-disposition: form-data; name="f.photo"; filename="me.png"\r\n\r\n';
    const cutOff = Buffer.concat([Buffer.from(head), PNG]);
    expect((await post(fileId, 'multipart/form-data; boundary=b', cutOff)).status).toBe(400);
    expect(await storedFiles()).toEqual([]);
  });

  it('with characters that cannot be stored is refused; they are left out of what the page sent', async () => {
    expect((await post(textId, urlencoded, 'f.message=a%00b')).status).toBe(400);
    const sent = await post(textId, urlencoded, 'f.message=ab&pageTitle=Home%00&pageId=%00');
    expect(sent.status).toBe(303);
    const { submissions } = accept(await owner.client.send(formCalls.listSubmissions, { query: {} }));
    expect(submissions[0]).toMatchObject({ pageTitle: 'Home', answers: [{ text: 'ab' }] });
  });

  it('under a host name that the site does not have names the site in its emails', async () => {
    const elsewhere = await createTestDatabase();
    const only = await startTestApp(elsewhere.database);
    const place = await only.addSite('only-site');
    const manager = await only.signIn(place);
    const storage = { emails: ['owner@example.com'] };
    const id = await publishForm(manager, { name: 'Mailed', fields: [field({})], storage });
    const stranger = only.visit({ ...place, host: 'other.example' });
    const answer = await stranger.open(`/-/forms/${id}?to=/`, {
      method: 'POST',
      headers: { origin: stranger.origin, 'content-type': urlencoded },
      body: 'f.message=Hello',
    });
    expect(answer.status).toBe(303);
    const [mail] = await elsewhere.database.select().from(mailOutbox);
    expect(mail?.text).toContain(`${manager.origin}/config/forms/submissions?open=`);
    expect(mail?.text).not.toContain('other.example');
  });

  it('counts a line break as one character, as the page does', async () => {
    const message = field({ type: 'textarea', maxLength: 5 });
    const id = await publishForm(owner, { name: 'Lines', fields: [message] });
    expect((await post(id, urlencoded, 'f.message=a%0D%0A%0D%0Abc')).status).toBe(303);
    expect((await postParts(id, { 'f.message': 'a\r\n\r\nbc' })).status).toBe(303);
    const query = { formId: id };
    const { submissions } = accept(await owner.client.send(formCalls.listSubmissions, { query }));
    expect(submissions.map(({ answers }) => answers[0]?.text)).toEqual(['a\n\nbc', 'a\n\nbc']);
    expect((await post(id, urlencoded, 'f.message=a%0D%0A%0D%0Abcd')).status).toBe(400);
  });

  it('that is refused asks for files and passwords again, which the page cannot fill in', async () => {
    const pass = field({ id: 'pass', type: 'password', title: 'Password' });
    const id = await publishForm(owner, { name: 'Lost', fields: [photo, pass, name] });
    const block = placedBlock('b1', { type: FORM, value: { formId: id } });
    await publishPage(owner, { title: 'Lost', urlId: 'lost', sections: [sectionOf('a1', block)] });
    const messages = async (parts: Readonly<Record<string, string | Buffer>>) => {
      const { text } = await postParts(`${id}?to=/lost`, parts);
      const shown = text.matchAll(/<p class="field-error" id="[^"]*-(photo|pass|name)-error">([^<]+)</g);
      return Object.fromEntries([...shown].map(([, fieldId, message]) => [fieldId, message]));
    };
    expect(await messages({ 'f.photo': PNG, 'f.pass': 'hunter2', 'f.name': '' })).toEqual({
      photo: 'Choose the file again.',
      pass: 'Enter it again.',
      name: 'Required',
    });
    expect(await messages({ 'f.pass': '', 'f.name': '' })).toEqual({ name: 'Required' });
    expect(await messages({ 'f.photo': Buffer.from('MZ'), 'f.name': 'Ada' })).toEqual({
      photo: expect.stringContaining('This type of file is not accepted.') as string,
    });
  });

  it('stores its files with its submission alone', async () => {
    expect((await postParts(fileId, { 'f.photo': PNG })).status).toBe(400);
    expect((await postParts(fileId, { 'f.photo': Buffer.from('MZ'), 'f.name': 'Ada' })).status).toBe(400);
    expect(await storedFiles()).toEqual([]);
    expect(await database.select().from(formUploads)).toEqual([]);
    const large = Buffer.concat([PNG, Buffer.alloc(1_900_000)]);
    expect((await postParts(fileId, { 'f.photo': large, 'f.name': 'Ada' })).status).toBe(303);
    expect(await storedFiles()).toHaveLength(1);
    const [row] = await database.select().from(formUploads);
    expect(row).toMatchObject({ filename: 'me.png', bytes: large.length, submissionId: expect.any(String) });
    expect(await count(fileId)).toBe(1);
  });

  it('is suspected of being spam after five of an hour, and sends no emails then', async () => {
    const storage = { emails: ['owner@example.com'] };
    const id = await publishForm(owner, { name: 'Often', fields: [field({})], storage });
    const send = async () => expect((await post(id, urlencoded, 'f.message=Hello')).status).toBe(303);
    const countIn = async (state: 'inbox' | 'spam') =>
      accept(await owner.client.send(formCalls.listSubmissions, { query: { formId: id, state } })).count;
    const countMails = async () =>
      (await database.select().from(mailOutbox)).filter(({ subject }) => subject.endsWith('Often')).length;
    for (let sent = 0; sent < 7; sent += 1) await send();
    expect([await countIn('inbox'), await countIn('spam'), await countMails()]).toEqual([5, 2, 5]);
    const spam = { query: { formId: id, state: 'spam' } } as const;
    expect(accept(await owner.client.send(formCalls.listSubmissions, spam)).submissions).toMatchObject(
      Array.from({ length: 2 }, () => ({ spamReason: 'no-script-often' })),
    );
    app.clock.now = new Date(app.clock.now.getTime() + 3_601_000);
    await send();
    expect([await countIn('inbox'), await countMails()]).toEqual([6, 6]);
  });

  it('does not use up the five where it is spam anyway', async () => {
    const id = await publishForm(owner, { name: 'Trapped', fields: [field({})] });
    for (let sent = 0; sent < 5; sent += 1) await post(id, urlencoded, 'f.message=Hello&contactMe=x');
    await post(id, urlencoded, 'f.message=Hello');
    const query = { formId: id, state: 'inbox' } as const;
    expect(accept(await owner.client.send(formCalls.listSubmissions, { query })).count).toBe(1);
  });

  it('is refused after twenty attempts before its files are read', async () => {
    for (let sent = 0; sent < 20; sent += 1)
      expect((await post(textId, urlencoded, 'f.message=')).status).toBe(303);
    expect((await post(textId, urlencoded, 'f.message=x')).status).toBe(429);
    const large = { ...multipart, 'content-length': '1900000' };
    expect(await statusOfBeginning(fileId, large, '--b\r\n')).toBe(429);
  });
});

describe('files of forms that were not sent', () => {
  it('have a limit for each site, with script and without', async () => {
    const bytes = 999_999_950;
    const row = { websiteId: site.id, uploadId: 'f'.repeat(24), formId: fileId, fieldId: 'photo', bytes };
    const full = { ...row, filename: 'a.png', contentType: 'image/png', createdAt: app.clock.now };
    await database.insert(formUploads).values(full);
    const before = await storedFiles();
    await visitor.open('/');
    const uploaded = await visitor.client.send(formCalls.uploadFile, {
      params: { formId: fileId, fieldId: 'photo' },
      query: { filename: 'me.png' },
      file: new Blob([new Uint8Array(PNG)]),
    });
    expect(uploaded).toMatchObject({
      refusal: {
        message:
          'No more files can be uploaded at the moment. Try again later, or send the form without a file.',
      },
    });
    expect((await postParts(fileId, { 'f.photo': PNG, 'f.name': 'Ada' })).status).toBe(400);
    expect(await storedFiles()).toEqual(before);
    expect((await postParts(fileId, { 'f.name': 'Ada' })).status).toBe(303);
  });
});
