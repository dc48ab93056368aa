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
  confirmMembership,
  endMembership,
  memberQuery,
  ONE_CLICK_PATH,
  readMemberLink,
  UNSUBSCRIBE_PATH,
  type LinkPurpose,
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

interface LinkedRequest {
  readonly site: Site;
  readonly key: MemberKey | undefined;
}

const linkOf = async (
  { query, raw }: FastifyRequest,
  { directory, trustsProxy, secret }: MemberPageServices,
  purpose: LinkPurpose,
): Promise<LinkedRequest | undefined> => {
  const site = (await directory.lookUpForCalls(originOf(raw, trustsProxy).host))?.site;
  return site && { site, key: readMemberLink(secret, purpose, { websiteId: site.id, query }) };
};

const doneIn = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'done' in query ? String(query.done) : '';

interface ShownPage {
  readonly purpose: LinkPurpose;
  readonly pageType: typeof pageTypes.newsletterUnsubscribe | typeof pageTypes.mainContent;
  readonly message: (page: LinkedPage) => MessagePage;
}

const showPage =
  (services: MemberPageServices, { purpose, pageType, message }: ShownPage) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const linked = await linkOf(request, services, purpose);
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
    const key = (await linkOf(request, services, 'confirm'))?.key;
    if (!key) return sendRefusal(reply, refuse('not-found'));
    const now = services.clock();
    await inTransaction(services.database, async (transaction) => {
      const member = await findLinkedMember(transaction, key, 'for update');
      if (member && isConfirmable(member, now)) await confirmMembership(transaction, { ...key, now });
    });
    reply.header('cache-control', 'no-store');
    return reply.redirect(`${CONFIRM_PATH}?${memberQuery(services.secret, 'confirm', key)}`, 303);
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
    const key = (await linkOf(request, services, 'unsubscribe'))?.key;
    if (!key) return sendRefusal(reply, refuse('not-found'));
    const sent = body instanceof URLSearchParams ? body : new URLSearchParams();
    const isPage = sent.get('confirmed') === 'yes';
    // An email may have gone to several lists, of which its link names one: the button of a mail program ends all.
    const scope = isPage && sent.get('scope') !== 'all' ? 'list' : 'all';
    await unsubscribe(services, key, scope);
    reply.header('cache-control', 'no-store');
    if (!isPage) return reply.status(200).type('text/plain').send('Unsubscribed');
    const query = memberQuery(services.secret, 'unsubscribe', key);
    return reply.redirect(`${UNSUBSCRIBE_PATH}?${query}&done=${scope}`, 303);
  };

export const registerMemberPages = (app: FastifyInstance, services: MemberPageServices): void => {
  app.get(
    UNSUBSCRIBE_PATH,
    showPage(services, {
      purpose: 'unsubscribe',
      pageType: pageTypes.newsletterUnsubscribe,
      message: unsubscribeMessage,
    }),
  );
  app.get(
    CONFIRM_PATH,
    showPage(services, {
      purpose: 'confirm',
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
