import { abandonedCartTextsIn } from '@sitewright/domain/abandoned-carts';
import { fillText } from '@sitewright/domain/languages';
import { pageTypes } from '@sitewright/domain/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { insertOptOut, type AbandonedCartKey } from '../abandoned-cart-records/index.ts';
import { findRequestVisitor, type CheckoutVisitor } from '../checkout/index.ts';
import { withdrawMarketingConsent } from '../customers/index.ts';
import { inTransaction } from '../database/index.ts';
import { refuse, sendRefusal } from '../http/index.ts';
import { cartLinkQuery, ONE_CLICK_PATH, readCartLink, UNSUBSCRIBE_PATH } from './cart-link.ts';
import { findAbandonedCart, markUnsubscribed } from './due-carts-store.ts';
import { showMessage, type CartPageServices } from './restore-routes.ts';

const NOT_FOUND = 404;

/** Of an address that was erased meanwhile nothing is left to unsubscribe. */
const unsubscribe = (
  { database, site, now }: CheckoutVisitor,
  key: AbandonedCartKey,
  method: 'page' | 'one-click',
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const row = await findAbandonedCart(transaction, key);
    if (!row || row.email === '') return;
    const { checkoutId, emailKey } = row;
    await insertOptOut(transaction, { websiteId: site.id, emailKey, checkoutId, method, createdAt: now });
    await markUnsubscribed(transaction, row);
    await withdrawMarketingConsent(transaction, { websiteId: site.id, emailKey, now });
  });

const isDone = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'done' in query && query.done === '1';

const showPage =
  (services: CartPageServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const known = await findRequestVisitor(request, services);
    if (!known) return sendRefusal(reply, refuse('not-found'));
    const { site } = known.visitor;
    const { language, title: siteTitle } = site.settings;
    const texts = abandonedCartTextsIn(language);
    const links = [{ title: texts.continueShopping, url: '/' }];
    const pageType = pageTypes.newsletterUnsubscribe;
    const exchange = { request, reply };
    const key = readCartLink(services.secret, 'unsubscribe', { websiteId: site.id, query: request.query });
    if (!key)
      return showMessage(services, exchange, {
        message: { title: texts.wrongTitle, text: texts.wrongText, links },
        status: NOT_FOUND,
        pageType,
      });
    const named = (text: string): string => fillText(text, { site: siteTitle });
    if (isDone(request.query))
      return showMessage(services, exchange, {
        message: { title: texts.unsubscribedTitle, text: named(texts.unsubscribedText), links },
        pageType,
      });
    const action = `${ONE_CLICK_PATH}?${cartLinkQuery(services.secret, 'unsubscribe', key)}`;
    return showMessage(services, exchange, {
      message: {
        title: texts.unsubscribeTitle,
        text: named(texts.unsubscribeText),
        links: [],
        form: { action, button: texts.unsubscribe },
      },
      pageType,
    });
  };

/** Mail programs have no cookie and no origin of this site: the signature of the link is what counts. */
const receive =
  (services: CartPageServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const known = await findRequestVisitor(request, services);
    if (!known) return sendRefusal(reply, refuse('not-found'));
    const { visitor } = known;
    const { query, body } = request;
    const key = readCartLink(services.secret, 'unsubscribe', { websiteId: visitor.site.id, query });
    if (!key) return sendRefusal(reply, refuse('not-found'));
    const isPage = body instanceof URLSearchParams && body.get('confirmed') === 'yes';
    await unsubscribe(visitor, key, isPage ? 'page' : 'one-click');
    reply.header('cache-control', 'no-store');
    if (!isPage) return reply.status(200).type('text/plain').send('Unsubscribed');
    const done = `${cartLinkQuery(services.secret, 'unsubscribe', key)}&done=1`;
    return reply.redirect(`${UNSUBSCRIBE_PATH}?${done}`, 303);
  };

const MAX_BYTES = 16_384;

/** The page asks first: programs that look at links in emails must not unsubscribe anybody. */
export const registerUnsubscribePage = (app: FastifyInstance, services: CartPageServices): void => {
  app.get(UNSUBSCRIBE_PATH, showPage(services));
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // RFC 8058 allows two forms of the body, which says nothing that the address does not.
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string' },
      async (_request: unknown, text: string) => new URLSearchParams(text),
    );
    scope.post(ONE_CLICK_PATH, { bodyLimit: MAX_BYTES }, receive(services));
  });
};
