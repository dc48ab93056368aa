import { mediaCalls } from '@sitewright/api/media';
import { roles } from '@sitewright/domain/contributors';
import { describe, expect, it } from 'vitest';
import { accept, openDraftSite, publishPage, publishProduct } from '../testing/index.ts';

const { app, site, owner, signInAs } = await openDraftSite('downloads');
const shop = await publishPage(owner, { kind: 'products', title: 'Shop' });

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
const file = accept(
  await owner.client.send(mediaCalls.uploadFile, {
    query: { filename: 'pattern.pdf' },
    file: new Blob([PDF]),
  }),
);
const pattern = await publishProduct(owner, shop, {
  title: 'Pattern',
  product: { productType: 2, price: 500, fileId: file.id },
});
const bare = await publishProduct(owner, shop, { title: 'Bare', product: { productType: 2, price: 500 } });
const lamp = await publishProduct(owner, shop, { title: 'Lamp' });

describe('[SITE-29 (210)] the owner’s preview of a digital product', () => {
  it('shows what a buyer gets, as a page of type 210 that is not cached', async () => {
    const page = await owner.open(`/store-preview/${pattern.id}`);
    expect(page.status).toBe(200);
    expect(page.headers['cache-control']).toMatch(/no-store|private/);
    for (const word of ['Pattern', 'pattern.pdf', 'application/pdf', `${PDF.length} bytes`])
      expect(page.text).toContain(word);
    const context = JSON.parse((await owner.open(`/store-preview/${pattern.id}?format=json`)).text) as object;
    expect(context).toMatchObject({ pageType: 210, digitalProduct: { title: 'Pattern' } });
  });

  it('its download is the file itself', async () => {
    const { status, headers, text } = await owner.open(`/store-preview/${pattern.id}/file`);
    expect([status, headers['cache-control'], text]).toEqual([200, 'no-store', PDF]);
    expect(headers['content-disposition']).toContain('pattern.pdf');
  });

  it('names no address under which the file stays without a session', async () => {
    const page = await owner.open(`/store-preview/${pattern.id}`);
    const download = await owner.open(`/store-preview/${pattern.id}/file`);
    for (const shown of [page.text, JSON.stringify(download.headers)]) expect(shown).not.toContain(file.id);
  });

  it('says when there is no file yet', async () => {
    expect((await owner.open(`/store-preview/${bare.id}`)).text).toContain('This product has no file yet.');
    expect((await owner.open(`/store-preview/${bare.id}/file`)).status).toBe(404);
  });

  it('there is none of other products, and none for others than who edit products', async () => {
    for (const id of [lamp.id, 'f'.repeat(24), 'x']) {
      expect((await owner.open(`/store-preview/${id}`)).status).toBe(404);
      expect((await owner.open(`/store-preview/${id}/file`)).status).toBe(404);
    }
    const visitor = app.visit(site);
    const reviewer = await signInAs(roles.reporting.code);
    for (const [browser, status] of [
      [visitor, 401],
      [reviewer, 403],
    ] as const)
      for (const path of [`/store-preview/${pattern.id}`, `/store-preview/${pattern.id}/file`]) {
        const refused = await browser.open(path);
        expect(refused.status).toBe(status);
        expect(refused.text).not.toContain('pattern.pdf');
      }
  });
});
