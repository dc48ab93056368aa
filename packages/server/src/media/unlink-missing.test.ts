import { mediaCalls } from '@sitewright/api/media';
import { typeOfKind } from '@sitewright/domain/blocks';
import { describe, expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import { accept, createTestDatabase, publishPage, startTestApp } from '../testing/index.ts';
import { png } from './testing/images.ts';
import { uploaded, uploadFile, uploadImage } from './testing/upload.ts';

const { database, pool } = await createTestDatabase();
const testApp = await startTestApp(database);
const site = await testApp.addSite('unlinked');
const owner = await testApp.signIn(site);

const open = async (path: string): Promise<string> => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 1100);
  return (await testApp.visit(site).open(path)).text;
};

const desktop = { columnStart: 1, columnEnd: 25, rowStart: 1, rowEnd: 2 };
const block = (kind: 'text' | 'image' | 'button' | 'code', value: Readonly<Record<string, unknown>>) => ({
  id: newId(),
  type: typeOfKind(kind),
  value,
  desktop,
});

const linkTo = (href: string) => ({
  document: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'the price list', marks: [{ type: 'link', attrs: { href } }] }],
      },
    ],
  },
});

describe('[EDT-04] a file that was deleted', () => {
  it('is linked and shown by no page any more, and is again when it comes out of the trash', async () => {
    const list = await uploaded(uploadFile(owner, Buffer.from('%PDF-1.7 prices'), 'prices.pdf'));
    const kept = await uploaded(uploadFile(owner, Buffer.from('%PDF-1.7 other'), 'other.pdf'));
    const photo = await uploaded(uploadImage(owner, await png(40, 40), 'photo.png'));
    const href = `/-/media/${list.id}/prices.pdf`;
    const script = `<script>document.title = '<a href="${href}">x</a>';</script>`;
    await publishPage(owner, {
      title: 'Prices',
      sections: [
        {
          id: newId(),
          theme: 'paper',
          blocks: [
            block('text', linkTo(href)),
            block('text', linkTo(`/-/media/${kept.id}/other.pdf`)),
            block('image', { imageId: photo.id, design: 'inline' }),
            block('button', { text: 'Download', url: href, newWindow: true }),
            block('code', { source: script, mode: 'html' }),
          ],
        },
      ],
    });
    await testApp.visit(site).open('/');
    let statements = 0;
    const query = pool.query.bind(pool);
    pool.query = ((...given: Parameters<typeof query>) => {
      statements += 1;
      return query(...given);
    }) as typeof pool.query;
    await testApp.visit(site).open('/prices');
    pool.query = query;
    expect(statements).toBeLessThanOrEqual(2);
    const before = await open('/prices');
    expect(before).toContain(`<a href="${href}">the price list</a>`);
    expect(before).toContain(photo.id);

    for (const { id } of [list, photo])
      accept(await owner.client.send(mediaCalls.remove, { params: { id } }));
    const after = await open('/prices');
    expect(after).toContain('<a>the price list</a>');
    expect(after.replace(script, '')).not.toContain(list.id);
    expect(after).not.toContain(photo.id);
    expect(after).toContain(`href="/-/media/${kept.id}/other.pdf"`);
    expect(after).toContain(script);

    accept(await owner.client.send(mediaCalls.restore, { params: { id: list.id } }));
    expect(await open('/prices')).toContain(`<a href="${href}">the price list</a>`);
  });

  it('leads nowhere by its own address either', async () => {
    const { id } = await uploaded(uploadFile(owner, Buffer.from('%PDF-1.7 x'), 'x.pdf'));
    accept(await owner.client.send(mediaCalls.remove, { params: { id } }));
    expect((await testApp.visit(site).open(`/-/media/${id}/x.pdf`)).status).toBe(404);
  });
});
