import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { commentCalls } from '@sitewright/api/comments';
import { contributorCalls } from '@sitewright/api/contributors';
import { createTestDatabase, publishItem, publishPage, startTestApp } from '../testing/index.ts';
import { createLog, stackOf } from './index.ts';

const { database, pool } = await createTestDatabase();
const lines: string[] = [];
const log = createLog('trace', { write: (line: string) => void lines.push(line) });
const app = await startTestApp(database, {}, { log });
const site = await app.addSite('logged');
const owner = await app.signIn(site);

/** A word that nobody may find in a log. */
const SECRET = 'ada.lovelace.private';

const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

const faults: [string, () => Promise<unknown>][] = [
  ['a missing table', () => database.execute(sql`select * from nowhere where email = ${SECRET}`)],
  ['a value of the wrong kind', () => database.execute(sql`select ${SECRET}::integer`)],
  ['a moment that is none', () => database.execute(sql`select ${SECRET}::timestamptz`)],
  ['an unknown name in a list', () => database.execute(sql`select ('{"a":"' || ${SECRET} || '}')::jsonb`)],
  [
    'a row that is there already',
    () =>
      database.execute(
        sql`insert into hosts (host, website_id) select ${SECRET}, ${site.id} from generate_series(1, 2)`,
      ),
  ],
  [
    'a row without its key',
    () => database.execute(sql`insert into hosts (host, website_id) values (${SECRET}, null)`),
  ],
];

it.each(faults)('the log tells of %s without the values of the statement', async (_what, work) => {
  const error = await faultOf(work());
  lines.length = 0;
  log.error({ err: error }, 'failed');
  log.error({ err: error });
  log.error(error as Error);
  log.child({ reqId: 'one' }).warn({ err: new Error('outer', { cause: error }) }, 'failed');
  log.warn({ error }, 'failed');
  expect(lines).toHaveLength(5);
  expect(lines.join()).toMatch(/Failed query: (?:select|insert)/);
  expect(lines.join()).not.toContain(SECRET);
  expect(stackOf(error as Error)).not.toContain(SECRET);
});

it('calls that fail in the database are logged with their statement and nothing that was sent', async () => {
  const blog = await publishPage(owner, { kind: 'blog', title: 'Journal' });
  const id = await publishItem(owner, blog, { title: 'Post' });
  const visitor = app.visit(site);
  await visitor.open('/');
  await pool.query('alter table accounts rename to accounts_away');
  await pool.query('alter table comments rename to comments_away');
  lines.length = 0;
  const body = { email: `${SECRET}@example.com`, password: SECRET };
  expect(await visitor.client.send(contributorCalls.signIn, { body })).toMatchObject({ ok: false });
  const comment = { authorName: SECRET, body: SECRET };
  expect(await visitor.client.send(commentCalls.add, { params: { id }, body: comment })).toMatchObject({
    ok: false,
  });
  await pool.query('alter table accounts_away rename to accounts');
  await pool.query('alter table comments_away rename to comments');
  const logged = lines.join('\n');
  expect(logged.match(/call failed/g)).toHaveLength(2);
  expect(logged).toMatch(/Failed query: .*from .*accounts/);
  expect(logged).not.toContain(SECRET);
});

it('a page that fails is logged by its path alone', async () => {
  await pool.query('alter table items rename to items_away');
  lines.length = 0;
  const { status } = await app.visit(site).open(`/journal?category=${SECRET}&token=${SECRET}`);
  await pool.query('alter table items_away rename to items');
  expect(status).toBe(500);
  expect(lines.join()).toContain('"path":"/journal"');
  expect(lines.join()).not.toContain(SECRET);
});
