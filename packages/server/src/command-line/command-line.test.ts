import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import { findSecret } from '../installation/index.ts';
import { createSecretLink, enqueueMail } from '../mail/index.ts';
import { readSettings } from '../settings/index.ts';
import { findSiteByIdentifier } from '../sites/index.ts';
import { createTestDatabase, placeOrder } from '../testing/index.ts';
import { CommandError } from './command.ts';
import { runCommandLine } from './run-command-line.ts';

const folder = await mkdtemp(join(tmpdir(), 'sitewright-commands-'));
afterAll(() => rm(folder, { recursive: true }));

const runOn = async (
  databaseUrl: string,
  words: string,
  environment: Record<string, string> = {},
): Promise<string> => {
  const lines: string[] = [];
  await runCommandLine(words.split(' '), {
    settings: readSettings({ ...environment, DATABASE_URL: databaseUrl, SITEWRIGHT_DATA: folder }),
    log: pino({ level: 'silent' }),
    print: (line) => lines.push(line),
    showProgress: () => undefined,
  });
  return lines.join('\n');
};

const { url } = await createTestDatabase({ content: 'empty' });
const run = (words: string): Promise<string> => runOn(url, words);

it('shows every command with its usage', async () => {
  const help = await run('help');
  for (const usage of [
    'start',
    'migrate',
    'site add',
    'site remove',
    'site restore',
    'host add',
    'import',
    'backup',
    'restore',
    'user add',
    'host remove',
    'owner-host',
    'mail list',
    'mail read',
    'job run',
    'outside-effects resume',
  ])
    expect(help).toContain(`  ${usage}`);
});

it('brings an empty database up to date', async () => {
  expect(await run('migrate')).toContain('0000_foundation');
  expect(await run('migrate')).toBe('The database is up to date.');
});

it('says what is wrong with a command, and changes nothing', async () => {
  await expect(run('site fly')).rejects.toThrow(CommandError);
  await expect(run('site add')).rejects.toThrow('The name of the site is missing.');
  await expect(run('site add shop')).rejects.toThrow('--host is missing');
  await expect(run('site add shop --colour red')).rejects.toThrow('Usage: sitewright site add');
  await expect(run('site add Shop! --host shop.test')).rejects.toThrow('3 to 60 letters');
  await expect(run('site remove nowhere')).rejects.toThrow('--yes');
  await expect(run('user add nobody')).rejects.toThrow('Please enter a valid email');
});

it('[SITE-01] makes, lists and removes sites with their hosts', async () => {
  await run('user add owner@example.com --administrator');
  expect(await run('site add bakery --host bakery.test --title Bakery')).toMatch(
    /^bakery {2}bakery\.test {2}[0-9a-f]{24}$/,
  );
  expect(await run('host add bakery www.bakery.test')).toBe('bakery  bakery.test www.bakery.test');
  await expect(run('site add other --host bakery.test')).rejects.toThrow(
    'Another site answers to this host name',
  );
  await expect(run('site add bakery --host free.test')).rejects.toThrow('exists already');
  expect(await run('site list')).toBe('bakery  bakery.test www.bakery.test  Bakery');
  await expect(run('site remove bakery')).rejects.toThrow('Repeat it with --yes');
  expect(await run('site remove bakery --yes')).toBe('bakery is removed.');
  expect(await run('site list')).toBe('');
});

it('archives a site with live orders instead of removing it', async () => {
  const { url: own, database } = await createTestDatabase();
  const at = (words: string) => runOn(own, words, {});
  await at('site add first --host first.test');
  await at('site add shop --host shop.test --title Shop');
  const { id } = (await findSiteByIdentifier(database, 'shop')) ?? { id: '' };
  await placeOrder(database, id, { isTest: true });
  await placeOrder(database, id);
  expect(await at('site remove shop --yes')).toContain('shop has live orders, so it is archived');
  expect(await at('site list')).toContain('shop  shop.test  Shop  (archived)');
  expect(await at('site restore shop')).toBe('shop  shop.test');
  await expect(at('site restore shop')).rejects.toThrow('not archived');
  await at('site add tests --host tests.test');
  const { id: tests } = (await findSiteByIdentifier(database, 'tests')) ?? { id: '' };
  await placeOrder(database, tests, { isTest: true });
  expect(await at('site remove tests --yes')).toBe('tests is removed.');
});

it('tells where administrators manage sites, and keeps them from losing the place', async () => {
  const { url: own } = await createTestDatabase();
  const at = (words: string, ownerHost = '') => runOn(own, words, { SITEWRIGHT_OWNER_HOST: ownerHost });
  expect(await at('owner-host')).toBe(
    'There is no site yet: "npx sitewright site add NAME --host HOST" makes one.',
  );
  await at('site add first --host first.test');
  await at('site add second --host second.test');
  await at('host add second www.second.test');
  expect(await at('owner-host')).toBe('Manage all sites at: http://first.test:3000/config/sites');
  expect(await at('owner-host', 'office.test')).toBe(
    'Manage all sites at: http://office.test:3000/config/sites',
  );
  await expect(at('host remove second second.test', 'second.test')).rejects.toThrow('SITEWRIGHT_OWNER_HOST');
  expect(await at('host remove second www.second.test')).toBe('www.second.test is removed from second.');
  await expect(at('host remove second second.test')).rejects.toThrow('at least one host');
  await at('site add third --host third.test');
  await expect(at('site remove first --yes')).rejects.toThrow('SITEWRIGHT_OWNER_HOST');
  expect(await at('site remove first --yes', 'second.test')).toBe('first is removed.');
});

