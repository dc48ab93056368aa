import { fillText } from '@sitewright/domain/languages';
import { pageTypes } from '@sitewright/domain/pages';
import { restockTextsIn } from '@sitewright/domain/restock';
import type { Site } from '@sitewright/domain/sites';
import type { MessagePage } from '@sitewright/render/checkout';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction, type Database } from '../database/index.ts';
import { originOf, refuse, sendRefusal } from '../http/index.ts';
import { endMembershipsOfSource } from '../mailing-list-records/index.ts';
import type { PageHandler } from '../pages/index.ts';
import type { SiteDirectory } from '../sites/index.ts';
import { findSignUp, unsubscribeAddress } from './groups-store.ts';
import {
  ONE_CLICK_PATH,
  readUnsubscribeLink,
  UNSUBSCRIBE_PATH,
  unsubscribeQuery,
  type SignUpKey,
} from './notice-link.ts';

export interface UnsubscribeServices {
  readonly database: Database;
  readonly directory: SiteDirectory;
  readonly pages: PageHandler;
  readonly secret: string;
  readonly trustsProxy: boolean;
  readonly clock: () => Date;
}

const NOT_FOUND = 404;
const MAX_BYTES = 16_384;

const siteOf = async (
  request: FastifyRequest,
  { directory, trustsProxy }: UnsubscribeServices,
): Promise<Site | undefined> =>
  (await directory.lookUpForCalls(originOf(request.raw, trustsProxy).host))?.site;

/** Of an address that was erased meanwhile nothing is left to unsubscribe. */
const unsubscribe = (
  { database, clock }: UnsubscribeServices,
  { websiteId, signUpId }: SignUpKey,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const row = await findSignUp(transaction, websiteId, signUpId);
    if (!row) return;
    const address = { websiteId, emailKey: row.emailKey, now: clock() };
    await unsubscribeAddress(transaction, address);
    await endMembershipsOfSource(transaction, { ...address, source: 'restock' });
  });

const isDone = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'done' in query && query.done === '1';

const messageOf = (
  { secret }: UnsubscribeServices,
  { settings }: Site,
  { key, query }: { readonly key: SignUpKey | undefined; readonly query: unknown },
): MessagePage => {
  const texts = restockTextsIn(settings.language);
  const links = [{ title: texts.continueShopping, url: '/' }];
  const named = (text: string): string => fillText(text, { site: settings.title });
  if (!key) return { title: texts.wrongTitle, text: texts.wrongText, links };
  if (isDone(query)) return { title: texts.unsubscribedTitle, text: named(texts.unsubscribedText), links };
  return {
    title: texts.unsubscribeTitle,
    text: named(texts.unsubscribeText),
    links: [],
    form: { action: `${ONE_CLICK_PATH}?${unsubscribeQuery(secret, key)}`, button: texts.unsubscribe },
  };
};

const showPage =
  (services: UnsubscribeServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const site = await siteOf(request, services);
    if (!site) return sendRefusal(reply, refuse('not-found'));
    const { query } = request;
    const key = readUnsubscribeLink(services.secret, { websiteId: site.id, query });
    reply.hijack();
    await services.pages.serveShopPage(request.raw, reply.raw, {
      pageType: pageTypes.newsletterUnsubscribe,
      status: key ? 200 : NOT_FOUND,
      order: { kind: 'message', message: messageOf(services, site, { key, query }) },
    });
    return undefined;
  };

/** Mail programs have no cookie and no origin of this site: the signature of the link is what counts. */
const receive =
  (services: UnsubscribeServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { query, body } = request;
    const site = await siteOf(request, services);
    const key = site && readUnsubscribeLink(services.secret, { websiteId: site.id, query });
    if (!key) return sendRefusal(reply, refuse('not-found'));
    await unsubscribe(services, key);
    reply.header('cache-control', 'no-store');
    const isPage = body instanceof URLSearchParams && body.get('confirmed') === 'yes';
    if (!isPage) return reply.status(200).type('text/plain').send('Unsubscribed');
    return reply.redirect(`${UNSUBSCRIBE_PATH}?${unsubscribeQuery(services.secret, key)}&done=1`, 303);
  };

/** The page asks first: programs that look at links in emails must not unsubscribe anybody. */
export const registerUnsubscribePage = (app: FastifyInstance, services: UnsubscribeServices): void => {
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
