import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { mediaCalls } from '@sitewright/api/media';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isRefusal } from '../../http/index.ts';
import { createTestDatabase, startTestApp, type TestSite } from '../../testing/index.ts';
import { findAssets, importAsset, originalKey } from '../index.ts';
import { drawing, jpeg, animatedGif, png, rotatedPhoto } from '../testing/images.ts';

const { database } = await createTestDatabase();
const testApp = await startTestApp(database);
const site = await testApp.addSite('source');
const copy = await testApp.addSite('copy');
const { files } = testApp.services;

const add = async (
  { id: websiteId }: TestSite,
  content: Buffer,
  more: { id?: string; altText?: string } = {},
) => {
  const stream = Readable.from([content], { objectMode: false });
  const now = new Date();
  const asset = await importAsset(database, files, { websiteId, filename: 'a.jpg', stream, now, ...more });
  if (isRefusal(asset)) throw new Error(asset.message);
  const file = await files.get(originalKey(websiteId, asset));
  return { asset, stored: file ? await buffer(file.stream) : Buffer.alloc(0) };
};

it('brings a file into another site as it was stored in the first', async () => {
  const webp = await sharp(await jpeg(30, 30))
    .withExif({ IFD0: { Make: 'Camera' } })
    .webp()
    .toBuffer();
  for (const content of [
    await rotatedPhoto(90, 60),
    await png(9, 9),
    await animatedGif(9, 9),
    drawing(),
    webp,
  ]) {
    const first = await add(site, content);
    const second = await add(copy, first.stored, { id: first.asset.id });
    expect(second.stored.equals(first.stored)).toBe(true);
    expect(second.asset.id).toBe(first.asset.id);
    expect(second.asset.colorData).toEqual(first.asset.colorData);
    expect(second.asset.size).toEqual(first.asset.size);
  }
});

it('refuses what an upload would refuse', async () => {
  const stream = Readable.from([drawing('<script/>')], { objectMode: false });
  const outcome = await importAsset(database, files, {
    websiteId: site.id,
    filename: 'a.svg',
    stream,
    now: new Date(),
  });
  expect(outcome).toMatchObject({ code: 'image-has-script' });
});

it('gives a page the pictures it names, without those of other sites and those in the trash', async () => {
  const shown = await add(site, await jpeg(400, 200), { altText: 'Shown' });
  const foreign = await add(copy, await png(3, 3));
  const trashed = await add(site, await png(3, 3));
  const owner = await testApp.signIn(site);
  await owner.client.send(mediaCalls.remove, { params: { id: trashed.asset.id } });
  const ids = [shown.asset.id, foreign.asset.id, trashed.asset.id];
  const found = await findAssets(database, site.id, ids);
  expect(found).toMatchObject([
    {
      id: shown.asset.id,
      filename: 'a.jpg',
      altText: 'Shown',
      size: { width: 400, height: 200 },
      focalPoint: { x: 0.5, y: 0.5, source: 3 },
      colorData: { centerAverage: expect.stringMatching(/^[0-9a-f]{6}$/) },
    },
  ]);
  expect(await findAssets(database, site.id, [])).toEqual([]);
});
