import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fileFolder, fileKey } from '../../files/index.ts';
import { createTestDatabase, startTestApp } from '../../testing/index.ts';
import {
  drawing,
  jpeg,
  animatedGif,
  png,
  printPhoto,
  quarters,
  photoWithMetadata,
  rotatedPhoto,
  video,
} from '../testing/images.ts';
import { uploaded, uploadFile, uploadImage, type UploadedAsset } from '../testing/upload.ts';

const { database, pool } = await createTestDatabase();
const testApp = await startTestApp(database);
const site = await testApp.addSite('uploads');
const owner = await testApp.signIn(site);
const { files } = testApp.services;

const storedKeys = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of files.list(fileFolder(site.id, 'media'))) keys.push(key);
  return keys;
};

const originalOf = async ({ id, systemDataId }: UploadedAsset, extension: string): Promise<Buffer> => {
  const file = await files.get(fileKey(site.id, 'media', id, systemDataId, `original.${extension}`));
  if (!file) throw new Error('The original is missing.');
  return buffer(file.stream);
};

const countAssets = async (): Promise<number> =>
  (await pool.query('select count(*)::int as count from assets')).rows[0].count as number;

describe('an uploaded picture', () => {
  it('[IMG-06 IMG-05] has its size, colours, variants and a focal point in the middle', async () => {
    const asset = await uploaded(
      uploadImage(owner, await (await quarters(1200, 800)).png().toBuffer(), 'Quarters.png'),
    );
    expect(asset).toMatchObject({
      filename: 'Quarters.png',
      kind: 'image',
      contentType: 'image/png',
      originalSize: '1200x800',
      systemDataVariants: '1200x800,100w,300w,500w,750w,1000w',
      mediaFocalPoint: { x: 0.5, y: 0.5, source: 3 },
      colorData: {
        topLeftAverage: 'ff0000',
        topRightAverage: '00ff00',
        bottomLeftAverage: '0000ff',
        bottomRightAverage: 'ffffff',
      },
      altText: '',
      title: '',
      body: '',
      version: 1,
    });
    expect(asset.assetUrl).toBe(`/-/media/${asset.id}/1/Quarters.png`);
    const { rows } = await pool.query('select call, subject from activity where website_id = $1', [site.id]);
    expect(rows).toContainEqual({ call: 'media.uploadImage', subject: `asset:${asset.id}` });
  });

  it('[IMG-06] stands upright and tells nothing of the photographer', async () => {
    const asset = await uploaded(uploadImage(owner, await rotatedPhoto(300, 200)));
    expect(asset.originalSize).toBe('200x300');
    // Turned to the right, the blue corner of the sensor's picture is at the top left.
    expect(asset.colorData?.topLeftAverage).toMatch(/^0[0-9a-f]0[0-9a-f]f[0-9a-f]$/);
    const metadata = await sharp(await originalOf(asset, 'jpg')).metadata();
    expect(metadata).toMatchObject({ width: 200, height: 300 });
    expect(metadata.orientation ?? 1).toBe(1);
    expect(metadata.exif).toBeUndefined();
  });

  it('[IMG-06] loses what the file tells about people without losing a bit of the picture', async () => {
    const sent = await photoWithMetadata(300, 200);
    expect(sent.includes('Jane Doe')).toBe(true);
    const kept = await originalOf(await uploaded(uploadImage(owner, sent)), 'jpg');
    expect(kept.includes('Jane Doe')).toBe(false);
    expect(kept.length).toBeLessThan(sent.length);
    const metadata = await sharp(kept).metadata();
    expect([metadata.exif, metadata.xmp]).toEqual([undefined, undefined]);
    const pixels = (content: Buffer) => sharp(content).raw().toBuffer();
    expect((await pixels(kept)).equals(await pixels(sent))).toBe(true);
  });

  it('[IMG-06] is accepted with one pixel, in printing inks, moving, grey, transparent, with 16 bits, as WebP and AVIF', async () => {
    expect(await uploaded(uploadImage(owner, await png(1, 1)))).toMatchObject({
      originalSize: '1x1',
      systemDataVariants: '1x1',
      colorData: { centerAverage: '3366cc' },
    });
    const inks = await printPhoto();
    expect((await sharp(inks).metadata()).space).toBe('cmyk');
    const print = await uploaded(uploadImage(owner, inks));
    expect((await sharp(await originalOf(print, 'jpg')).metadata()).space).toBe('srgb');
    const moving = await uploaded(uploadImage(owner, await animatedGif(120, 80), 'wave.gif'));
    expect(moving).toMatchObject({ contentType: 'image/gif', originalSize: '120x80' });
    const blank = sharp({
      create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    expect(await uploaded(uploadImage(owner, await blank.png().toBuffer()))).toMatchObject({
      colorData: { centerAverage: 'ffffff' },
    });
    const grey = await sharp(await jpeg(20, 20))
      .greyscale()
      .jpeg()
      .toBuffer();
    expect((await uploaded(uploadImage(owner, grey))).colorData?.centerAverage).toMatch(/^(..)\1\1$/);
    const deep = await sharp(await png(20, 20))
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    const veil = await sharp(await png(20, 20))
      .greyscale()
      .ensureAlpha(0.5)
      .png()
      .toBuffer();
    const palette = await sharp(await png(20, 20))
      .png({ palette: true, colours: 2 })
      .toBuffer();
    for (const content of [deep, veil, palette])
      expect(await uploaded(uploadImage(owner, content))).toMatchObject({ originalSize: '20x20' });
    for (const format of ['webp', 'avif'] as const) {
      const content = await sharp(await jpeg(40, 20))
        .toFormat(format)
        .toBuffer();
      expect(await uploaded(uploadImage(owner, content))).toMatchObject({
        contentType: `image/${format}`,
        originalSize: '40x20',
      });
    }
  });

  it('[F23] is cleaned when it is a drawing, and has the size of its view box', async () => {
    const asset = await uploaded(uploadImage(owner, drawing('<x:y/><rect width="1"/>'), 'logo.svg'));
    expect(asset).toMatchObject({ contentType: 'image/svg+xml', originalSize: '400x200' });
    expect(asset.colorData).toBeUndefined();
    expect((await originalOf(asset, 'svg')).toString()).toMatch(
      /viewBox="0 0 400 200"><rect width="1"><\/rect><\/svg>$/,
    );
  });

  it('[F22 (rule)] may have any name, which stays text', async () => {
    const names = [
      '<img src=x onerror=alert(1)>.jpg',
      '"><script>alert(1)<.jpg',
      "'; drop table assets; --.jpg",
      '{{constructor}}.jpg',
      '=cmd|calc!A1.jpg',
      'ünï-😀.jpg',
    ];
    for (const filename of names) {
      const asset = await uploaded(uploadImage(owner, await png(2, 2), filename));
      expect(asset.filename).toBe(filename);
      expect(asset.assetUrl).toMatch(/^[\w/.~%-]+$/);
      expect((await testApp.visit(site).open(asset.assetUrl)).status).toBe(200);
    }
    const long = await uploaded(uploadImage(owner, await png(2, 2), `${'ü'.repeat(195)}.png`));
    expect((await testApp.visit(site).open(long.assetUrl)).status).toBe(200);
    const moved = await uploaded(uploadImage(owner, await png(2, 2), '../../etc/passwd\u0007.png'));
    expect(moved.filename).toBe('passwd.png');
  });
});

describe('what is no picture', () => {
  const refused: [string, () => Promise<Uint8Array> | Uint8Array, string, number][] = [
    ['text named .jpg', () => Buffer.from('hello, I am a text file'), 'image-type-unsupported', 415],
    ['a page', () => Buffer.from('<html><body><svg></svg></body></html>'), 'image-type-unsupported', 415],
    ['a video', () => video(5000), 'image-type-unsupported', 415],
    ['nothing at all', () => new Uint8Array(), 'file-empty', 422],
    ['half a picture', async () => (await jpeg(800, 800)).subarray(0, 3000), 'image-unreadable', 422],
    [
      'a beginning without a picture',
      () => Buffer.from('\xFF\xD8\xFF\xE0 and then nothing', 'latin1'),
      'image-unreadable',
      422,
    ],
    ['a drawing with a script', () => drawing('<script>alert(1)</script>'), 'image-has-script', 422],
    ['a drawing that acts when loaded', () => drawing('<g onload="alert(1)"/>'), 'image-has-script', 422],
    ['a drawing that is not well formed', () => drawing('<g>'), 'image-unreadable', 422],
    ['a drawing of 3 MB', () => drawing(`<desc>${'x'.repeat(3_000_000)}</desc>`), 'svg-too-large', 413],
  ];

  it.each(refused)('[F23] %s is refused with a sentence', async (_, content, code, status) => {
    const outcome = await uploadImage(owner, await content());
    expect(outcome).toMatchObject({
      ok: false,
      refusal: { code, status, message: expect.stringMatching(/\w{4}.*\.$/) },
    });
  });

  it('leaves nothing behind', async () => {
    const before = { keys: await storedKeys(), assets: await countAssets() };
    for (const [, content] of refused) await uploadImage(owner, await content());
    expect({ keys: await storedKeys(), assets: await countAssets() }).toEqual(before);
  });

  it('[F30] is refused when it unfolds to more than 100 million pixels', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 9000, channels: 3, background: 'black' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await uploadImage(owner, bomb)).toMatchObject({
      ok: false,
      refusal: {
        code: 'image-too-many-pixels',
        message: 'This picture is too large. The maximum is 100 million pixels.',
      },
    });
  });
});

