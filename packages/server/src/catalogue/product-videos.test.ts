import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import type { Product } from '@sitewright/domain/catalogue';
import type { ItemContent } from '@sitewright/domain/pages';
import { describe, expect, it } from 'vitest';
import {
  accept,
  createTestDatabase,
  publishPage,
  publishProduct,
  startTestApp,
  variant,
} from '../testing/index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('videos');
const owner = await app.signIn(site);
const shop = await publishPage(owner, { kind: 'products', title: 'Shop' });

describe('videos of a product', () => {
  const withVideos = (title: string, videos: NonNullable<Product['videos']>) =>
    publishProduct(owner, shop, {
      title,
      product: { variants: [variant({ sku: title })], videos },
    });

  it('are shown among the pictures by a cover that loads nothing of the service, allowed by the page’s policy', async () => {
    const video = { id: '5f1b2c3d4e5f6a7b8c9d0e1f', index: 0, title: 'In the studio' };
    await withVideos('Filmed', [{ ...video, url: 'https://youtu.be/dQw4w9WgXcQ' }]);
    app.clock.now = new Date(app.clock.now.getTime() + 1100);
    const { text, headers } = await app.visit(site).open('/shop/filmed');
    expect(text).toContain('<div class="sw-product-video" id="picture-5f1b2c3d4e5f6a7b8c9d0e1f">');
    expect(text).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"');
    expect(text).not.toContain('<iframe');
    expect(headers['content-security-policy']).toContain('https://www.youtube-nocookie.com');
    const { text: json } = await app.visit(site).open('/shop/filmed?format=json');
    const { item } = JSON.parse(json) as { item: { structuredContent: object } };
    expect(item).toMatchObject({ gallery: [{ id: video.id, isVideo: true, title: 'In the studio' }] });
    expect(item.structuredContent).not.toHaveProperty('videos');
  });

  it('leave no trace on the page of a product without one', async () => {
    await publishProduct(owner, shop, { title: 'Late Sun' });
    const { text, headers } = await app.visit(site).open('/shop/late-sun');
    expect(text).not.toMatch(/sw-frame|sw-video|sw-product-video"/);
    expect(headers['content-security-policy']).not.toContain('youtube');
  });

  it('of other services are refused', async () => {
    const { id, content, revision } = accept(
      await owner.client.send(pageCalls.createItem, { params: { id: shop }, body: { title: 'Framed' } }),
    );
    const videos = [{ id: '5f1b2c3d4e5f6a7b8c9d0e2f', index: 0, url: 'https://evil.example/embed/1' }];
    const outcome = await owner.client.send(documentCalls.save, {
      params: { kind: 'item', id },
      body: {
        baseRevision: revision,
        content: {
          ...(content as ItemContent),
          structuredContent: { productType: 1, variants: [variant({ sku: 'F' })], videos },
        },
      },
    });
    expect(outcome.ok ? {} : outcome.refusal.errors).toEqual({
      'structuredContent.videos.0.url': 'Enter the address of a YouTube or Vimeo video.',
    });
  });
});
