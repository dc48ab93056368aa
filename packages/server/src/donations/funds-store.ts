import type { FundTerms } from '@sitewright/domain/donations';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { donationFunds } from './donations-tables.ts';

export type FundRow = typeof donationFunds.$inferSelect;

export interface FundKey {
  readonly websiteId: string;
  readonly fundId: string;
}

const isOne = ({ websiteId, fundId }: FundKey) =>
  and(eq(donationFunds.websiteId, websiteId), eq(donationFunds.fundId, fundId));

/** Those that take donations first, in the order of their creation. */
export const listFunds = (database: Queryable, websiteId: string): Promise<FundRow[]> =>
  database
    .select()
    .from(donationFunds)
    .where(eq(donationFunds.websiteId, websiteId))
    .orderBy(sql`${donationFunds.archivedAt} is not null`, donationFunds.fundId);

export const listActiveFunds = (database: Queryable, websiteId: string): Promise<FundRow[]> =>
  database
    .select()
    .from(donationFunds)
    .where(and(eq(donationFunds.websiteId, websiteId), isNull(donationFunds.archivedAt)))
    .orderBy(donationFunds.fundId);

/** What owners wrote to thank for donations to these funds; empty where nobody did. */
export const readThanks = async (
  database: Queryable,
  websiteId: string,
  fundIds: readonly string[],
): Promise<string> => {
  const rows = await database
    .select({ thanks: sql<string>`${donationFunds.terms} ->> 'thanks'` })
    .from(donationFunds)
    .where(and(eq(donationFunds.websiteId, websiteId), inArray(donationFunds.fundId, [...fundIds])))
    .orderBy(donationFunds.fundId);
  return rows
    .map(({ thanks }) => thanks)
    .filter((text) => text !== '')
    .join('\n\n');
};

export const findFund = async (database: Queryable, key: FundKey): Promise<FundRow | undefined> => {
  const [row] = await database.select().from(donationFunds).where(isOne(key));
  return row;
};

export const lockFund = async (transaction: Queryable, key: FundKey): Promise<FundRow | undefined> => {
  const [row] = await transaction.select().from(donationFunds).where(isOne(key)).for('update');
  return row;
};

export const countFunds = (database: Queryable, websiteId: string): Promise<number> =>
  database.$count(donationFunds, eq(donationFunds.websiteId, websiteId));

export const insertFund = async (
  transaction: Queryable,
  { websiteId, fundId, terms, now }: FundKey & { readonly terms: FundTerms; readonly now: Date },
): Promise<FundRow | undefined> => {
  const [row] = await transaction
    .insert(donationFunds)
    .values({ websiteId, fundId, slug: terms.slug, terms, createdAt: now, updatedAt: now })
    .returning();
  return row;
};

export const updateFund = async (
  transaction: Queryable,
  { websiteId, fundId, terms, now }: FundKey & { readonly terms: FundTerms; readonly now: Date },
): Promise<FundRow | undefined> => {
  const [row] = await transaction
    .update(donationFunds)
    .set({ slug: terms.slug, terms, updatedAt: now, revision: sql`${donationFunds.revision} + 1` })
    .where(isOne({ websiteId, fundId }))
    .returning();
  return row;
};

export const setArchived = async (
  transaction: Queryable,
  key: FundKey,
  { archivedAt, now }: { readonly archivedAt: Date | null; readonly now: Date },
): Promise<FundRow | undefined> => {
  const [row] = await transaction
    .update(donationFunds)
    .set({ archivedAt, updatedAt: now, revision: sql`${donationFunds.revision} + 1` })
    .where(isOne(key))
    .returning();
  return row;
};
