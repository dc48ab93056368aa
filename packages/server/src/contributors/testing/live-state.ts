import { sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';

/** Tables that do not affect visitors: drafts, history, accounts and internal data. */
const unseenTables = new Set([
  'accounts',
  'activity',
  'carts',
  'changed_items',
  'contributor_sessions',
  'contributors',
  'document_commands',
  'document_journals',
  'document_presence',
  'document_release_parts',
  'document_releases',
  'document_revisions',
  'documents',
  'installation_settings',
  'invitations',
  'job_schedules',
  'jobs',
  'mail_outbox',
  'password_resets',
  'product_bulk_changes',
  'product_bulk_items',
  'product_list_sites',
  'product_listings',
  'rate_limits',
]);

const listSeenTables = async (database: Database): Promise<string[]> => {
  const { rows } = await database.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`);
  return rows.map(({ name }) => name).filter((name) => !unseenTables.has(name) && !name.startsWith('__'));
};

/** A hash per table of everything visitors see or buy; files added after `since` do not count. */
export const createLiveReader = async (database: Database, since: Date) => {
  const parts = (await listSeenTables(database)).map((name) => {
    const known = name === 'assets' ? sql`where t.uploaded_at <= ${since}` : sql``;
    return sql`select ${name} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as state
      from ${sql.identifier(name)} t ${known}`;
  });
  const query = sql.join(parts, sql` union all `);
  return async (): Promise<ReadonlyMap<string, string>> => {
    const { rows } = await database.execute<{ name: string; state: string }>(query);
    return new Map(rows.map(({ name, state }) => [name, state]));
  };
};
