import type { DiscountStatus, DiscountTerms } from '@sitewright/domain/discounts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { discounts } from './discounts-tables.ts';

export type DiscountRow = typeof discounts.$inferSelect;

const isLive = (websiteId: string) => and(eq(discounts.websiteId, websiteId), isNull(discounts.deletedAt));
const isOne = (websiteId: string, id: string) => and(isLive(websiteId), eq(discounts.discountId, id));

const { startsAt, endsAt, isEnabled, code } = discounts;

const hasStatus = (status: DiscountStatus, now: Date): SQL | undefined => {
  const isOver = and(isNotNull(endsAt), lte(endsAt, now));
  const isNotOver = or(isNull(endsAt), gt(endsAt, now));
  switch (status) {
    case 'disabled':
      return eq(isEnabled, false);
    case 'expired':
      return and(eq(isEnabled, true), isOver);
    case 'scheduled':
      return and(eq(isEnabled, true), isNotOver, gt(startsAt, now));
    case 'active':
      return and(eq(isEnabled, true), isNotOver, or(isNull(startsAt), lte(startsAt, now)));
  }
};

export interface DiscountFilter {
  readonly now: Date;
  readonly limit: number;
  /** The last id of the page before. */
  readonly before?: string | undefined;
  readonly search?: string | undefined;
  readonly status?: DiscountStatus | undefined;
  readonly trigger?: 'code' | 'automatic' | undefined;
}

const isTriggeredBy = (trigger: DiscountFilter['trigger']): SQL | undefined => {
  if (trigger === undefined) return undefined;
  return trigger === 'code' ? isNotNull(code) : isNull(code);
};

/** Ids are in the order of their creation. */
export const listDiscounts = (
  database: Queryable,
  websiteId: string,
  { now, limit, before, search = '', status, trigger }: DiscountFilter,
): Promise<DiscountRow[]> =>
  database
    .select()
    .from(discounts)
    .where(
      and(
        isLive(websiteId),
        before === undefined ? undefined : lt(discounts.discountId, before),
        search.trim() === ''
          ? undefined
          : sql`position(lower(${search.trim()}) in lower(${discounts.name} || ' ' || coalesce(${code}, ''))) > 0`,
        status && hasStatus(status, now),
        isTriggeredBy(trigger),
      ),
    )
    .orderBy(desc(discounts.discountId))
    .limit(limit);

export const findDiscount = async (
  database: Queryable,
  websiteId: string,
  id: string,
): Promise<DiscountRow | undefined> => {
  const [row] = await database.select().from(discounts).where(isOne(websiteId, id));
  return row;
};

/** No other transaction changes it until this one ends. */
export const lockDiscount = async (
  transaction: Queryable,
  websiteId: string,
  id: string,
): Promise<DiscountRow | undefined> => {
  const [row] = await transaction.select().from(discounts).where(isOne(websiteId, id)).for('update');
  return row;
};

/** In all, and those that apply by themselves, without the given one. */
export const countDiscounts = async (
  database: Queryable,
  websiteId: string,
  except: string,
): Promise<{ readonly all: number; readonly automatic: number }> => {
  const [row] = await database
    .select({ all: count(), automatic: sql<number>`count(*) filter (where ${code} is null)`.mapWith(Number) })
    .from(discounts)
    .where(and(isLive(websiteId), ne(discounts.discountId, except)));
  return row ?? { all: 0, automatic: 0 };
};

export const isCodeTaken = async (
  database: Queryable,
  websiteId: string,
  wanted: string,
): Promise<boolean> => {
  const [row] = await database
    .select({ id: discounts.discountId })
    .from(discounts)
    .where(and(isLive(websiteId), eq(code, wanted)));
  return row !== undefined;
};

const momentOf = (time: number | null): Date | null => (time === null ? null : new Date(time));

/** The columns of the terms. */
const columnsOf = (terms: DiscountTerms) => ({
  name: terms.name,
  code: terms.code,
  isEnabled: terms.isEnabled,
  startsAt: momentOf(terms.startsOn),
  endsAt: momentOf(terms.endsOn),
  terms,
});

export interface DiscountWrite {
  readonly websiteId: string;
  readonly id: string;
  readonly terms: DiscountTerms;
  readonly now: Date;
}

export const insertDiscount = async (
  transaction: Queryable,
  { websiteId, id, terms, now }: DiscountWrite,
): Promise<DiscountRow | undefined> => {
  const [row] = await transaction
    .insert(discounts)
    .values({ websiteId, discountId: id, ...columnsOf(terms), createdAt: now, updatedAt: now })
    .returning();
  return row;
};

export const updateDiscount = async (
  transaction: Queryable,
  { websiteId, id, terms, now }: DiscountWrite,
): Promise<DiscountRow | undefined> => {
  const [row] = await transaction
    .update(discounts)
    .set({ ...columnsOf(terms), updatedAt: now, revision: sql`${discounts.revision} + 1` })
    .where(isOne(websiteId, id))
    .returning();
  return row;
};

export const deleteDiscount = async (
  transaction: Queryable,
  websiteId: string,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<DiscountRow | undefined> => {
  const [row] = await transaction
    .update(discounts)
    .set({ deletedAt: now })
    .where(isOne(websiteId, id))
    .returning();
  return row;
};

/** All of a site, for its export. */
export const listAllDiscounts = (database: Queryable, websiteId: string): Promise<DiscountRow[]> =>
  database.select().from(discounts).where(isLive(websiteId)).orderBy(asc(discounts.discountId));
