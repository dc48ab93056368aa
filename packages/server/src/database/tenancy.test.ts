import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';
import { installationTables } from './testing/installation-tables.ts';
import { readPrimaryKeys, tenancyFaults } from './testing/tenancy.ts';

const { pool } = await createTestDatabase();

describe('the tables of the product', () => {
  it('lead every primary key with the site, unless they are listed as the installation’s', async () => {
    expect(tenancyFaults(await readPrimaryKeys(pool), installationTables)).toEqual([]);
  });

  it('are all there when they are listed as the installation’s', async () => {
    const tables = new Set((await readPrimaryKeys(pool)).map(({ table }) => table));
    expect(Object.keys(installationTables).filter((name) => !tables.has(name))).toEqual([]);
  });
});

describe('the walk over the catalogue', () => {
  it('finds a table without the site in front, without a key, and without need on the list', async () => {
    await pool.query(`
      CREATE TABLE good (website_id text, id text, PRIMARY KEY (website_id, id));
      CREATE TABLE site_second (id text, website_id text, PRIMARY KEY (id, website_id));
      CREATE TABLE no_key (website_id text);
    `);
    const planted = (await readPrimaryKeys(pool)).filter(({ table }) =>
      ['good', 'site_second', 'no_key'].includes(table),
    );
    expect(tenancyFaults(planted, { good: 'for no reason' })).toEqual([
      'good is listed as an installation table but its key leads with website_id',
      'no_key has no primary key',
      'site_second has the primary key (id, website_id), which does not lead with website_id',
    ]);
  });
});
