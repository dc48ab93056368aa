import { mailingListsCalls as calls } from '@sitewright/api/mailing-lists';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../database/index.ts';
import { addMembers, eraseMemberships } from '../../mailing-list-records/index.ts';
import { accept } from '../../testing/index.ts';
import { openListShop } from '../testing/open-list-shop.ts';
import { lockImport } from './imports-store.ts';

let shop: Awaited<ReturnType<typeof openListShop>>;

beforeAll(async () => {
  shop = await openListShop();
});

const signal = () => {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
};

it('an address that is erased while a file with it is imported does not come back', async () => {
  const { database, site } = shop;
  const websiteId = site.id;
  const now = shop.app.clock.now;
  const body = { name: 'Fair', isDoubleOptIn: false, isForCheckout: false };
  const { id: listId } = accept(await shop.owner.client.send(calls.createList, { body }));
  accept(
    await shop.owner.client.send(calls.importMembers, {
      params: { id: listId },
      query: { filename: 'people.csv', who: 'Ines', when: '2026-01-10', how: 'Ticked a box on paper' },
      file: new Blob(['email\ngone@example.com\nGone@example.com\n']),
    }),
  );
  const [row] = await shop.rows('select import_id as id from mailing_list_imports where website_id = $1');
  const importId = String(row?.['id']);
  const added = signal();
  const mayEnd = signal();
  const importing = inTransaction(database, async (transaction) => {
    await lockImport(transaction, { websiteId, importId });
    const rows = [{ line: 2, email: 'gone@example.com', name: '', tags: [] }];
    const more = { list: 'Fair', source: 'import', text: 'Paper', language: 'en', at: now } as const;
    await addMembers(transaction, { websiteId, listId, ...more, rows });
    added.give();
    await mayEnd.given;
  });
  await added.given;
  const erasing = inTransaction(database, (transaction) =>
    eraseMemberships(transaction, { websiteId, emailKeys: ['gone@example.com'], now }),
  );
  await expect
    .poll(async () => {
      const { rows } = await shop.pool.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%mailing_list_imports%'`,
      );
      return rows.length;
    })
    .toBe(1);
  mayEnd.give();
  await Promise.all([importing, erasing]);
  expect(await shop.memberOf('gone@example.com')).toEqual([]);
  await shop.runWaiting('mailing-lists.import');
  expect(await shop.memberOf('gone@example.com')).toEqual([]);
  const { rows } = await shop.pool.query('select progress from mailing_list_imports where import_id = $1', [
    importId,
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/gone@/i);
});
