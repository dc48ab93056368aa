import { documentCalls } from '@sitewright/api/documents';
import { mediaCalls } from '@sitewright/api/media';
import { readProduct } from '@sitewright/domain/catalogue';
import { assetUrlOf } from '@sitewright/domain/media';
import type { ItemContent } from '@sitewright/domain/pages';
import { expect, it } from 'vitest';
import { accept, openDraftSite, publishPage, publishProduct, variant } from '../../testing/index.ts';
import { createImporter } from '../testing/import-file.ts';

const { app, site, owner } = await openDraftSite('video-columns');
const collectionId = await publishPage(owner, { kind: 'products', title: 'Shop' });
const importer = createImporter(app, { site, owner, collectionId });

const exported = async (): Promise<string> =>
  (await owner.open('/api/product-files/export?columns=squarespace')).text.replace('\uFEFF', '');

const videosOf = async (id: string) => {
  const document = accept(await owner.client.send(documentCalls.read, { params: { kind: 'item', id } }));
  return readProduct(document.content as ItemContent)?.videos;
};

/** The start of an MP4 file: the kind of a file is found from its bytes. */
const film = Buffer.concat([Buffer.from([0, 0, 0, 32]), Buffer.from('ftypisom'), Buffer.alloc(300)]);

const youtube = 'https://youtu.be/dQw4w9WgXcQ';
const vimeo = 'https://vimeo.com/76979871';

it('videos are exported, stay with an import of the same file, and are changed by another one', async () => {
  expect((await exported()).split('\r\n')[0]).not.toContain('Video URLs');
  const upload = { query: { filename: 'studio.mp4' }, file: new Blob([film]) };
  const { id: fileId } = accept(await owner.client.send(mediaCalls.uploadFile, upload));
  const videos = [
    { id: '1'.repeat(24), index: 0, url: youtube, title: 'How it is made' },
    { id: '2'.repeat(24), index: 1, fileId },
  ];
  const { id } = await publishProduct(owner, collectionId, {
    title: 'Filmed',
    product: { variants: [variant({ sku: 'FILM' })], videos },
  });
  const file = await exported();
  const [, cell = ''] = new RegExp(`(${youtube} \\S+/-/media/${fileId}/\\S+/studio.mp4)`).exec(file) ?? [];
  expect(cell).not.toBe('');

  const unchanged = await importer.check(file);
  expect(unchanged.summary).toMatchObject({ unchanged: 1, changed: 0, refused: 0 });

  const changed = await importer.check(file.replace(cell, `${cell.split(' ')[1]} ${vimeo}`));
  expect(changed.summary).toMatchObject({
    changed: 1,
    changes: [{ fields: [{ field: 'Videos', after: `File ${fileId} ${vimeo}` }] }],
  });
  await importer.run(changed.id);
  expect(await videosOf(id)).toEqual([videos[1], { id: expect.any(String), index: 2, url: vimeo }]);
  await importer.run((await importer.check(file.replace(cell, ''))).id);
  expect(await videosOf(id)).toBeUndefined();
});

it('a video that is not among the files of the site is refused at its column', async () => {
  const missing = `https://other.example/-/media/${'a'.repeat(24)}/1/film.mp4`;
  const list = { query: { filename: 'list.pdf' }, file: new Blob([Buffer.from('%PDF-1.7 prices')]) };
  const document = accept(await owner.client.send(mediaCalls.uploadFile, list));
  const rows = [missing, `https://videos.example${assetUrlOf(document)}`, 'https://evil.example/film.mp4'];
  const csv = `Title,Price,Video URLs\n${rows.map((cell, index) => `Film ${index},5,${cell}`).join('\n')}\n`;
  const { summary } = await importer.check(csv);
  expect(summary).toMatchObject({
    created: 0,
    refused: 3,
    faults: [
      { line: 2, column: 'Video URLs', message: expect.stringContaining('Upload it') },
      { line: 3, column: 'Video URLs', message: expect.stringContaining('Upload it') },
      { line: 4, column: 'Video URLs', message: expect.stringContaining('YouTube or Vimeo') },
    ],
  });
});
