import { abandonedCartTextsIn } from '@sitewright/domain/abandoned-carts';
import { pageTypes, type PageType } from '@sitewright/domain/pages';
import type { MessagePage } from '@sitewright/render/checkout';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loadVisitorCart, restoreCart, restoreSubscription } from '../cart/index.ts';
import { findRequestVisitor, type CheckoutVisitor, type VisitorServices } from '../checkout/index.ts';
import { isRefusal, refuse, sendRefusal } from '../http/index.ts';
import type { PageHandler } from '../pages/index.ts';
import type { AbandonedCartRow } from '../abandoned-cart-records/index.ts';
import { readCartLink, RESTORE_PATH } from './cart-link.ts';
import { findAbandonedCart, readCartEntries, updateAbandonedCart } from './due-carts-store.ts';

export interface CartPageServices extends VisitorServices {
  readonly pages: PageHandler;
  readonly secret: string;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface ShownMessage {
  readonly message: MessagePage;
  readonly status?: number;
  readonly pageType?: PageType;
}

const GONE = 410;
const NOT_FOUND = 404;

export const showMessage = async (
  { pages }: CartPageServices,
  { request, reply }: Exchange,
  { message, status = 200, pageType = pageTypes.mainContent }: ShownMessage,
): Promise<void> => {
  reply.hijack();
  await pages.serveShopPage(request.raw, reply.raw, {
    pageType,
    status,
    order: { kind: 'message', message },
  });
};

/** Why there is nothing to bring back. */
const messageOf = (
  { site: { settings } }: CheckoutVisitor,
  kind: 'bought' | 'expired' | 'wrong' | 'empty',
): ShownMessage => {
  const texts = abandonedCartTextsIn(settings.language);
  const links = [{ title: texts.continueShopping, url: '/' }];
  switch (kind) {
    case 'bought':
      return { message: { title: texts.boughtTitle, text: texts.boughtText, links } };
    case 'expired':
      return { message: { title: texts.expiredTitle, text: texts.expiredText, links }, status: GONE };
    case 'wrong':
      return { message: { title: texts.wrongTitle, text: texts.wrongText, links }, status: NOT_FOUND };
    case 'empty':
      return { message: { title: texts.emptyTitle, text: texts.emptyText, links } };
  }
};

type Restored = 'bought' | 'expired' | 'empty' | { readonly url: string; readonly cartId: string };

const cartUrl = (notice: 'cart-restored' | 'cart-restored-in-part'): string => `/cart?notice=${notice}`;

const restore = async (
  visitor: CheckoutVisitor,
  secret: string,
  { websiteId, cartId }: AbandonedCartRow,
): Promise<Restored> => {
  const saved = await readCartEntries(visitor.database, websiteId, cartId);
  if (!saved) return 'expired';
  if (saved.isPurchased) return 'bought';
  if (saved.entries.length === 0) return 'empty';
  if (saved.kind === 'subscription') {
    const started = await restoreSubscription(visitor, saved.entries);
    return started ? { url: `/subscribe?cartToken=${started.cartToken}`, cartId: started.cartId } : 'empty';
  }
  const own = await loadVisitorCart(visitor);
  // The browser that the cart was filled in has it still.
  if (own.state.id === cartId) return { url: cartUrl('cart-restored'), cartId };
  const restored = await restoreCart(visitor, secret, saved.entries);
  if (isRefusal(restored) || restored.lineCount === 0) return 'empty';
  const url = cartUrl(restored.isIncomplete ? 'cart-restored-in-part' : 'cart-restored');
  return { url, cartId: restored.cartId };
};

const showRestored =
  (services: CartPageServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const known = await findRequestVisitor(request, services);
    if (!known) return sendRefusal(reply, refuse('not-found'));
    const { visitor, cookies } = known;
    const { database, site, now } = visitor;
    const exchange = { request, reply };
    const key = readCartLink(services.secret, 'restore', { websiteId: site.id, query: request.query });
    if (!key) return showMessage(services, exchange, messageOf(visitor, 'wrong'));
    const row = await findAbandonedCart(database, key);
    if (!row) return showMessage(services, exchange, messageOf(visitor, 'expired'));
    if (row.orderId !== null) return showMessage(services, exchange, messageOf(visitor, 'bought'));
    const restored = await restore(visitor, services.secret, row);
    if (typeof restored === 'string') return showMessage(services, exchange, messageOf(visitor, restored));
    await updateAbandonedCart(database, key, {
      clickedAt: row.clickedAt ?? now,
      restoredCartId: restored.cartId === row.cartId ? row.restoredCartId : restored.cartId,
    });
    if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
    return reply.header('cache-control', 'no-store').redirect(restored.url, 303);
  };

/** The link of the email: brings lines back into a cart on any device, and shows nothing else of the checkout. */
export const registerRestorePage = (app: FastifyInstance, services: CartPageServices): void => {
  app.get(RESTORE_PATH, showRestored(services));
};
