import { numberGap } from '@sitewright/domain/outside-effects';
import type { ClientBase } from 'pg';
import { newId } from '../ids/index.ts';
import type { BackupHeader } from './backup-header.ts';

interface NumberedOrders {
  readonly websiteId: string;
  readonly isTest: boolean;
  /** Of the 30 days before the backup. */
  readonly monthCount: number;
}

// Numbers that were given since the backup stand on the orders and invoices of customers.
async function skipNumbers(client: ClientBase, backupAt: Date): Promise<void> {
  const { rows } = await client.query<NumberedOrders>(
    `select w.website_id as "websiteId", t.is_test as "isTest", (select count(*)::int from orders o
       where o.website_id = w.website_id and o.is_test = t.is_test
         and o.placed_at > $1::timestamptz - interval '30 days') as "monthCount"
     from websites w cross join (values (false), (true)) t (is_test)`,
    [backupAt],
  );
  for (const { websiteId, isTest, monthCount } of rows) {
    const values = [websiteId, isTest, numberGap({ monthCount, backupAt, now: new Date() })];
    await client.query(
      `insert into order_counters as c (website_id, is_test, next_number) values ($1, $2, $3 + 1)
       on conflict (website_id, is_test) do update set next_number = c.next_number + $3`,
      values,
    );
    await client.query(
      `insert into invoice_counters as c (website_id, kind, is_test, next_number)
       values ($1, 'invoice', $2, $3 + 1), ($1, 'credit-note', $2, $3 + 1)
       on conflict (website_id, kind, is_test) do update set next_number = c.next_number + $3`,
      values,
    );
  }
}

/** Another installation may have charged and sent since the backup was made, or still be running. */
export async function pauseOutsideEffects(client: ClientBase, { createdAt }: BackupHeader): Promise<void> {
  // A backup of an installation that was paused itself knows of the earlier restore.
  await client.query(
    `insert into installation_settings (name, value) values ('restored-backup', $1) on conflict do nothing`,
    [createdAt],
  );
  await client.query(
    `insert into installation_settings (name, value) values ('first-id-since-restore', $1)
     on conflict (name) do update set value = excluded.value`,
    [newId()],
  );
  await skipNumbers(client, new Date(createdAt));
}
