import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import type { DeliveryState, EndpointRow } from '../webhooks/index.ts';

export interface ListedHook extends Record<string, unknown> {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly formId: string | null;
  readonly formName: string | null;
  readonly keyId: string;
  readonly keyName: string | null;
  readonly accountId: string | null;
  readonly isDemo: boolean;
  readonly isActive: boolean;
  readonly failingSince: Date | string | null;
  readonly createdAt: Date | string;
  readonly delivery: {
    readonly state: DeliveryState;
    readonly at: string;
    readonly status: number | null;
  } | null;
}

/** With their latest deliveries, by event. */
export const listHooks = async (database: Queryable, websiteId: string): Promise<ListedHook[]> => {
  const { rows } = await database.execute<ListedHook>(sql`
    select e.endpoint_id as id, e.url, e.events, e.form_id as "formId", d.draft ->> 'name' as "formName",
      e.key_id as "keyId", k.name as "keyName", e.account_id as "accountId", e.is_demo as "isDemo", e.is_active as "isActive", e.failing_since as "failingSince",
      e.created_at as "createdAt",
      (select json_build_object('state', w.state, 'at', coalesce((w.log -> 0 ->> 'at')::timestamptz, w.created_at),
          'status', (w.log -> 0 ->> 'status')::int)
        from webhook_deliveries w where w.website_id = e.website_id and w.endpoint_id = e.endpoint_id
        order by w.delivery_id desc limit 1) as delivery
    from webhook_endpoints e
    left join automation_keys k on k.website_id = e.website_id and k.key_id = e.key_id
    left join documents d on d.website_id = e.website_id and d.kind = 'form' and d.document_id = e.form_id
    where e.website_id = ${websiteId} and e.kind = 'hook'
    order by e.events ->> 0, e.endpoint_id`);
  return rows;
};

/** Active hooks that get the submissions of a form. */
export const countHooksOfForm = async (
  database: Queryable,
  websiteId: string,
  formId: string,
): Promise<number> => {
  const { rows } = await database.execute<{ count: number }>(sql`select count(*)::int as count
    from webhook_endpoints e where e.website_id = ${websiteId} and e.kind = 'hook' and e.is_active
      and e.events @> '["form.submitted"]'::jsonb and (e.form_id is null or e.form_id = ${formId})`);
  return rows[0]?.count ?? 0;
};

export interface SameHook {
  readonly keyId: string;
  readonly url: string;
  readonly event: string;
  readonly formId: string | null;
}

/** A hook that a service subscribes again, for example after an answer that it did not get. */
export const findSameHook = async (
  transaction: Queryable,
  websiteId: string,
  { keyId, url, event, formId }: SameHook,
): Promise<string | undefined> => {
  const { rows } = await transaction.execute<{ id: string }>(sql`select e.endpoint_id as id
    from webhook_endpoints e where e.website_id = ${websiteId} and e.kind = 'hook' and e.is_active
      and e.key_id = ${keyId} and e.url = ${url} and e.events = ${JSON.stringify([event])}::jsonb
      and e.form_id is not distinct from ${formId} limit 1`);
  return rows[0]?.id;
};

/** Of one key, or whoever subscribed it. With its deliveries; the hook first, as an attempt locks them. */
export const deleteHook = async (
  transaction: Queryable,
  websiteId: string,
  { id, keyId }: { readonly id: string; readonly keyId?: string },
): Promise<Pick<EndpointRow, 'url'> | undefined> => {
  const { rows } = await transaction.execute<{ url: string }>(sql`delete from webhook_endpoints
    where website_id = ${websiteId} and kind = 'hook' and endpoint_id = ${id}
      ${keyId === undefined ? sql`` : sql`and key_id = ${keyId}`} returning url`);
  if (rows[0])
    await transaction.execute(sql`delete from webhook_deliveries
      where website_id = ${websiteId} and endpoint_id = ${id}`);
  return rows[0];
};

export const deleteHooksOf = async (
  transaction: Queryable,
  websiteId: string,
  keyId: string,
): Promise<void> => {
  const { rows } = await transaction.execute<{ id: string }>(sql`delete from webhook_endpoints
    where website_id = ${websiteId} and kind = 'hook' and key_id = ${keyId} returning endpoint_id as id`);
  if (rows.length > 0)
    await transaction.execute(sql`delete from webhook_deliveries where website_id = ${websiteId}
      and endpoint_id = any(${sql.param(rows.map(({ id }) => id))}::text[])`);
};

/** Forms that are not in the trash, by name. */
export const listFormNames = async (
  database: Queryable,
  websiteId: string,
): Promise<{ id: string; name: string }[]> => {
  const { rows } = await database.execute<{ id: string; name: string }>(sql`
    select d.document_id as id, d.draft ->> 'name' as name from documents d
    where d.website_id = ${websiteId} and d.kind = 'form' and d.trashed_at is null
    order by lower(d.draft ->> 'name'), d.document_id`);
  return rows;
};
