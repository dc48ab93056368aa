import { inject, expect, it } from 'vitest';
import { createTestDatabase, quietLog } from '../testing/index.ts';
import { openDatabase } from './open-database.ts';
import { addressWithoutSecrets } from './owned-server.ts';

const { url } = await createTestDatabase({ content: 'empty' });

function open(databaseUrl: string) {
  return openDatabase({ dataFolder: '/nowhere', databaseUrl, log: quietLog });
}

it('uses the server that DATABASE_URL names, in its own clock', async () => {
  const { pool, location, close } = await open(url);
  expect(location).toMatchObject({ kind: 'server' });
  expect((await pool.query('SHOW timezone')).rows).toEqual([{ TimeZone: 'UTC' }]);
  await close();
});

it('says in a sentence why that server cannot be used, without the password', async () => {
  const missing = new URL(inject('testDatabaseServer').adminUrl);
  missing.pathname = '/no_such_database';
  missing.password = 'secret-word';
  const refused = open(missing.href);
  await expect(refused).rejects.toMatchObject({
    code: 'server-unreachable',
    message: expect.stringMatching(/no_such_database cannot be used .*Check DATABASE_URL/),
  });
  await expect(refused).rejects.not.toMatchObject({ message: expect.stringContaining('secret-word') });
});

it.each([
  ['postgresql://shop:secret@db.example:5433/site', 'db.example:5433/site'],
  ['postgresql://shop:secret@localhost/site?host=/run/postgresql', '/run/postgresql/site'],
  ['nonsense', 'DATABASE_URL'],
])('shows %s as %s', (databaseUrl, shown) => {
  expect(addressWithoutSecrets(databaseUrl)).toBe(shown);
});

it('may be closed twice', async () => {
  const { close } = await open(url);
  await close();
  await expect(close()).resolves.toBeUndefined();
});
