import type { Site } from '@sitewright/domain/sites';
import type { Database, Queryable } from '../database/index.ts';
import { sampleLinks, mailedLines, type CartMailToCompose } from './cart-mail.ts';
import { findAbandonedCart, listCartEntries } from './due-carts-store.ts';
import { priceCarts } from './send-cart-mail.ts';

interface CartReader {
  readonly pool: Database;
  /** The pool, or a transaction of it. */
  readonly database: Queryable;
  readonly site: Site;
  readonly publicOrigin: string;
  readonly now: Date;
}

/** The email about a cart as it would be sent now, with links that restore nothing. Undefined where nothing is in it. */
export const readCartMail = async (
  { pool, database, site, publicOrigin, now }: CartReader,
  checkoutId: string,
  language: string,
): Promise<CartMailToCompose | undefined> => {
  const row = await findAbandonedCart(database, { websiteId: site.id, checkoutId });
  const stored = row && (await listCartEntries(database, site.id, [row.cartId])).get(row.cartId);
  if (!row || !stored) return undefined;
  const transaction = database === pool ? {} : { transaction: database };
  const [cart] = await priceCarts({ database: pool, ...transaction, site, now }, [stored]);
  const lines = cart ? mailedLines(cart, publicOrigin) : [];
  if (!cart || lines.length === 0) return undefined;
  return {
    site,
    publicOrigin,
    language,
    firstName: row.firstName,
    lines,
    subtotal: cart.subtotal.text,
    ...sampleLinks(publicOrigin),
  };
};
