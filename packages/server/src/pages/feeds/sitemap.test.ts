import type { CollectionContent } from '@sitewright/domain/pages';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase, publishItem, publishPage, startTestApp } from '../../testing/index.ts';
import { collections } from '../pages-tables.ts';
import { buildSitemap, type SitemapSource } from './sitemap.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('mapped');
const owner = await app.signIn(site);

const sourceOf = async (entriesPerPart: number): Promise<SitemapSource> => {
  const rows = await database.select().from(collections).where(eq(collections.websiteId, site.id));
  const contents: CollectionContent[] = rows.map(({ outline }) => outline);
  return { websiteId: site.id, baseUrl: 'https://a.test', collections: contents, entriesPerPart };
};

const pathsIn = (map: string | undefined): string[] =>
  [...(map ?? '').matchAll(/<loc>https:\/\/a\.test([^<]*)<\/loc>/g)].map(([, path = '']) => path);

it('[SITE-22] a site map in parts has every entry once, and no part more than it may', async () => {
  const blog = await publishPage(owner, { kind: 'blog', title: 'Log' });
  for (const title of ['About', 'Contact', 'Terms']) await publishPage(owner, { title });
  for (const number of [1, 2, 3, 4, 5])
    await publishItem(owner, blog, {
      title: `Entry ${number}`,
      ...(number === 5 ? { seo: { isHidden: true } } : {}),
    });
  const whole = pathsIn(await buildSitemap(database, await sourceOf(1000), 0));
  expect(whole).toContain('/log/entry-4');
  expect(whole).not.toContain('/log/entry-5');
  for (const entriesPerPart of [2, 3, 4]) {
    const source = await sourceOf(entriesPerPart);
    const parts = pathsIn(await buildSitemap(database, source, 0));
    const found: string[] = [];
    for (const [index] of parts.entries()) {
      const part = pathsIn(await buildSitemap(database, source, index + 1));
      expect(part.length).toBeLessThanOrEqual(entriesPerPart);
      found.push(...part);
    }
    expect(found).toEqual(whole);
    expect(await buildSitemap(database, source, parts.length + 1)).toBeUndefined();
  }
});

it('[SITE-22] a site map has no folder that only leads to its first page', async () => {
  const folder = await publishPage(owner, { kind: 'folder', title: 'Studio' });
  await publishPage(owner, { title: 'Inside', parentId: folder });
  await publishPage(owner, { kind: 'index', title: 'Stacked' });
  const whole = pathsIn(await buildSitemap(database, await sourceOf(1000), 0));
  expect(whole).toEqual(expect.arrayContaining(['/inside', '/stacked']));
  expect(whole).not.toContain('/studio');
});
