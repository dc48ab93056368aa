import { expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { invalidateCacheTags } from '../sites/index.ts';
import {
  createTestDatabase,
  publishPage,
  publishProduct,
  replaceTemplateFiles,
  startTestApp,
} from '../testing/index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);

/** Gives the site a template whose product page lists related products. */
const showRelated = (websiteId: string, limit: number): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const related =
      `<squarespace:related collectionId="{collectionId}" itemId="{id}" limit="${limit}">` +
      '{.repeated section items}<b>{title}</b>{.end}</squarespace:related>';
    const files = {
      'site.region': '<html><head>{squarespace-headers}</head><body>{squarespace.main-content}</body></html>',
      'collections/products.item': `{.section item}${related}{.end}`,
    };
    const entries = Object.entries(files).map(([path, text]) => [path, Buffer.from(text)] as const);
    await replaceTemplateFiles(transaction, websiteId, new Map(entries));
    await invalidateCacheTags(transaction, websiteId, ['site', 'template']);
  });

it('[CAT-10 (rule)] related products are those that share most tags and categories, the product itself aside', async () => {
  const other = await app.addSite('related');
  const there = await app.signIn(other);
  const shelf = await publishPage(there, { kind: 'products', title: 'Shelf' });
  await showRelated(other.id, 2);
  const publish = (title: string, tags: string[], categories: string[] = []) =>
    publishProduct(there, shelf, { title, tags, categories });
  await publish('Sun', ['red', 'round'], ['Prints']);
  await publish('Moon', ['round']);
  await publish('Mars', ['red', 'round'], ['Prints']);
  await publish('Apple', ['red', 'round']);
  await publish('Brick', ['square']);
  const { text } = await app.visit(other).open('/shelf/sun');
  expect(text.match(/<b>\w+<\/b>/g)).toEqual(['<b>Mars</b>', '<b>Apple</b>']);
});

it('[CAT-10 (rule)] products that the owner chose as related stand alone, in the chosen order, unless none of them can be seen', async () => {
  const other = await app.addSite('chosen-related');
  const there = await app.signIn(other);
  const shelf = await publishPage(there, { kind: 'products', title: 'Shelf' });
  const annex = await publishPage(there, { kind: 'products', title: 'Annex' });
  await showRelated(other.id, 3);
  const near = await publishProduct(there, shelf, { title: 'Near', tags: ['red'] });
  const elsewhere = await publishProduct(there, annex, { title: 'Elsewhere' });
  const hidden = await publishProduct(there, annex, {
    title: 'Later',
    status: 'scheduled',
    publishOn: app.clock.now.getTime() + 86_400_000,
  });
  const owner = await app.signIn(await app.addSite('foreign'));
  const shop = await publishPage(owner, { kind: 'products', title: 'Shop' });
  const foreign = await publishProduct(owner, shop, { title: 'Foreign' });
  const publish = (title: string, relatedProductIds: string[]) =>
    publishProduct(there, shelf, {
      title,
      urlId: title.toLowerCase(),
      tags: ['red'],
      product: { relatedProductIds },
    });
  const shown = async (path: string) =>
    (await app.visit(other).open(path)).text.match(/<b>\w+<\/b>/g)?.map((each) => each.slice(3, -4));
  await publish('Sun', [elsewhere.id, foreign.id, hidden.id, near.id]);
  expect(await shown('/shelf/sun')).toEqual(['Elsewhere', 'Near']);
  await publish('Moon', [foreign.id, hidden.id]);
  expect(await shown('/shelf/moon')).toEqual(['Sun', 'Near']);
});
