import type { Client } from 'pg';

export const LIST_ID = 'c0ffee000000000000000001';

/** A mailing list with so many different people on it. */
export const crowdMembers = async (client: Client, count: number): Promise<void> => {
  await client.query(
    `insert into mailing_lists (website_id, list_id, name, name_keys, is_double_opt_in, created_at)
     select website_id, $1, 'Crowd', '{crowd}', false, now() from websites limit 1`,
    [LIST_ID],
  );
  await client.query(
    `insert into mailing_list_members (website_id, member_id, list_id, email, email_key, name, state, source, language,
       signed_up_at, state_at)
     select l.website_id, to_char(n, 'FM000000000000000000000000'), l.list_id, 'crowd' || n || '@example.com',
       'crowd' || n || '@example.com', 'Person ' || n, 'subscribed', 'import', 'en', now(), now()
     from mailing_lists l, generate_series(1, $2::int) n where l.list_id = $1`,
    [LIST_ID, count],
  );
  await client.query('vacuum analyze');
};
