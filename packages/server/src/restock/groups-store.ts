import type { SignUpState } from '@sitewright/domain/restock';
import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { publicAccess, visibleToViewer } from '../page-access/index.ts';
import type { SignUpRow } from '../restock-records/index.ts';
import { restockSignUps } from '../restock-records/restock-records-tables.ts';

export interface ListedGroup extends Record<string, unknown> {
  readonly groupId: string;
  readonly productId: string;
  readonly variantId: string;
  readonly title: string | null;
  readonly attributes: Readonly<Record<string, string>> | null;
  readonly ordering: readonly string[] | null;
  readonly sku: string | null;
  readonly path: string | null;
  readonly isSold: boolean;
  readonly quantity: number | null;
  readonly isUnlimited: boolean | null;
  readonly waitingCount: number;
  readonly demoCount: number;
  readonly mailingListCount: number;
  readonly lastSignUpAt: Date | string | null;
  readonly lastSentAt: Date | string | null;
  readonly notifiedCount: number;
  readonly requestedUntil: string | null;
  readonly requestedTotal: number;
  readonly requestedSent: number;
}

interface Page {
  /** The last id of the page before. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** What the owner knows of products: also of those that are not shown, or were deleted. */
const nameColumns = sql`d.draft ->> 'title' as title, v.attributes, p.option_ordering as ordering, v.sku`;

const nameJoins = sql`left join documents d on d.website_id = g.website_id and d.kind = 'item' and d.document_id = g.item_id
  left join product_variants v on v.website_id = g.website_id and v.variant_id = g.variant_id
  left join products p on p.website_id = g.website_id and p.item_id = g.item_id`;

const isVisible = (now: Date): SQL => sql`coalesce(not v.is_retired and p.item_id is not null
  and ${visibleToViewer({ now, access: publicAccess })}, false)`;

/** The newest group first. */
export const listGroups = async (
  database: Queryable,
  websiteId: string,
  { variantId, before, limit, now }: Page & { readonly variantId?: string | undefined; readonly now: Date },
): Promise<ListedGroup[]> => {
  const { rows } = await database.execute<ListedGroup>(sql`
    select g.group_id as "groupId", g.item_id as "productId", g.variant_id as "variantId", ${nameColumns},
      case when i.item_id is null then null else '/' || c.url_id || '/' || i.url_id end as path,
      ${isVisible(now)} as "isSold", s.quantity, s.is_unlimited as "isUnlimited",
      w.waiting as "waitingCount", w.demo as "demoCount", w.joined as "mailingListCount", w.latest as "lastSignUpAt",
      g.last_sent_at as "lastSentAt", g.notified_count as "notifiedCount",
      g.requested_until as "requestedUntil", g.requested_total as "requestedTotal",
      g.requested_sent as "requestedSent"
    from restock_groups g ${nameJoins}
    left join stock_levels s on s.website_id = g.website_id and s.variant_id = g.variant_id
    left join items i on i.website_id = g.website_id and i.item_id = g.item_id
    left join collections c on c.website_id = i.website_id and c.collection_id = i.collection_id
    cross join lateral (select count(*) filter (where not u.is_demo)::int as waiting,
        count(*) filter (where u.is_demo)::int as demo,
        count(*) filter (where u.joins_mailing_list and not u.is_demo)::int as joined, max(u.signed_up_at) as latest
      from restock_sign_ups u where u.website_id = g.website_id and u.variant_id = g.variant_id
        and u.state = 'waiting') w
    where g.website_id = ${websiteId} ${variantId === undefined ? sql`` : sql`and g.variant_id = ${variantId}`}
      ${before === undefined ? sql`` : sql`and g.group_id < ${before}`}
    order by g.group_id desc limit ${limit}`);
  return rows;
};

/** The newest first, whatever has become of them. */
export const listSignUps = (
  database: Queryable,
  websiteId: string,
  { variantId, before, limit }: Page & { readonly variantId: string },
): Promise<SignUpRow[]> =>
  database
    .select()
    .from(restockSignUps)
    .where(
      and(
        eq(restockSignUps.websiteId, websiteId),
        eq(restockSignUps.variantId, variantId),
        before === undefined ? undefined : lt(restockSignUps.signUpId, before),
      ),
    )
    .orderBy(desc(restockSignUps.signUpId))
    .limit(limit);

export const hasGroup = async (
  database: Queryable,
  websiteId: string,
  { productId, variantId }: { readonly productId: string; readonly variantId: string },
): Promise<boolean> => {
  const { rows } = await database.execute(sql`select 1 from restock_groups where website_id = ${websiteId}
    and variant_id = ${variantId} and item_id = ${productId}`);
  return rows.length > 0;
};

export interface ExportedRow extends Record<string, unknown> {
  readonly signUpId: string;
  readonly email: string;
  readonly state: SignUpState;
  readonly language: string;
  readonly joinsMailingList: boolean;
  readonly consentText: string;
  readonly signedUpAt: Date | string;
  readonly doneAt: Date | string | null;
  readonly title: string | null;
  readonly attributes: Readonly<Record<string, string>> | null;
  readonly ordering: readonly string[] | null;
  readonly sku: string | null;
}

/** Of all variants, or of one. */
export const listExported = async (
  database: Queryable,
  websiteId: string,
  { variantId, before, limit }: Page & { readonly variantId: string | undefined },
): Promise<ExportedRow[]> => {
  const { rows } = await database.execute<ExportedRow>(sql`
    select u.sign_up_id as "signUpId", u.email, u.state, u.language, u.joins_mailing_list as "joinsMailingList",
      u.consent_text as "consentText", u.signed_up_at as "signedUpAt", u.done_at as "doneAt", ${nameColumns}
    from restock_sign_ups u
    join restock_groups g on g.website_id = u.website_id and g.variant_id = u.variant_id ${nameJoins}
    where u.website_id = ${websiteId} ${variantId === undefined ? sql`` : sql`and u.variant_id = ${variantId}`}
      ${before === undefined ? sql`` : sql`and u.sign_up_id < ${before}`}
    order by u.sign_up_id desc limit ${limit}`);
  return rows;
};

export const findSignUp = async (
  database: Queryable,
  websiteId: string,
  signUpId: string,
): Promise<SignUpRow | undefined> => {
  const [row] = await database
    .select()
    .from(restockSignUps)
    .where(and(eq(restockSignUps.websiteId, websiteId), eq(restockSignUps.signUpId, signUpId)));
  return row;
};

export const deleteSignUp = async (
  transaction: Queryable,
  websiteId: string,
  signUpId: string,
): Promise<boolean> => {
  const { rowCount } = await transaction
    .delete(restockSignUps)
    .where(and(eq(restockSignUps.websiteId, websiteId), eq(restockSignUps.signUpId, signUpId)));
  return (rowCount ?? 0) > 0;
};

/** All that the address waits for. The email that was answered so keeps its state: it was sent. */
export const unsubscribeAddress = async (
  transaction: Queryable,
  { websiteId, emailKey, now }: { readonly websiteId: string; readonly emailKey: string; readonly now: Date },
): Promise<void> => {
  await transaction.execute(sql`update restock_sign_ups set state = 'unsubscribed', done_at = ${now}
    where website_id = ${websiteId} and email_key = ${emailKey} and state = 'waiting'`);
};

/** What is done long ago, what nobody waits for any more, and variants that nothing is left of. */
export const sweepSignUps = async (
  database: Queryable,
  {
    doneBefore,
    waitingSince,
    now,
  }: { readonly doneBefore: Date; readonly waitingSince: Date; readonly now: Date },
): Promise<void> => {
  await database.execute(sql`delete from restock_sign_ups where signed_up_at < ${doneBefore}
    and done_at < ${doneBefore}`);
  await database.execute(sql`update restock_sign_ups u set state = 'ended', done_at = ${now}
    where u.state = 'waiting' and (u.signed_up_at < ${waitingSince} or not exists (
      select 1 from product_variants v
      join products p on p.website_id = v.website_id and p.item_id = v.item_id
      where v.website_id = u.website_id and v.variant_id = u.variant_id and not v.is_retired))`);
  await database.execute(sql`delete from restock_groups g where g.due_at is null and not exists (
    select 1 from restock_sign_ups u where u.website_id = g.website_id and u.variant_id = g.variant_id)`);
};
