import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { createFileStore } from '../files/index.ts';
import { createTestDatabase } from '../testing/index.ts';
import { findSecret, prepareInstallation } from './index.ts';

const { database, pool } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'sitewright-installation-'));
afterAll(() => rm(folder, { recursive: true }));

const start = {
  database,
  files: createFileStore({ kind: 'folder', folder }),
  owner: { email: 'owner@localhost', password: undefined },
  url: 'http://localhost:4711',
  demoFolder: fileURLToPath(new URL('../../../../sites/starter', import.meta.url)),
};

it('[F34] makes one random secret that all nodes share', async () => {
  const secrets = await Promise.all(Array.from({ length: 4 }, () => findSecret(database, undefined)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]?.length).toBeGreaterThan(40);
  expect(await findSecret(database, 'given')).toBe('given');
});

it('makes one owner and one site however many nodes start at once, and tells the password once', async () => {
  const news = await Promise.all(Array.from({ length: 4 }, () => prepareInstallation(start)));
  const told = news.filter((each) => each !== undefined);
  expect(told).toHaveLength(1);
  expect(told[0]?.generatedPassword).toMatch(/^\w{5}(-\w{5}){3}$/);
  const { rows } = await pool.query(
    'select (select count(*)::int from accounts) as accounts, (select count(*)::int from websites) as websites',
  );
  expect(rows[0]).toEqual({ accounts: 1, websites: 1 });
  expect(await prepareInstallation(start)).toBeUndefined();
});

it('[F34] keeps the password only as an argon2id hash', async () => {
  const { rows } = await pool.query('select password_hash from accounts');
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
});
