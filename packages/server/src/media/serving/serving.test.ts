import { mediaCalls } from '@sitewright/api/media';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { fileKey } from '../../files/index.ts';
import { createTestDatabase, startTestApp } from '../../testing/index.ts';
import { drawing, jpeg, animatedGif, png, quarters, video } from '../testing/images.ts';
import { uploaded, uploadFile, uploadImage } from '../testing/upload.ts';

const { database } = await createTestDatabase();
const testApp = await startTestApp(database);
const site = await testApp.addSite('gallery');
const other = await testApp.addSite('elsewhere');
const owner = await testApp.signIn(site);
const visitor = testApp.visit(site);
afterAll(() => testApp.app.jobs.stop());

const MODERN = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';
const WEBP = 'image/webp,*/*';

const fetchPicture = async (url: string, accept = '*/*') => {
  const answer = await visitor.open(url, { headers: { accept } });
  const { format, width, height, pages } = await sharp(answer.body).metadata();
  return { ...answer, format, width, height, pages };
};

describe('a picture comes', () => {
  it('[IMG-01] in every width up to its own, and as the original for any other format', async () => {
    const { assetUrl } = await uploaded(uploadImage(owner, await jpeg(1200, 600)));
    for (const width of [100, 300, 500, 750, 1000])
      expect(await fetchPicture(`${assetUrl}?format=${width}w`)).toMatchObject({
        status: 200,
        width,
        height: width / 2,
        format: 'jpeg',
      });
    for (const format of ['1500w', '2500w'])
      expect(await fetchPicture(`${assetUrl}?format=${format}`, WEBP)).toMatchObject({
        width: 1200,
        format: 'webp',
      });
    for (const query of ['', '?format=original', '?format=640w', '?format[]=100w', '?format=', '?other=1'])
      expect(await fetchPicture(assetUrl + query, WEBP)).toMatchObject({
        status: 200,
        width: 1200,
        format: 'jpeg',
      });
  });

  it('[IMG-01] in the formats that the browser takes', async () => {
    const { assetUrl } = await uploaded(uploadImage(owner, await png(400, 400), 'a.png'));
    expect(await fetchPicture(`${assetUrl}?format=300w`)).toMatchObject({
      format: 'png',
      headers: { vary: 'Accept' },
    });
    expect(await fetchPicture(`${assetUrl}?format=300w`, WEBP)).toMatchObject({
      format: 'webp',
      headers: { 'content-type': 'image/webp' },
    });
  });

  it('[IMG-01] as WebP until the AVIF picture was made in the background', async () => {
    const { assetUrl } = await uploaded(uploadImage(owner, await jpeg(320, 200)));
    expect(await fetchPicture(`${assetUrl}?format=300w`, MODERN)).toMatchObject({ format: 'webp' });
    testApp.app.jobs.start();
    const isAvif = async () => (await fetchPicture(`${assetUrl}?format=300w`, MODERN)).format === 'heif';
    await vi.waitFor(async () => expect(await isAvif()).toBe(true), { timeout: 60_000, interval: 200 });
    expect((await fetchPicture(`${assetUrl}?format=300w`, MODERN)).headers['content-type']).toBe(
      'image/avif',
    );
    expect(await fetchPicture(`${assetUrl}?format=300w`, WEBP)).toMatchObject({ format: 'webp' });
  });

  it('[IMG-01] once, however many ask for it at the same time', async () => {
    const { id, assetUrl } = await uploaded(uploadImage(owner, await jpeg(2000, 1500)));
    const put = vi.spyOn(testApp.services.files, 'put');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fetchPicture(`${assetUrl}?format=1000w`, WEBP)),
    );
    const made = put.mock.calls.filter(([key]) => key.includes(id));
    put.mockRestore();
    expect(made.length).toBe(1);
    for (const answer of answers) expect(answer.body.equals(answers[0]?.body ?? Buffer.alloc(0))).toBe(true);
  });

  it('in motion when it moves, and still where only one frame can be shown', async () => {
    const { assetUrl } = await uploaded(uploadImage(owner, await animatedGif(400, 200), 'wave.gif'));
    expect(await fetchPicture(`${assetUrl}?format=300w`, WEBP)).toMatchObject({
      format: 'webp',
      pages: 3,
      width: 300,
    });
    expect(await fetchPicture(`${assetUrl}?format=300w`, MODERN)).toMatchObject({ format: 'webp', pages: 3 });
    expect(await fetchPicture(assetUrl)).toMatchObject({ format: 'gif', pages: 3 });
  });

  it('in a format that can hold it, when it is very long', async () => {
    const { assetUrl } = await uploaded(uploadImage(owner, await jpeg(100, 17_000)));
    expect(await fetchPicture(`${assetUrl}?format=100w`, WEBP)).toMatchObject({
      format: 'jpeg',
      height: 17_000,
    });
  });

  it('[IMG-05] cropped around its focal point', async () => {
    const content = await (await quarters(800, 400)).png().toBuffer();
    const { id, assetUrl } = await uploaded(uploadImage(owner, content, 'a.png'));
    const cornerOf = async () => {
      const answer = await fetchPicture(`${assetUrl}?format=100w&crop=1:1`);
      expect(answer).toMatchObject({ width: 100, height: 100 });
      // The focal point may move under this address, so nobody may keep what lies there for ever.
      expect(answer.headers['cache-control']).not.toContain('immutable');
      const pixel = await sharp(answer.body)
        .extract({ left: 5, top: 5, width: 1, height: 1 })
        .raw()
        .toBuffer();
      return [...pixel.subarray(0, 3)];
    };
    expect(await cornerOf()).toEqual([255, 0, 0]);
    await owner.client.send(mediaCalls.update, {
      params: { id },
      body: { mediaFocalPoint: { x: 1, y: 0.5 } },
    });
    expect(await cornerOf()).toEqual([0, 255, 0]);
    expect(await fetchPicture(`${assetUrl}?crop=1:1`)).toMatchObject({ width: 400, height: 400 });
    expect(await fetchPicture(`${assetUrl}?crop=7:1`)).toMatchObject({ width: 800, height: 400 });
  });
});