describe('a file that is too large', () => {
  const headers = () => ({
    origin: owner.origin,
    'x-csrf-token': owner.sessionCrumb ?? '',
    'content-type': 'image/jpeg',
  });

  it('[EDT-04] is told the maximum, although it is still being sent', async () => {
    const content = Buffer.alloc(60_000_000);
    content.set(await jpeg(10, 10));
    const stated = await owner.open('/api/uploads/images?filename=a.jpg', {
      method: 'POST',
      headers: { ...headers(), 'content-length': String(content.length) },
      body: content,
    });
    expect(stated.status).toBe(413);
    expect(JSON.parse(stated.text)).toEqual({
      code: 'image-too-large',
      message: 'This picture is too large. The maximum is 50 MB.',
    });
    const unstated = await owner.open('/api/uploads/images?filename=a.jpg', {
      method: 'POST',
      headers: { ...headers(), 'transfer-encoding': 'chunked' },
      body: content,
    });
    expect(unstated.status).toBe(413);
  });

  it('is refused by its first bytes when they are zeros', async () => {
    const answer = await owner.open('/api/uploads/images?filename=zeros.jpg', {
      method: 'POST',
      headers: headers(),
      body: Buffer.alloc(60_000_000),
    });
    expect(answer.status).toBe(415);
  });
});

