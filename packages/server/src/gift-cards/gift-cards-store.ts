import type { GiftCardEntryKind, GiftCardStatus } from '@sitewright/domain/gift-cards';
import { and, desc, eq, gt, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { giftCards } from './gift-cards-tables.ts';

export type GiftCardRow = typeof giftCards.$inferSelect;

export interface GiftCardKey {
  readonly websiteId: string;
  readonly giftCardId: string;
}

const byKey = ({ websiteId, giftCardId }: GiftCardKey) =>
  and(eq(giftCards.websiteId, websiteId), eq(giftCards.giftCardId, giftCardId));

export const findGiftCard = async (
  database: Queryable,
  key: GiftCardKey,
): Promise<GiftCardRow | undefined> => {
  const [row] = await database.select().from(giftCards).where(byKey(key));
  return row;
};

export const lockGiftCard = async (
  transaction: Queryable,
  key: GiftCardKey,
): Promise<GiftCardRow | undefined> => {
  const [row] = await transaction.select().from(giftCards).where(byKey(key)).for('update');
  return row;
};

export type NewGiftCard = Omit<typeof giftCards.$inferInsert, 'balanceCents'>;

export const insertGiftCard = async (transaction: Queryable, card: NewGiftCard): Promise<void> => {
  await transaction.insert(giftCards).values({ ...card, balanceCents: 0 });
};

/** Cards of one statement, which has a limited number of values. */
const CARDS_AT_ONCE = 1000;

/** Those of an order, which an owner may have made of thousands. */
export const insertGiftCards = async (
  transaction: Queryable,
  cards: readonly NewGiftCard[],
): Promise<void> => {
  for (let at = 0; at < cards.length; at += CARDS_AT_ONCE) {
    const rows = cards.slice(at, at + CARDS_AT_ONCE).map((card) => ({ ...card, balanceCents: 0 }));
    await transaction.insert(giftCards).values(rows);
  }
};

export interface GiftCardEntry extends GiftCardKey {
  readonly kind: GiftCardEntryKind;
  readonly amountCents: number;
  readonly paymentId?: string | null;
  readonly refundId?: string | null;
  readonly note?: string;
  /** The name of a contributor; empty for the shopper and the program. */
  readonly madeBy?: string;
  readonly now: Date;
}

/** Entries of one kind, made together. Each card has one at most. */
export interface GiftCardEntries extends Omit<GiftCardEntry, 'giftCardId' | 'amountCents'> {
  readonly changes: readonly { readonly giftCardId: string; readonly amountCents: number }[];
}

/** The only way to change balances, in one statement: each is the sum of its entries. One below zero is a fault. */
export const insertEntries = async (
  transaction: Queryable,
  {
    websiteId,
    kind,
    changes,
    paymentId = null,
    refundId = null,
    note = '',
    madeBy = '',
    now,
  }: GiftCardEntries,
): Promise<void> => {
  if (changes.length === 0) return;
  const entryIds = sql.param(changes.map(() => newId()));
  const cardIds = sql.param(changes.map(({ giftCardId }) => giftCardId));
  const amounts = sql.param(changes.map(({ amountCents }) => amountCents));
  await transaction.execute(sql`
    with added as (
      select * from unnest(${entryIds}::text[], ${cardIds}::text[], ${amounts}::bigint[]) as e (entry_id, gift_card_id, amount_cents)
    ), changed as (
      update gift_cards g set balance_cents = g.balance_cents + a.amount_cents from added a
      where g.website_id = ${websiteId} and g.gift_card_id = a.gift_card_id
    )
    insert into gift_card_entries
      (website_id, entry_id, gift_card_id, kind, amount_cents, payment_id, refund_id, note, made_by, created_at)
    select ${websiteId}, entry_id, gift_card_id, ${kind}, amount_cents, ${paymentId}, ${refundId}, ${note}, ${madeBy},
      ${now}::timestamptz from added`);
};

export const insertEntry = (
  transaction: Queryable,
  { giftCardId, amountCents, ...entry }: GiftCardEntry,
): Promise<void> => insertEntries(transaction, { ...entry, changes: [{ giftCardId, amountCents }] });

export const markDisabled = async (transaction: Queryable, key: GiftCardKey, now: Date): Promise<void> => {
  await transaction.update(giftCards).set({ disabledAt: now }).where(byKey(key));
};

/** A new code: one that it had before is worth nothing from now on. */
export const setGiftCardCode = async (
  transaction: Queryable,
  key: GiftCardKey,
  code: Pick<GiftCardRow, 'codeHash' | 'lastFour' | 'deliveredAt'>,
): Promise<void> => {
  await transaction.update(giftCards).set(code).where(byKey(key));
};

export const setRecipient = async (
  transaction: Queryable,
  key: GiftCardKey,
  recipientEmail: string,
): Promise<void> => {
  await transaction.update(giftCards).set({ recipientEmail }).where(byKey(key));
};

const hasStatus = (status: GiftCardStatus, now: Date): SQL | undefined => {
  const { balanceCents, expiresAt, disabledAt, codeHash } = giftCards;
  const isIssued = and(isNull(disabledAt), isNotNull(codeHash));
  const isValid = and(isIssued, or(isNull(expiresAt), gt(expiresAt, now)));
  switch (status) {
    case 'disabled':
      return isNotNull(disabledAt);
    case 'scheduled':
      return and(isNull(disabledAt), isNull(codeHash));
    case 'expired':
      return and(isIssued, lte(expiresAt, now));
    case 'active':
      return and(isValid, gt(balanceCents, 0));
    case 'empty':
      return and(isValid, eq(balanceCents, 0));
  }
};

export interface GiftCardFilter {
  readonly now: Date;
  readonly limit: number;
  /** The last id of the page before. */
  readonly before?: string | undefined;
  readonly search?: string | undefined;
  readonly status?: GiftCardStatus | undefined;
}

const { lastFour, recipientName, recipientEmail, buyerEmail } = giftCards;

const includes = (search: string): SQL | undefined =>
  search === ''
    ? undefined
    : sql`position(lower(${search}) in lower(concat_ws(' ', ${lastFour}, ${recipientName}, ${recipientEmail}, ${buyerEmail}))) > 0`;

export interface Liability extends Record<string, unknown> {
  readonly currency: string;
  readonly cents: number;
  readonly count: number;
}

/** What customers can still spend, by currency. */
export const sumLiability = async (
  database: Queryable,
  websiteId: string,
  now: Date,
): Promise<Liability[]> => {
  const { rows } = await database.execute<Liability>(sql`
    select currency, sum(balance_cents)::float8 as cents, count(*)::int as count from gift_cards
    where website_id = ${websiteId} and not is_test and not is_demo and disabled_at is null and balance_cents > 0
      and (expires_at is null or expires_at > ${now}) group by currency order by currency`);
  return rows;
};

export const countDemoCards = async (database: Queryable, websiteId: string): Promise<number> =>
  database.$count(giftCards, and(eq(giftCards.websiteId, websiteId), eq(giftCards.isDemo, true)));

export interface BuyingOrder extends Record<string, unknown> {
  readonly orderId: string;
  readonly number: number;
  readonly isTest: boolean;
}

/** The orders that cards were bought with. */
export const listBuyingOrders = async (
  database: Queryable,
  websiteId: string,
  orderIds: readonly string[],
): Promise<BuyingOrder[]> => {
  if (orderIds.length === 0) return [];
  const { rows } = await database.execute<BuyingOrder>(sql`
    select order_id as "orderId", number, is_test as "isTest" from orders
    where website_id = ${websiteId} and order_id = any(${sql.param([...orderIds])}::text[])`);
  return rows;
};

/** Ids are in the order of their creation. */
export const listGiftCards = (
  database: Queryable,
  websiteId: string,
  { now, limit, before, search = '', status }: GiftCardFilter,
): Promise<GiftCardRow[]> =>
  database
    .select()
    .from(giftCards)
    .where(
      and(
        eq(giftCards.websiteId, websiteId),
        before === undefined ? undefined : lt(giftCards.giftCardId, before),
        includes(search.trim()),
        status && hasStatus(status, now),
      ),
    )
    .orderBy(desc(giftCards.giftCardId))
    .limit(limit);

export interface LedgerEntry extends Record<string, unknown> {
  readonly entryId: string;
  readonly kind: GiftCardEntryKind;
  readonly amountCents: number;
  readonly orderId: string | null;
  readonly orderNumber: number | null;
  readonly isTestOrder: boolean | null;
  readonly note: string;
  readonly madeBy: string;
  readonly createdAt: Date | string;
}

/** Newest first, each with the order that its payment or refund belongs to. */
export const listEntries = async (
  database: Queryable,
  { websiteId, giftCardId }: GiftCardKey,
): Promise<LedgerEntry[]> => {
  const { rows } = await database.execute<LedgerEntry>(sql`
    select e.entry_id as "entryId", e.kind, e.amount_cents::float8 as "amountCents", o.order_id as "orderId",
      o.number as "orderNumber", o.is_test as "isTestOrder", e.note, e.made_by as "madeBy", e.created_at as "createdAt"
    from gift_card_entries e
    left join payments p on p.website_id = e.website_id and p.payment_id = e.payment_id
    left join refunds r on r.website_id = e.website_id and r.refund_id = e.refund_id
    left join orders o on o.website_id = e.website_id and o.order_id = coalesce(p.order_id, r.order_id)
    where e.website_id = ${websiteId} and e.gift_card_id = ${giftCardId}
    order by e.entry_id desc`);
  return rows;
};