describe('what is sent', () => {
  it('may be kept for ever under the address of a version, and is not sent again', async () => {
    const { id, assetUrl } = await uploaded(uploadImage(owner, await jpeg(600, 300)));
    const first = await fetchPicture(`${assetUrl}?format=300w`, WEBP);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
      'content-length': String(first.body.length),
    });
    const again = await visitor.open(`${assetUrl}?format=300w`, {
      headers: { accept: WEBP, 'if-none-match': `"x", W/${String(first.headers.etag)}` },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const newest = await fetchPicture(`/-/media/${id}/any-name.jpg?format=300w`, WEBP);
    expect(newest.headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400');
    expect(newest.body.equals(first.body)).toBe(true);
  });

  it('is the original for the time being when a picture cannot be made of it', async () => {
    const asset = await uploaded(uploadImage(owner, await jpeg(600, 300)));
    const key = fileKey(site.id, 'media', asset.id, asset.systemDataId, 'original.jpg');
    await testApp.services.files.put(key, Buffer.from('damaged'), { contentType: 'image/jpeg' });
    const answer = await visitor.open(`${asset.assetUrl}?format=300w`);
    expect([answer.status, answer.text]).toEqual([200, 'damaged']);
    expect(answer.headers['cache-control']).not.toContain('immutable');
    await testApp.services.files.delete(key);
    expect((await visitor.open(`${asset.assetUrl}?format=300w`)).status).toBe(404);
  });

  it('[F23] of a drawing can neither run nor load anything, whatever format is asked for', async () => {
    const { assetUrl } = await uploaded(uploadImage(owner, drawing(), 'logo.svg'));
    for (const query of ['', '?format=100w', '?format=100w&crop=1:1']) {
      const { status, headers, text } = await visitor.open(assetUrl + query, { headers: { accept: MODERN } });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      });
      expect(text).toContain('<rect width="4" height="2" fill="red">');
    }
  });

  it('of an archive is only ever saved, under its name', async () => {
    const { assetUrl } = await uploaded(
      uploadFile(owner, Buffer.from('PK\x03\x04 content'), 'Preise "ö".docx'),
    );
    const { headers } = await visitor.open(assetUrl);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': "attachment; filename*=UTF-8''Preise%20%22%C3%B6%22.docx",
    });
  });
});

