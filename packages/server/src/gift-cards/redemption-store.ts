import { openPaymentStates } from '@sitewright/domain/payments';
import { and, eq, sql } from 'drizzle-orm';
import { runPrepared, sql as statement, type Queryable } from '../database/index.ts';
import { insertEntries, type GiftCardRow } from './gift-cards-store.ts';
import { giftCards } from './gift-cards-tables.ts';

export interface RedeemingPayment {
  readonly websiteId: string;
  readonly paymentId: string;
}

/** What a payment takes from a card. */
export interface Redemption {
  readonly id: string;
  readonly amountCents: number;
}

export const findGiftCardByHash = async (
  database: Queryable,
  websiteId: string,
  codeHash: string,
): Promise<GiftCardRow | undefined> => {
  const [row] = await database
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.websiteId, websiteId), eq(giftCards.codeHash, codeHash)));
  return row;
};

export const hasGiftCards = async (database: Queryable, websiteId: string): Promise<boolean> => {
  const rows = await database
    .select({ id: giftCards.giftCardId })
    .from(giftCards)
    .where(eq(giftCards.websiteId, websiteId))
    .limit(1);
  return rows.length > 0;
};

/** In the order of their ids, everywhere: two payments that use the same cards wait for each other. */
export const lockGiftCards = async (
  transaction: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  await runPrepared(
    transaction,
    statement`select 1 from gift_cards where website_id = ${websiteId}
      and gift_card_id = any(${ids}::text[]) order by gift_card_id for update`,
  );
};

export interface EnteredCardRow extends Record<string, unknown> {
  readonly id: string;
  readonly lastFour: string;
  readonly currency: string;
  readonly isTest: boolean;
  /** With what the checkout's own attempt holds, which a new attempt replaces. */
  readonly balanceCents: number;
  readonly expiresAt: Date | null;
  readonly disabledAt: Date | null;
}

/** The cards of a checkout, in the order in which they were entered. */
export const listEnteredCards = async (
  database: Queryable,
  { websiteId, checkoutId, giftCardIds }: EnteredCards,
): Promise<EnteredCardRow[]> => {
  if (giftCardIds.length === 0) return [];
  return runPrepared(
    database,
    statement`select g.gift_card_id as id, g.last_four as "lastFour", g.currency, g.is_test as "isTest",
      (g.balance_cents - coalesce((select sum(e.amount_cents) from gift_card_entries e
        join payments p on p.website_id = e.website_id and p.payment_id = e.payment_id
        where e.website_id = g.website_id and e.gift_card_id = g.gift_card_id and p.checkout_id = ${checkoutId}
          and p.order_id is null and p.state = any(${openPaymentStates}::text[])), 0))::float8
        as "balanceCents", g.expires_at as "expiresAt", g.disabled_at as "disabledAt"
    from unnest(${giftCardIds}::text[]) with ordinality entered (id, place)
    join gift_cards g on g.website_id = ${websiteId} and g.gift_card_id = entered.id order by entered.place`,
  );
};

export interface EnteredCards {
  readonly websiteId: string;
  readonly checkoutId: string;
  readonly giftCardIds: readonly string[];
}

/** Takes what a payment redeems. The cards are locked. */
export const redeemGiftCards = async (
  transaction: Queryable,
  { websiteId, paymentId }: RedeemingPayment,
  { redemptions, now }: { readonly redemptions: readonly Redemption[]; readonly now: Date },
): Promise<void> => {
  const changes = redemptions.map(({ id, amountCents }) => ({ giftCardId: id, amountCents: -amountCents }));
  await insertEntries(transaction, { websiteId, kind: 'redeemed', changes, paymentId, now });
};

/** What a payment has taken and not released, by card. */
export const listRedeemed = async (
  transaction: Queryable,
  { websiteId, paymentId }: RedeemingPayment,
): Promise<Redemption[]> => {
  const { rows } = await transaction.execute<{ id: string; amountCents: number }>(sql`
    select gift_card_id as id, -sum(amount_cents)::float8 as "amountCents" from gift_card_entries
    where website_id = ${websiteId} and payment_id = ${paymentId}
    group by gift_card_id having sum(amount_cents) <> 0 order by gift_card_id`);
  return rows;
};

/** A payment that failed gives back what it took. */
export const releaseGiftCards = async (
  transaction: Queryable,
  payment: RedeemingPayment,
  now: Date,
): Promise<void> => {
  const { websiteId, paymentId } = payment;
  const held = await listRedeemed(transaction, payment);
  await lockGiftCards(
    transaction,
    websiteId,
    held.map(({ id }) => id),
  );
  const changes = held.map(({ id: giftCardId, amountCents }) => ({ giftCardId, amountCents }));
  await insertEntries(transaction, { websiteId, kind: 'released', changes, paymentId, now });
};

/**
 * A payment that was taken for failed has succeeded after all: it needs what it has released. False where that was spent
 * meanwhile.
 */
export const regainGiftCards = async (
  transaction: Queryable,
  payment: RedeemingPayment,
  { redemptions, now }: { readonly redemptions: readonly Redemption[]; readonly now: Date },
): Promise<boolean> => {
  if (redemptions.length === 0 || (await listRedeemed(transaction, payment)).length > 0) return true;
  const { websiteId } = payment;
  const giftCardIds = redemptions.map(({ id }) => id);
  await lockGiftCards(transaction, websiteId, giftCardIds);
  const cards = await listEnteredCards(transaction, { websiteId, checkoutId: '', giftCardIds });
  const isThere = redemptions.every(({ id, amountCents }) =>
    cards.some((card) => card.id === id && card.balanceCents >= amountCents),
  );
  if (isThere) await redeemGiftCards(transaction, payment, { redemptions, now });
  return isThere;
};
