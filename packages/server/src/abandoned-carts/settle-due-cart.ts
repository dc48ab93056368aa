import {
  abandonedCartLimits,
  decideAbandonedCart,
  type AbandonedCartDecision,
} from '@sitewright/domain/abandoned-carts';
import type { ShoppingCart } from '@sitewright/domain/cart';
import type { AbandonedCartSettings } from '@sitewright/domain/store';
import type { Site } from '@sitewright/domain/sites';
import type { AbandonedCartRow } from '../abandoned-cart-records/index.ts';
import type { Database, Queryable } from '../database/index.ts';
import { readStoreSettings } from '../store/index.ts';
import { deleteAbandonedCart, readCartSituation, updateAbandonedCart } from './due-carts-store.ts';
import { priceCarts, sendCartMail } from './send-cart-mail.ts';

export interface DueCart {
  /** The caches of carts belong to it; statements run in the transaction. */
  readonly pool: Database;
  readonly transaction: Queryable;
  readonly site: Site;
  readonly secret: string;
  readonly now: Date;
  readonly isByOwner?: boolean;
}

const HOUR_MS = 3_600_000;

interface Judged {
  readonly decision: AbandonedCartDecision;
  readonly cart: ShoppingCart | undefined;
}

const judge = async (
  { pool, transaction, site, now, isByOwner = false }: DueCart,
  row: AbandonedCartRow,
  settings: AbandonedCartSettings,
): Promise<Judged> => {
  const situation = await readCartSituation(transaction, row, now);
  const { entries, isPurchased, hasOrderedSince } = situation;
  const [cart] =
    entries && !isPurchased ? await priceCarts({ database: pool, transaction, site, now }, [entries]) : [];
  const decision = decideAbandonedCart(
    {
      settings,
      acceptsMarketing: row.acceptsMarketing,
      isUnsubscribed: situation.isUnsubscribed,
      isBought: isPurchased || hasOrderedSince,
      isPaying: situation.isPaying,
      lines: entries === null ? undefined : (cart?.entries.filter((line) => line.isAvailable).length ?? 0),
      wasEmailedLately: situation.wasEmailedLately,
    },
    { isByOwner },
  );
  return { decision, cart };
};

const send = async (due: DueCart, row: AbandonedCartRow, cart: ShoppingCart): Promise<void> => {
  const { transaction, site, secret, now } = due;
  await sendCartMail(transaction, { site, secret, row, cart });
  await updateAbandonedCart(transaction, row, {
    state: 'emailed',
    emailedAt: now,
    dueAt: null,
    itemCount: cart.entries
      .filter((line) => line.isAvailable)
      .reduce((sum, { quantity }) => sum + quantity, 0),
    valueCents: cart.subtotalCents,
    currency: cart.subtotal.currencyCode,
  });
};

/**
 * Sends the email about a cart, or decides that there is none. The row is locked: with the outbox in the same
 * transaction a checkout leads to one email, whatever ends the program.
 */
export const settleDueCart = async (due: DueCart, row: AbandonedCartRow): Promise<AbandonedCartDecision> => {
  const { transaction, site, now, isByOwner = false } = due;
  const { abandonedCarts: settings } = await readStoreSettings(transaction, site.id);
  const { decision, cart } = await judge(due, row, settings);
  if (decision.kind === 'send' && cart) await send(due, row, cart);
  // What the owner asked for and cannot be done changes nothing: the time of the cart still comes.
  else if (isByOwner) return decision;
  else if (decision.kind === 'wait')
    await updateAbandonedCart(transaction, row, {
      dueAt: new Date(now.getTime() + abandonedCartLimits.PAYING_HOURS * HOUR_MS),
    });
  else if (decision.kind === 'forget') await deleteAbandonedCart(transaction, row);
  else if (decision.kind === 'skip')
    await updateAbandonedCart(transaction, row, {
      state: 'skipped',
      skipReason: decision.reason,
      dueAt: null,
    });
  else if (decision.kind !== 'send')
    await updateAbandonedCart(transaction, row, { state: decision.kind, dueAt: null });
  return decision;
};
