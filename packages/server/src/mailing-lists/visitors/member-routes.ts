import { pageTypes } from '@sitewright/domain/pages';
import type { Site } from '@sitewright/domain/sites';
import type { MessagePage } from '@sitewright/render/checkout';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withdrawMarketingConsent } from '../../customers/index.ts';
import { inTransaction, type Database } from '../../database/index.ts';
import { originOf, refuse, sendRefusal } from '../../http/index.ts';
import {
  CONFIRM_ACTION,
  CONFIRM_PATH,
  confirmationQuery,
  confirmMembership,
  endMembership,
  ONE_CLICK_PATH,
  readConfirmationLink,
  readUnsubscribeLink,
  UNSUBSCRIBE_PATH,
  unsubscribeQuery,
  type MemberKey,
} from '../../mailing-list-records/index.ts';
import type { PageHandler } from '../../pages/index.ts';
import type { SiteDirectory } from '../../sites/index.ts';
import { findLinkedMember } from './confirmation-store.ts';
import { confirmationMessage, isConfirmable, unsubscribeMessage, type LinkedPage } from './member-pages.ts';

export interface MemberPageServices {
  readonly database: Database;
  readonly directory: SiteDirectory;
  readonly pages: PageHandler;
  readonly secret: string;
  readonly trustsProxy: boolean;
  readonly clock: () => Date;
}

const NOT_FOUND = 404;
const MAX_BYTES = 16_384;

/** Undefined for a link that the program did not make. */
type LinkReader<Key> = (
  secret: string,
  link: { readonly websiteId: string; readonly query: unknown },
) => Key | undefined;

const linkOf = async <Key>(
  { query, raw }: FastifyRequest,
  { directory, trustsProxy, secret }: MemberPageServices,
  read: LinkReader<Key>,
): Promise<{ readonly site: Site; readonly key: Key | undefined } | undefined> => {
  const site = (await directory.lookUpForCalls(originOf(raw, trustsProxy).host))?.site;
  return site && { site, key: read(secret, { websiteId: site.id, query }) };
};

const doneIn = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'done' in query ? String(query.done) : '';

interface ShownPage<Key extends MemberKey> {
  readonly read: LinkReader<Key>;
  readonly pageType: typeof pageTypes.newsletterUnsubscribe | typeof pageTypes.mainContent;
  readonly message: (page: LinkedPage<Key>) => MessagePage;
}

const showPage =
  <Key extends MemberKey>(services: MemberPageServices, { read, pageType, message }: ShownPage<Key>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const linked = await linkOf(request, services, read);
    if (!linked) return sendRefusal(reply, refuse('not-found'));
    const { site, key } = linked;
    const { database, secret, clock } = services;
    const member = key && (await findLinkedMember(database, key));
    const page = { site, secret, key, member, done: doneIn(request.query), now: clock() };
    reply.hijack();
    await services.pages.serveShopPage(request.raw, reply.raw, {
      pageType,
      status: key ? 200 : NOT_FOUND,
      order: { kind: 'message', message: message(page) },
    });
    return undefined;
  };

const confirm =
  (services: MemberPageServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const key = (await linkOf(request, services, readConfirmationLink))?.key;
    if (!key) return sendRefusal(reply, refuse('not-found'));
    const now = services.clock();
    await inTransaction(services.database, async (transaction) => {
      const member = await findLinkedMember(transaction, key, 'for update');
      if (member && isConfirmable(member, { ...key, now }))
        await confirmMembership(transaction, { ...key, now });
    });
    reply.header('cache-control', 'no-store');
    return reply.redirect(`${CONFIRM_PATH}?${confirmationQuery(services.secret, key)}`, 303);
  };

/** Leaving all lists also takes back the consent to marketing that was given at the checkout. */
const unsubscribe = (
  { database, clock }: MemberPageServices,
  key: MemberKey,
  scope: 'list' | 'all',
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const now = clock();
    const emailKey = await endMembership(transaction, { ...key, scope, now });
    if (emailKey === undefined || scope === 'list') return;
    await withdrawMarketingConsent(transaction, { websiteId: key.websiteId, emailKey, now });
  });

/** Mail programs have no cookie and no origin of this site: the signature of the link is what counts. */
const receiveUnsubscribe =
  (services: MemberPageServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { body } = request;
    const key = (await linkOf(request, services, readUnsubscribeLink))?.key;
    if (!key) return sendRefusal(reply, refuse('not-found'));
    const sent = body instanceof URLSearchParams ? body : new URLSearchParams();
    const isPage = sent.get('confirmed') === 'yes';
    // An email may have gone to several lists, of which its link names one: the button of a mail program ends all.
    const scope = isPage && sent.get('scope') !== 'all' ? 'list' : 'all';
    await unsubscribe(services, key, scope);
    reply.header('cache-control', 'no-store');
    if (!isPage) return reply.status(200).type('text/plain').send('Unsubscribed');
    const query = unsubscribeQuery(services.secret, key);
    return reply.redirect(`${UNSUBSCRIBE_PATH}?${query}&done=${scope}`, 303);
  };

export const registerMemberPages = (app: FastifyInstance, services: MemberPageServices): void => {
  app.get(
    UNSUBSCRIBE_PATH,
    showPage(services, {
      read: readUnsubscribeLink,
      pageType: pageTypes.newsletterUnsubscribe,
      message: unsubscribeMessage,
    }),
  );
  app.get(
    CONFIRM_PATH,
    showPage(services, {
      read: readConfirmationLink,
      pageType: pageTypes.mainContent,
      message: confirmationMessage,
    }),
  );
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // RFC 8058 allows two forms of the body, which says nothing that the address does not.
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string' },
      async (_request: unknown, text: string) => new URLSearchParams(text),
    );
    scope.post(ONE_CLICK_PATH, { bodyLimit: MAX_BYTES }, receiveUnsubscribe(services));
    scope.post(CONFIRM_ACTION, { bodyLimit: MAX_BYTES }, confirm(services));
  });
};
