import { mediaCalls } from '@sitewright/api/media';
import { roles } from '@sitewright/domain/contributors';
import { describe, expect, it } from 'vitest';
import { fileFolder } from '../files/index.ts';
import { createTestDatabase, startTestApp, type TestSite } from '../testing/index.ts';
import { addAccount, putContributor } from '../contributors/index.ts';
import { jpeg, png, video } from './testing/images.ts';
import { uploaded, uploadFile, uploadImage } from './testing/upload.ts';

const { database, pool } = await createTestDatabase();
const testApp = await startTestApp(database);
const site = await testApp.addSite('files');
const other = await testApp.addSite('others');
const owner = await testApp.signIn(site);
const { files } = testApp.services;

const keysOf = async ({ id: siteId }: TestSite, assetId: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of files.list(fileFolder(siteId, 'media', assetId))) keys.push(key);
  return keys;
};

const runJob = async (name: string, payload: unknown, websiteId?: string): Promise<unknown> => {
  const jobs = testApp.app.capabilities.flatMap((capability) => capability.jobs ?? []);
  const job = jobs.find(({ kind }) => kind.name === name);
  if (!job) throw new Error(`There is no job ${name}.`);
  const signal = new AbortController().signal;
  return job.handle(payload, { id: 'x', websiteId, attempt: 1, signal, progress: async () => undefined });
};

const list = async (query: Parameters<typeof send>[0]) => {
  const outcome = await send(query);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.answer;
};
const send = (query: { cursor?: string; search?: string; kind?: 'image' | 'video'; isTrashed?: boolean }) =>
  owner.client.send(mediaCalls.list, { query });

describe('the list of files', () => {
  it('[EDT-04] is newest first, goes on by cursor, and is filtered by name and kind', async () => {
    const film = await uploaded(uploadFile(owner, video(300), 'Summer 100%.mp4'));
    const photo = await uploaded(uploadImage(owner, await png(2, 2), 'summer_1.png'));
    const all = await list({});
    expect(all.assets.map(({ id }) => id)).toEqual([photo.id, film.id]);
    expect(all.nextCursor).toBeNull();
    expect((await list({ kind: 'video' })).assets.map(({ id }) => id)).toEqual([film.id]);
    expect((await list({ search: 'SUMMER' })).assets.length).toBe(2);
    expect((await list({ search: '100%' })).assets.map(({ id }) => id)).toEqual([film.id]);
    expect((await list({ search: 'r_1' })).assets.map(({ id }) => id)).toEqual([photo.id]);
    expect((await list({ search: "' or 1=1 --" })).assets).toEqual([]);
    await pool.query(
      `insert into assets (website_id, asset_id, content_id, filename, kind, content_type, extension, bytes, frames, focal_point, uploaded_at)
       select $1, lpad(to_hex(n), 24, 'f'), lpad(to_hex(n), 24, '0'), 'old ' || n, 'file', 'application/pdf', 'pdf', 1, 1, '{"x":0.5,"y":0.5,"source":3}', now() - n * interval '1 minute'
       from generate_series(1, 60) n`,
      [site.id],
    );
    const first = await list({});
    const second = await list({ cursor: first.nextCursor ?? '' });
    const names = [...first.assets, ...second.assets].map(({ filename }) => filename);
    expect([first.assets.length, new Set(names).size, second.nextCursor]).toEqual([50, 62, null]);
    expect(names.slice(0, 3)).toEqual(['summer_1.png', 'Summer 100%.mp4', 'old 1']);
    expect(await send({ cursor: "' or 1=1" })).toMatchObject({ ok: false, refusal: { status: 400 } });
  });

  it('shows nothing of another site', async () => {
    const neighbour = await testApp.signIn(other);
    expect(await neighbour.client.send(mediaCalls.list, { query: {} })).toMatchObject({
      ok: true,
      answer: { assets: [], nextCursor: null },
    });
  });
});

