import type { Pool } from 'pg';

export interface PrimaryKey {
  table: string;
  /** Empty for a table without a primary key. */
  columns: string[];
}

/** The primary key of every table, without partitions. */
export async function readPrimaryKeys(pool: Pool): Promise<PrimaryKey[]> {
  const { rows } = await pool.query<PrimaryKey>(`
    SELECT t.relname AS "table",
           coalesce(
             (SELECT array_agg(a.attname::text ORDER BY array_position(k.conkey, a.attnum))
                FROM pg_constraint k
                JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = ANY (k.conkey)
               WHERE k.conrelid = t.oid AND k.contype = 'p'),
             ARRAY[]::text[]) AS columns
      FROM pg_class t
     WHERE t.relnamespace = current_schema()::regnamespace
       AND t.relkind IN ('r', 'p') AND NOT t.relispartition
     ORDER BY t.relname COLLATE "C"`);
  return rows;
}

/** Messages about tables whose primary key does not start with `website_id`. */
export function tenancyFaults(keys: PrimaryKey[], exempt: Readonly<Record<string, string>>): string[] {
  return keys.flatMap(({ table, columns }) => {
    if (columns.length === 0) return [`${table} has no primary key`];
    const isExempt = table in exempt;
    const leadsWithSite = columns[0] === 'website_id';
    if (isExempt && leadsWithSite)
      return [`${table} is listed as an installation table but its key leads with website_id`];
    if (isExempt || leadsWithSite) return [];
    return [`${table} has the primary key (${columns.join(', ')}), which does not lead with website_id`];
  });
}
