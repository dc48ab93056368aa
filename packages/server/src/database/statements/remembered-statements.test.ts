import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase, publishItem, publishPage, startTestApp } from '../../testing/index.ts';
import { StatementNames } from './named-statement.ts';
import { toStatement } from './sql-fragment.ts';
import { StatementShapes } from './statement-shapes.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('remembered');
const owner = await app.signIn(site);

it('the statement that reads the context of a page is remembered, whatever is asked of a list', async () => {
  const blog = await publishPage(owner, { kind: 'blog', title: 'Journal', pageSize: 2 });
  const publishOn = Date.UTC(2026, 2, 15);
  for (const index of [1, 2, 3, 4])
    await publishItem(owner, blog, { title: `Post ${index}`, publishOn: publishOn + index, tags: ['ink'] });
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
  const find = vi.spyOn(StatementShapes.prototype, 'find');
  onTestFinished(() => find.mockRestore());
  const visitor = app.visit(site);
  const offset = `offset=${publishOn + 3}`;
  const lists = ['?tag=ink', `?${offset}`, `?tag=ink&${offset}`, `?${offset}&reversePaginate=true`];
  for (const path of ['/journal/post-1', '/journal', ...lists.map((list) => `/journal${list}`)]) {
    find.mockClear();
    await visitor.open(path);
    const context = find.mock.calls
      .map(([fragment]) => fragment)
      .find((fragment) => toStatement(fragment).text.includes('"outlineVersion"'));
    if (!context) throw new Error(`${path} has read no context`);
    new StatementNames().name(context);
    expect(find.mock.results.at(-1)?.value, path).toBeDefined();
  }
});