describe('a video', async () => {
  const content = video(100_000);
  const { assetUrl } = await uploaded(uploadFile(owner, content));
  const ask = (range: string, more: Record<string, string> = {}) =>
    visitor.open(assetUrl, { headers: { range, ...more } });

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=10-19', 10, 19],
    ['bytes=99990-', 99_990, 99_999],
    ['bytes=-5', 99_995, 99_999],
    ['bytes=99000-200000', 99_000, 99_999],
    ['bytes=-200000', 0, 99_999],
  ])('can be read in parts: %s', async (range, start, end) => {
    const answer = await ask(range);
    expect(answer.status).toBe(206);
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/100000`,
      'content-length': String(end - start + 1),
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
    });
    expect(answer.body.equals(content.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=100000-', 'bytes=200000-300000', 'bytes=-0'])(
    'says what it has when asked for %s',
    async (range) => {
      const answer = await ask(range);
      expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */100000']);
    },
  );

  it.each(['bytes=0-1,5-6', 'bytes=9-1', 'bytes=a-b', 'chunks=0-1', 'bytes=-'])(
    'is sent whole for %s',
    async (range) => {
      const answer = await ask(range);
      expect([answer.status, answer.body.length]).toEqual([200, 100_000]);
    },
  );

  it('is sent in parts only to whoever has the same one', async () => {
    const whole = await visitor.open(assetUrl);
    expect((await ask('bytes=0-9', { 'if-range': String(whole.headers.etag) })).status).toBe(206);
    expect((await ask('bytes=0-9', { 'if-range': '"another"' })).status).toBe(200);
  });

  it('tells its size without being sent', async () => {
    const answer = await visitor.open(assetUrl, { method: 'HEAD' });
    expect([answer.status, answer.headers['content-length'], answer.body.length]).toEqual([200, '100000', 0]);
  });
});

describe('nothing is found', () => {
  it('of another site', async () => {
    const { assetUrl } = await uploaded(uploadImage(owner, await png(200, 200)));
    const elsewhere = testApp.visit(other);
    for (const query of ['', '?format=100w', '?crop=1:1'])
      expect((await elsewhere.open(assetUrl + query)).status).toBe(404);
  });

  it.each([
    '/-/media/0123456789abcdef01234567/1/a.jpg',
    '/-/media/0123456789abcdef01234567/a.jpg',
    "/-/media/'%20or%201=1/1/a.jpg",
    '/-/media/0123456789abcdef01234567/1/..%2f..%2fa.jpg',
    '/-/media/..%2f..%2fetc/passwd',
  ])('at %s', async (path) => {
    expect((await visitor.open(path)).status).toBe(404);
  });

  it('in the trash, until it is restored', async () => {
    const { id, assetUrl } = await uploaded(uploadImage(owner, await png(200, 200)));
    await owner.client.send(mediaCalls.remove, { params: { id } });
    expect((await visitor.open(assetUrl)).status).toBe(404);
    await owner.client.send(mediaCalls.restore, { params: { id } });
    expect((await visitor.open(assetUrl)).status).toBe(200);
  });
});

it('goes from an old version to the new one after the content was replaced', async () => {
  const asset = await uploaded(uploadImage(owner, await jpeg(600, 300), 'a.jpg'));
  await fetchPicture(`${asset.assetUrl}?format=100w`);
  const replaced = await owner.client.send(mediaCalls.replace, {
    params: { id: asset.id },
    file: new Blob([new Uint8Array(await png(40, 40))]),
  });
  expect(replaced).toMatchObject({
    ok: true,
    answer: { id: asset.id, version: 2, originalSize: '40x40', contentType: 'image/png', filename: 'a.jpg' },
  });
  const old = await visitor.open(`${asset.assetUrl}?format=100w`);
  expect([old.status, old.headers['location']]).toEqual([302, `/-/media/${asset.id}/2/a.jpg?format=100w`]);
  expect(old.headers['cache-control']).not.toContain('immutable');
  expect(await fetchPicture(String(old.headers['location']))).toMatchObject({ width: 40, format: 'png' });
});