describe('an upload', () => {
  it('[EDT-04] needs a file name', async () => {
    for (const filename of ['', '   ', 'folder/'])
      expect(await uploadImage(owner, await png(2, 2), filename)).toMatchObject({
        ok: false,
        refusal: {
          code: 'file-name-missing',
          message: 'Please enter a file name',
          errors: { filename: 'Please enter a file name' },
        },
      });
    const nameless = await owner.open('/api/uploads/images', {
      method: 'POST',
      headers: { origin: owner.origin, 'x-csrf-token': owner.sessionCrumb ?? '' },
      body: await png(2, 2),
    });
    expect(nameless.status).toBe(400);
  });

  it('takes video, audio and documents as they are', async () => {
    const content = video(3_000_000);
    const film = await uploaded(uploadFile(owner, content, 'film.mp4'));
    expect(film).toMatchObject({ kind: 'video', contentType: 'video/mp4', bytes: 3_000_000 });
    expect(film.originalSize).toBeUndefined();
    expect((await originalOf(film, 'mp4')).equals(content)).toBe(true);
    expect(await uploaded(uploadFile(owner, Buffer.from('ID3 music'), 'a.mp3'))).toMatchObject({
      kind: 'audio',
    });
    expect(await uploaded(uploadFile(owner, Buffer.from('%PDF-1.7 text'), 'a.pdf'))).toMatchObject({
      kind: 'file',
    });
    expect(await uploaded(uploadFile(owner, await png(3, 3), 'a.png'))).toMatchObject({
      originalSize: '3x3',
    });
    expect(await uploadFile(owner, Buffer.from('MZ program'), 'a.pdf')).toMatchObject({
      refusal: { code: 'file-type-unsupported', status: 415 },
    });
    expect(await uploadFile(owner, Buffer.from('no picture'), 'a.JPG')).toMatchObject({
      refusal: { code: 'image-unreadable', status: 422 },
    });
  });

  it('that breaks off leaves nothing behind', async () => {
    const before = { keys: await storedKeys(), assets: await countAssets() };
    const asked = once(testApp.app.http.server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
    const socket = connect(testApp.port, '127.0.0.1');
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    socket.write(
      `POST /api/uploads/files?filename=a.mp4 HTTP/1.1\r\nhost: ${new URL(owner.origin).host}\r\ncookie: ${cookie}\r\n` +
        `origin: ${owner.origin}\r\nx-csrf-token: ${owner.sessionCrumb}\r\ncontent-length: 9000000\r\n\r\n`,
    );
    const [request, response] = await asked;
    socket.write(video(1_000_000));
    await expect.poll(() => request.socket.bytesRead).toBeGreaterThan(1_000_000);
    socket.destroy();
    // Nobody reads the answer any more, but it is the last that the program does about the upload.
    await expect.poll(() => response.writableEnded).toBe(true);
    expect({ keys: await storedKeys(), assets: await countAssets() }).toEqual(before);
  });
});