it('shows emails that were not sent, with their links, to pass them on by hand', async () => {
  const { url: own, database } = await createTestDatabase();
  const link = 'http://shop.test/config/invitation?token=0123456789012345678901';
  const secretLink = createSecretLink(await findSecret(database, undefined), link);
  const id = await enqueueMail(database, {
    to: 'x@example.com',
    subject: 'You are invited',
    text: `Open this link:\n\n${secretLink.placeholder}`,
    secretLink,
    keepsLink: true,
  });
  expect(await runOn(own, 'mail list')).toBe(`${id}  queued  x@example.com  You are invited`);
  expect(await runOn(own, `mail read ${id}`)).toContain(link);
  await expect(runOn(own, 'mail read 5')).rejects.toThrow('There is no email "5"');
});

it('adds accounts with a password that is shown once, and sets new ones', async () => {
  expect(await run('user add new@example.com')).toMatch(/^new@example\.com {2}\S{20,}$/);
  await expect(run('user add new@example.com')).rejects.toThrow('has an account already');
  expect(await run('user password new@example.com')).toMatch(/^new@example\.com {2}\S{20,}$/);
  await expect(run('user password nobody@example.com')).rejects.toThrow('has no account');
});

it('gives only roles that are offered', async () => {
  const { url: own } = await createTestDatabase();
  await runOn(own, 'site add shop --host shop.test');
  for (const role of ['billing', 'nobody', 'constructor'])
    await expect(runOn(own, `user add x@example.com --site shop --role ${role}`)).rejects.toThrow(
      `"${role}" is no role that can be given. There are: admin, `,
    );
  expect(await runOn(own, 'user add x@example.com --site shop --role viewer')).toContain('x@example.com');
});

it('does a job of the schedule at once, and says which there are', async () => {
  const { url: own } = await createTestDatabase();
  await expect(runOn(own, 'job run cart.fly')).rejects.toThrow(
    /^There is no scheduled job "cart\.fly"\. There are: .*cart\.recount-bought-together/,
  );
  expect(await runOn(own, 'job run cart.recount-bought-together')).toBe(
    'cart.recount-bought-together is done.',
  );
});

it('carries a whole installation through one file, files of its sites included', async () => {
  await run('site add studio --host studio.test');
  await run('import sites/demo --host halftone.test');
  const file = join(folder, 'all.backup');
  expect(await run(`backup ${file}`)).toMatch(/\d+ rows, \d+ files/);
  expect((await stat(file)).size).toBeGreaterThan(1000);
  const { url: fresh } = await createTestDatabase({ content: 'empty' });
  expect(await runOn(fresh, `restore ${file}`)).toMatch(/Restored the backup/);
  expect(await runOn(fresh, 'site list')).toBe(await run('site list'));
  await expect(runOn(fresh, `restore ${file}`)).rejects.toThrow();
  expect(await runOn(fresh, `restore ${file} --replace`)).toMatch(/Restored the backup/);
});

it('[F18] pauses what acts on the outside after a restore until it is told that this is the live installation', async () => {
  const { url: source, pool: sourcePool } = await createTestDatabase();
  await runOn(source, 'site add paused --host paused.test');
  await sourcePool.query(
    `insert into mail_outbox (id, to_address, subject, text) values ($1, 'ada@example.com', 'Waiting', 'Hello')`,
    [newId()],
  );
  const file = join(folder, 'paused.backup');
  await runOn(source, `backup ${file}`);
  const { url: fresh, pool } = await createTestDatabase({ content: 'empty' });
  expect(await runOn(fresh, `restore ${file}`)).toContain('until you run "outside-effects resume"');
  for (const job of ['payments.reconcile', 'subscriptions.find-due', 'abandoned-carts.send-due'])
    await expect(runOn(fresh, `job run ${job}`)).rejects.toThrow(
      `${job} is paused after a restore. Run "outside-effects resume" first.`,
    );
  expect(await runOn(fresh, 'job run cart.sweep')).toBe('cart.sweep is done.');
  const { rows } = await pool.query('select distinct next_number from order_counters');
  expect(rows).toEqual([{ next_number: 101 }]);
  await expect(runOn(fresh, 'outside-effects resume')).rejects.toThrow('there wait 1 email. Add --waiting');
  await expect(runOn(fresh, 'outside-effects resume --waiting keep')).rejects.toThrow('send or discard');
  expect(await runOn(fresh, 'outside-effects resume --waiting discard')).toBe('{"recorded":0,"unknown":[]}');
  expect((await pool.query('select state from mail_outbox')).rows).toEqual([{ state: 'failed' }]);
  expect(await runOn(fresh, 'job run payments.reconcile')).toBe('payments.reconcile is done.');
  await expect(runOn(fresh, 'outside-effects resume')).rejects.toThrow('Nothing is paused.');
});
