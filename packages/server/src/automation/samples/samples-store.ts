import type { AnswerSummary } from '@sitewright/domain/forms';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';

export interface Latest {
  readonly websiteId: string;
  readonly limit: number;
}

interface SubmissionSample extends Record<string, unknown> {
  readonly submissionId: string;
  readonly formId: string;
  readonly formName: string;
  readonly submittedAt: Date | string;
  readonly sender: string | null;
  readonly pagePath: string;
  readonly answers: readonly AnswerSummary[];
}

export const latestSubmissions = async (
  database: Queryable,
  { websiteId, limit }: Latest,
  formId: string | undefined,
): Promise<SubmissionSample[]> => {
  const { rows } = await database.execute<SubmissionSample>(sql`
    select s.submission_id as "submissionId", s.form_id as "formId", s.form_name as "formName",
      s.submitted_at as "submittedAt", s.sender, s.page_path as "pagePath", s.answers
    from form_submissions s where s.website_id = ${websiteId} and s.state = 'inbox'
      ${formId === undefined ? sql`` : sql`and s.form_id = ${formId}`}
    order by s.submission_id desc limit ${limit}`);
  return rows;
};

interface CommentSample extends Record<string, unknown> {
  readonly commentId: string;
  readonly itemId: string;
  readonly parentId: string | null;
  readonly authorName: string;
  readonly email: string | null;
  readonly website: string | null;
  readonly body: string;
  readonly state: 'approved' | 'pending';
}

export const latestComments = async (
  database: Queryable,
  { websiteId, limit }: Latest,
): Promise<CommentSample[]> => {
  const { rows } = await database.execute<CommentSample>(sql`
    select c.comment_id as "commentId", c.item_id as "itemId", c.parent_id as "parentId",
      c.author_name as "authorName", c.email, c.website, c.body, c.state
    from comments c where c.website_id = ${websiteId} and c.state in ('approved', 'pending')
    order by c.comment_id desc limit ${limit}`);
  return rows;
};

interface ProductSample extends Record<string, unknown> {
  readonly id: string;
  readonly collectionId: string;
  readonly title: string;
  readonly urlId: string;
  readonly productType: number;
}

export const latestProducts = async (
  database: Queryable,
  { websiteId, limit }: Latest,
): Promise<ProductSample[]> => {
  const { rows } = await database.execute<ProductSample>(sql`
    select i.item_id as id, i.collection_id as "collectionId", i.title, i.url_id as "urlId",
      p.product_type as "productType"
    from products p join items i on i.website_id = p.website_id and i.item_id = p.item_id
    where p.website_id = ${websiteId} and i.status = 'published' and not i.is_trashed
    order by i.item_id desc limit ${limit}`);
  return rows;
};

type OrderSort = 'created' | 'fulfilled' | 'refunded';

const wherePart = {
  created: sql``,
  fulfilled: sql`and exists (select 1 from shipments s where s.website_id = o.website_id and s.order_id = o.order_id)`,
  refunded: sql`and exists (select 1 from refunds r where r.website_id = o.website_id and r.order_id = o.order_id)`,
} as const;

/** Ids of orders, newest first. */
export const latestOrders = async (
  database: Queryable,
  { websiteId, limit }: Latest,
  sort: OrderSort,
): Promise<string[]> => {
  const { rows } = await database.execute<{ id: string }>(sql`select o.order_id as id from orders o
    where o.website_id = ${websiteId} ${wherePart[sort]} order by o.placed_at desc, o.order_id desc limit ${limit}`);
  return rows.map(({ id }) => id);
};

interface JoinedSample extends Record<string, unknown> {
  readonly email: string;
  readonly list: string;
  readonly joinedAt: Date | string;
}

export const latestSignUps = async (
  database: Queryable,
  { websiteId, limit }: Latest,
): Promise<JoinedSample[]> => {
  const { rows } =
    await database.execute<JoinedSample>(sql`select m.email, l.name as list, m.state_at as "joinedAt"
    from mailing_list_members m join mailing_lists l on l.website_id = m.website_id and l.list_id = m.list_id
    where m.website_id = ${websiteId} and m.state = 'subscribed' order by m.member_id desc limit ${limit}`);
  return rows;
};

interface StockSample extends Record<string, unknown> {
  readonly variantId: string;
  readonly quantity: number | null;
}

/** Of variants that are counted first. */
export const someStock = async (
  database: Queryable,
  { websiteId, limit }: Latest,
): Promise<StockSample[]> => {
  const { rows } = await database.execute<StockSample>(sql`select s.variant_id as "variantId",
      case when s.is_unlimited then null else s.quantity end as quantity
    from stock_levels s join product_variants v on v.website_id = s.website_id and v.variant_id = s.variant_id
    where s.website_id = ${websiteId} order by s.is_unlimited, s.quantity, s.variant_id limit ${limit}`);
  return rows;
};
