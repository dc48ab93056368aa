import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';

/** Orders that signed up for a mailing list whose confirmation never came: nothing is sent to those. */
export const unconfirmedOf = async (
  database: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await database.execute<{ id: string }>(sql`
    select distinct c.submission_id as id from form_consents c
    join mailing_list_members m on m.website_id = c.website_id and m.email_key = c.email_key and m.state = 'pending'
    where c.website_id = ${websiteId} and c.source = 'checkout'
      and c.submission_id = any(${sql.param([...ids])}::text[])
      and not exists (select 1 from mailing_list_members s where s.website_id = m.website_id
        and s.email_key = m.email_key and s.state = 'subscribed')`);
  return new Set(rows.map(({ id }) => id));
};