describe('a file', () => {
  it('[EDT-04 IMG-05] is renamed, described and given a focal point; what is not named stays', async () => {
    const { id } = await uploaded(uploadImage(owner, await png(2, 2), 'a.png'));
    const change = (body: object) => owner.client.send(mediaCalls.update, { params: { id }, body });
    expect(await change({ altText: 'A dot', title: 'Dot', body: '<p>Dot</p>' })).toMatchObject({ ok: true });
    expect(await change({ filename: 'dot.png', mediaFocalPoint: { x: 0.25, y: 1 } })).toMatchObject({
      ok: true,
      answer: {
        filename: 'dot.png',
        assetUrl: `/-/media/${id}/1/dot.png`,
        altText: 'A dot',
        title: 'Dot',
        body: '<p>Dot</p>',
        mediaFocalPoint: { x: 0.25, y: 1, source: 1 },
      },
    });
    expect(await owner.client.send(mediaCalls.read, { params: { id } })).toMatchObject({
      ok: true,
      answer: { filename: 'dot.png', altText: 'A dot' },
    });
    const { rows } = await pool.query(
      "select before, after from activity where subject = $1 and call = 'media.update' order by activity_id desc limit 1",
      [`asset:${id}`],
    );
    expect(rows[0]).toMatchObject({ before: { filename: 'a.png' }, after: { filename: 'dot.png' } });
  });

  it('[EDT-04] keeps its name when the new one is empty', async () => {
    const { id } = await uploaded(uploadImage(owner, await png(2, 2), 'a.png'));
    const renamed = await owner.client.send(mediaCalls.update, { params: { id }, body: { filename: ' ' } });
    expect(renamed).toMatchObject({ ok: false, refusal: { message: 'Please enter a file name' } });
    expect(await owner.client.send(mediaCalls.read, { params: { id } })).toMatchObject({
      answer: { filename: 'a.png' },
    });
  });

  it('[EDT-04] keeps its name when the new one is taken or has signs that no name has', async () => {
    await uploaded(uploadImage(owner, await png(2, 2), 'taken.png'));
    const { id } = await uploaded(uploadImage(owner, await png(2, 2), 'mine.png'));
    const rename = (filename: string) =>
      owner.client.send(mediaCalls.update, { params: { id }, body: { filename } });
    const told = async (filename: string) => {
      const outcome = await rename(filename);
      return outcome.ok ? undefined : outcome.refusal.errors?.['filename'];
    };
    expect(await told('from/a\\folder:.png')).toMatch(/cannot contain/);
    expect(await told('\u202Egnp.a')).toMatch(/cannot contain/);
    expect(await told('TAKEN.png')).toMatch(/Another file has this name/);
    expect(await rename('mine.png')).toMatchObject({ ok: true, answer: { filename: 'mine.png' } });
  });

  it.each([{ x: -0.1, y: 0 }, { x: 0, y: 1.1 }, { x: '0.5', y: 0 }, { x: 0.5 }, { x: 0, y: 0, source: 9 }])(
    '[IMG-05] refuses the focal point %j',
    async (mediaFocalPoint) => {
      const { id } = await uploaded(uploadImage(owner, await png(2, 2), 'a.png'));
      const answer = await owner.open(`/api/media/assets/${id}`, {
        method: 'PUT',
        headers: {
          origin: owner.origin,
          'x-csrf-token': owner.sessionCrumb ?? '',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ mediaFocalPoint }),
      });
      expect(answer.status).toBe(400);
    },
  );

  it('of another site can be neither seen, changed, replaced, removed nor restored', async () => {
    const { id } = await uploaded(uploadImage(owner, await png(2, 2), 'mine.png'));
    const neighbour = (await testApp.signIn(other)).client;
    const params = { id };
    const file = new Blob([new Uint8Array(await png(9, 9))]);
    const outcomes = [
      await neighbour.send(mediaCalls.read, { params }),
      await neighbour.send(mediaCalls.update, { params, body: { title: 'Theirs' } }),
      await neighbour.send(mediaCalls.replace, { params, file }),
      await neighbour.send(mediaCalls.remove, { params }),
      await neighbour.send(mediaCalls.restore, { params }),
    ];
    for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: false, refusal: { status: 404 } });
    expect((await keysOf(other, id)).length).toBe(0);
  });
});

