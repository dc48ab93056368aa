import { sql } from 'drizzle-orm';
import { runPrepared, sql as statement, type Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { downloads } from './downloads-tables.ts';

export interface BoughtLine {
  readonly lineId: string;
  readonly itemId: string;
  readonly quantity: number;
}

/** How often each piece may be fetched: lost files and second devices, not a club of friends. */
const FETCHES = 10;

/** The files of the products that an order has, as they are now. */
export const insertDownloads = async (
  transaction: Queryable,
  { websiteId, orderId, now }: { readonly websiteId: string; readonly orderId: string; readonly now: Date },
  lines: readonly BoughtLine[],
): Promise<boolean> => {
  const rows = await runPrepared<{ itemId: string; fileId: string }>(
    transaction,
    statement`select item_id as "itemId", file_id as "fileId" from products where website_id = ${websiteId}
      and file_id is not null and item_id = any(${lines.map(({ itemId }) => itemId)}::text[])`,
  );
  const fileOf = new Map(rows.map(({ itemId, fileId }) => [itemId, fileId]));
  const bought = lines.flatMap(({ lineId, itemId, quantity }) => {
    const assetId = fileOf.get(itemId);
    const row = { websiteId, downloadId: newId(), orderId, lineId, maxCount: quantity * FETCHES };
    return assetId === undefined ? [] : [{ ...row, assetId, createdAt: now }];
  });
  if (bought.length > 0) await transaction.insert(downloads).values(bought);
  return bought.length > 0;
};

export type BoughtDownload = {
  readonly downloadId: string;
  readonly orderId: string;
  readonly lineId: string;
  readonly assetId: string;
  readonly filename: string;
  readonly bytes: number;
  readonly count: number;
  readonly maxCount: number;
  /** Paid for, not refunded and not cancelled. */
  readonly isOwned: boolean;
};

const columns = sql`d.download_id as "downloadId", d.order_id as "orderId", d.line_id as "lineId", d.asset_id as "assetId", a.filename,
  a.bytes::float8 as bytes, d.count, d.max_count as "maxCount",
  (o.payment_state in ('paid', 'part-refunded') and o.fulfilment_state <> 'cancelled'
    and l.refunded_quantity < l.quantity) as "isOwned"`;

const tables = sql`downloads d
  join orders o on o.website_id = d.website_id and o.order_id = d.order_id
  join order_lines l on l.website_id = d.website_id and l.order_id = d.order_id and l.line_id = d.line_id
  join assets a on a.website_id = d.website_id and a.asset_id = d.asset_id and a.trashed_at is null`;

export const listDownloads = async (
  database: Queryable,
  websiteId: string,
  orderIds: readonly string[],
): Promise<readonly BoughtDownload[]> => {
  const { rows } = await database.execute<BoughtDownload>(sql`select ${columns} from ${tables}
    where d.website_id = ${websiteId} and d.order_id = any(${sql.param([...orderIds])}::text[])
    order by l.place`);
  return rows;
};

export const findDownload = async (
  database: Queryable,
  websiteId: string,
  downloadId: string,
): Promise<BoughtDownload | undefined> => {
  const { rows } = await database.execute<BoughtDownload>(sql`select ${columns} from ${tables}
    where d.website_id = ${websiteId} and d.download_id = ${downloadId}`);
  return rows[0];
};

/** False where it was fetched as often as it may be. */
export const countDownload = async (
  database: Queryable,
  websiteId: string,
  downloadId: string,
): Promise<boolean> => {
  const { rowCount } = await database.execute(sql`update downloads set count = count + 1
    where website_id = ${websiteId} and download_id = ${downloadId} and count < max_count`);
  return (rowCount ?? 0) > 0;
};
