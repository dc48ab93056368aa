import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { restockGroups, restockSignUps } from './restock-records-tables.ts';

export type SignUpRow = typeof restockSignUps.$inferSelect;
export type GroupRow = typeof restockGroups.$inferSelect;

export interface GroupKey {
  readonly websiteId: string;
  readonly variantId: string;
}

/** More notices than this are never due for one variant. */
const MOST_PIECES = 1_000_000;

/**
 * Marks pieces that came back, of variants that somebody waits for. The stock levels are locked: a sign-up that comes at
 * the same time is either seen here or sees the new level.
 */
export const noteReturnedPieces = async (
  transaction: Queryable,
  websiteId: string,
  pieces: ReadonlyMap<string, number>,
): Promise<void> => {
  const rows = [...pieces].map(([variantId, count]) => ({
    variant_id: variantId,
    return_id: newId(),
    pieces: Math.min(count, MOST_PIECES),
  }));
  if (rows.length === 0) return;
  await transaction.execute(sql`insert into restock_returns (website_id, return_id, variant_id, pieces)
    select ${websiteId}, r.return_id, r.variant_id, r.pieces
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(variant_id text, return_id text, pieces int)
    where exists (select 1 from restock_sign_ups s where s.website_id = ${websiteId}
      and s.variant_id = r.variant_id and s.state = 'waiting')`);
};

/**
 * Marks variants that can be bought without stock from now on, if somebody waits for them: as many pieces as anybody may
 * want. Called before the variants are written.
 */
export const noteBackorders = async (
  transaction: Queryable,
  websiteId: string,
  variantIds: readonly string[],
): Promise<void> => {
  const rows = variantIds.map((variantId) => ({ variant_id: variantId, return_id: newId() }));
  if (rows.length === 0) return;
  await transaction.execute(sql`insert into restock_returns (website_id, return_id, variant_id, pieces)
    select ${websiteId}, r.return_id, r.variant_id, ${MOST_PIECES}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(variant_id text, return_id text)
    join product_variants v on v.website_id = ${websiteId} and v.variant_id = r.variant_id and not v.allow_backorder
    where exists (select 1 from restock_sign_ups s where s.website_id = ${websiteId}
      and s.variant_id = r.variant_id and s.state = 'waiting')`);
};

/** Of a person who is erased. Numbers of emails that were sent stay. */
export const eraseSignUps = async (
  transaction: Queryable,
  websiteId: string,
  emailKeys: readonly string[],
): Promise<void> => {
  await transaction.execute(sql`delete from restock_sign_ups where website_id = ${websiteId}
    and email_key = any(${sql.param([...emailKeys])}::text[])`);
};

export const insertGroup = async (
  transaction: Queryable,
  { websiteId, variantId, itemId }: GroupKey & { readonly itemId: string },
): Promise<void> => {
  await transaction
    .insert(restockGroups)
    .values({ websiteId, variantId, itemId, groupId: newId() })
    .onConflictDoNothing();
};

/** Whoever waits already waits as long as before: only what they said anew is stored. */
export const putSignUp = async (
  transaction: Queryable,
  row: typeof restockSignUps.$inferInsert,
): Promise<void> => {
  await transaction
    .insert(restockSignUps)
    .values(row)
    .onConflictDoUpdate({
      target: [restockSignUps.websiteId, restockSignUps.variantId, restockSignUps.emailKey],
      targetWhere: sql`state = 'waiting'`,
      set: {
        language: sql`excluded.language`,
        publicOrigin: sql`excluded.public_origin`,
        joinsMailingList: sql`${restockSignUps.joinsMailingList} or excluded.joins_mailing_list`,
        consentText: sql`case when excluded.joins_mailing_list then excluded.consent_text
          else ${restockSignUps.consentText} end`,
      },
    });
};

/** With the variants that nobody else waits for. */
export const deleteDemoSignUps = async (transaction: Queryable, websiteId: string): Promise<void> => {
  await transaction
    .delete(restockSignUps)
    .where(and(eq(restockSignUps.websiteId, websiteId), eq(restockSignUps.isDemo, true)));
  await transaction.execute(sql`delete from restock_groups g where g.website_id = ${websiteId} and not exists (
    select 1 from restock_sign_ups u where u.website_id = g.website_id and u.variant_id = g.variant_id)`);
};
