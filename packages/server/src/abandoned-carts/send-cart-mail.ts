import { deriveCart, type CartEntry, type ShoppingCart } from '@sitewright/domain/cart';
import { contactEmailOf, type Site } from '@sitewright/domain/sites';
import { emailLanguageOf } from '@sitewright/domain/store-emails';
import type { AbandonedCartRow } from '../abandoned-cart-records/index.ts';
import { loadVariants } from '../cart/index.ts';
import { driverOf, type Database, type Queryable } from '../database/index.ts';
import { enqueueMail, isMailAddress } from '../mail/index.ts';
import { readStoredEmail } from '../store-email-texts/index.ts';
import { cartLinkQuery, ONE_CLICK_PATH, RESTORE_PATH, UNSUBSCRIBE_PATH } from './cart-link.ts';
import { composeCartMail, mailedLines } from './cart-mail.ts';

export interface PricedCarts {
  readonly database: Database;
  /** In which the carts are read. */
  readonly transaction?: Queryable;
  readonly site: Site;
  readonly now: Date;
}

/** What carts cost now, each as a visitor would see it. */
export const priceCarts = async (
  { database, transaction, site, now }: PricedCarts,
  carts: readonly (readonly CartEntry[])[],
): Promise<ShoppingCart[]> => {
  const variantIds = [...new Set(carts.flat().map(({ variantId }) => variantId))];
  const { state, context } = await loadVariants({
    database,
    ...(transaction ? { driver: driverOf(transaction) } : {}),
    site,
    now,
    variantIds,
    entries: carts.flat(),
  });
  return carts.map((entries) => deriveCart({ ...state, entries }, context));
};

export interface CartToMail {
  readonly site: Site;
  readonly secret: string;
  readonly row: AbandonedCartRow;
  readonly cart: ShoppingCart;
}

/** Adds the email to the outbox. Its links bring lines back and unsubscribe: nothing in it has to be kept secret. */
export const sendCartMail = async (
  transaction: Queryable,
  { site, secret, row, cart }: CartToMail,
): Promise<void> => {
  const { publicOrigin, firstName } = row;
  const { language } = site.settings;
  const { texts } = await readStoredEmail(transaction, site.id, 'abandoned-cart');
  const replyTo = contactEmailOf(site.settings.socialAccounts) ?? '';
  const unsubscribe = cartLinkQuery(secret, 'unsubscribe', row);
  await enqueueMail(transaction, {
    websiteId: site.id,
    to: row.email,
    fromName: site.settings.title,
    ...(isMailAddress(replyTo) ? { replyTo } : {}),
    headers: {
      'auto-submitted': 'auto-generated',
      'list-unsubscribe': `<${publicOrigin}${ONE_CLICK_PATH}?${unsubscribe}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    },
    language,
    ...composeCartMail({
      site,
      publicOrigin,
      language,
      firstName,
      lines: mailedLines(cart, publicOrigin),
      subtotal: cart.subtotal.text,
      cartUrl: `${publicOrigin}${RESTORE_PATH}?${cartLinkQuery(secret, 'restore', row)}`,
      unsubscribeUrl: `${publicOrigin}${UNSUBSCRIBE_PATH}?${unsubscribe}`,
      own: texts[emailLanguageOf(language)],
    }),
  });
};