describe('the trash', () => {
  it('keeps a file for 30 days, then it and all that was made of it go', async () => {
    const { id, assetUrl } = await uploaded(uploadImage(owner, await jpeg(400, 400), 'old.jpg'));
    await owner.open(`${assetUrl}?format=100w`);
    expect((await keysOf(site, id)).length).toBe(2);
    expect(await owner.client.send(mediaCalls.remove, { params: { id } })).toMatchObject({ ok: true });
    expect((await list({})).assets.map((asset) => asset.id)).not.toContain(id);
    expect((await list({ isTrashed: true })).assets.map((asset) => asset.id)).toEqual([id]);
    expect(await owner.client.send(mediaCalls.remove, { params: { id } })).toMatchObject({ ok: false });

    const began = testApp.clock.now;
    try {
      testApp.clock.now = new Date(began.getTime() + 29.9 * 86_400_000);
      expect(await runJob('media.sweep-trash', {})).toEqual({ removed: 0 });
      expect((await keysOf(site, id)).length).toBe(2);
      testApp.clock.now = new Date(began.getTime() + 30.1 * 86_400_000);
      expect(await runJob('media.sweep-trash', {})).toEqual({ removed: 1 });
    } finally {
      testApp.clock.now = began;
    }
    expect(await keysOf(site, id)).toEqual([]);
    expect(await owner.client.send(mediaCalls.restore, { params: { id } })).toMatchObject({
      ok: false,
      refusal: { status: 404 },
    });
  });
});

describe('replacing', () => {
  it('takes the old content away and leaves the new', async () => {
    const { id, systemDataId } = await uploaded(uploadImage(owner, await jpeg(50, 50), 'a.jpg'));
    const replaced = await owner.client.send(mediaCalls.replace, {
      params: { id },
      file: new Blob([new Uint8Array(await jpeg(60, 60))]),
    });
    if (!replaced.ok) throw new Error(replaced.refusal.message);
    const { rows } = await pool.query("select payload from jobs where kind = 'media.remove-content'");
    expect(rows[0]).toEqual({ payload: { assetId: id, contentId: systemDataId } });
    await runJob('media.remove-content', rows[0].payload, site.id);
    expect(await keysOf(site, id)).toEqual([
      `${site.id}/media/${id}/${replaced.answer.systemDataId}/original.jpg`,
    ]);
  });

  it('keeps the old content when the new is of another kind or no file at all', async () => {
    const { id } = await uploaded(uploadImage(owner, await jpeg(50, 50), 'a.jpg'));
    const before = await keysOf(site, id);
    const replace = (content: Uint8Array) =>
      owner.client.send(mediaCalls.replace, { params: { id }, file: new Blob([new Uint8Array(content)]) });
    expect(await replace(video(400))).toMatchObject({ refusal: { code: 'kind-changes' } });
    expect(await replace(Buffer.from('text'))).toMatchObject({ refusal: { code: 'image-unreadable' } });
    expect(await replace(new Uint8Array())).toMatchObject({ refusal: { code: 'file-empty' } });
    expect(await keysOf(site, id)).toEqual(before);
    expect(await owner.client.send(mediaCalls.read, { params: { id } })).toMatchObject({
      answer: { version: 1 },
    });
  });
});

it('texts of a file hold no markup that would run, of who may not write code', async () => {
  const credentials = { email: 'editor@example.com', password: 'a password for the role' };
  const account = { ...credentials, name: 'Editor', isAdministrator: false };
  const accountId = (await addAccount(database, account)) ?? '';
  await putContributor(database, site.id, { accountId, roles: [roles.editor.code] });
  const editor = await testApp.signIn(site, credentials);
  const { id } = await uploaded(uploadImage(editor, await png(2, 2), 'dot.png'));
  const update = (body: { altText?: string; title?: string }, browser = editor) =>
    browser.client.send(mediaCalls.update, { params: { id }, body });
  for (const body of [{ altText: '<img src=x onerror=x()>' }, { title: '<script src=//evil.example ' }])
    expect(await update(body)).toMatchObject({ ok: false, refusal: { code: 'code-not-allowed' } });
  expect(await update({ altText: 'A <em>dot</em>' })).toMatchObject({ ok: true });
  expect(await update({ title: '<script>mine()</script>' }, owner)).toMatchObject({ ok: true });
  expect(await update({ altText: 'Beside the title of the owner' })).toMatchObject({ ok: true });
});
