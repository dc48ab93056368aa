import { expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { invalidateCacheTags } from '../sites/index.ts';
import {
  createTestDatabase,
  publishItem,
  publishPage,
  replaceTemplateFiles,
  startTestApp,
} from '../testing/index.ts';

const { database, pool } = await createTestDatabase();
const app = await startTestApp(database);

it('an uncached page takes two statements at most, with eight queries and six summaries on it, and so does a search', async () => {
  const other = await app.addSite('priced');
  const there = await app.signIn(other);
  const lists: string[] = [];
  for (const title of ['One list', 'Two list']) {
    const id = await publishPage(there, { kind: 'blog', title });
    for (const post of ['a post', 'b post']) await publishItem(there, id, { title: `${title} ${post}` });
    lists.push(id);
  }
  const blocks = Array.from({ length: 6 }, (_, index) => ({
    id: `${index}`.padStart(24, '0'),
    type: 55,
    value: { collectionId: lists[index % 2], limit: index + 1, design: 'list' },
    desktop: { columnStart: 1, columnEnd: 25, rowStart: index + 1, rowEnd: index + 2 },
  }));
  const sections = [{ id: 'f'.repeat(24), theme: 'paper' as const, blocks }];
  await publishPage(there, { title: 'Busy', sections });
  const queries = Array.from(
    { length: 8 },
    (_, index) =>
      `<squarespace:query collection="${index % 2 ? 'two-list' : 'one-list'}" limit="${index + 1}">{.repeated section items}<i>{title}</i>{.end}</squarespace:query>`,
  );
  await inTransaction(database, async (transaction) => {
    const region = `<html><head>{squarespace-headers}</head><body>${queries.join('')}{squarespace.main-content}</body></html>`;
    const files = {
      'template.conf': '{"layouts":{"default":{"regions":["site"]}}}',
      'site.region': region,
    };
    const entries = Object.entries(files).map(([path, text]) => [path, Buffer.from(text)] as const);
    await replaceTemplateFiles(transaction, other.id, new Map(entries));
    await invalidateCacheTags(transaction, other.id, ['site', 'template']);
  });
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
  const visitor = app.visit(other);
  await visitor.open('/');
  const statements: string[] = [];
  const query = pool.query.bind(pool);
  pool.query = ((...given: Parameters<typeof query>) => {
    statements.push(JSON.stringify(given[0]).slice(0, 60));
    return query(...given);
  }) as typeof pool.query;
  const page = await visitor.open('/busy');
  const spent = statements.splice(0);
  const search = await visitor.open('/search?q=post');
  pool.query = query;
  expect(search.text).toContain('One list b post');
  // What is known of a site that is asked for often is read ahead.
  expect(statements.length).toBeLessThanOrEqual(2);
  expect(page.status).toBe(200);
  expect(page.text.match(/<i>/g)?.length).toBe(1 + 7 * 2);
  expect(page.text).toContain('Two list a post');
  expect(spent.length).toBeLessThanOrEqual(2);
});
