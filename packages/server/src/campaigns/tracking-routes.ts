import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction, type Database } from '../database/index.ts';
import { databaseForRequest, originOf, refuse, sendRefusal } from '../http/index.ts';
import type { SiteDirectory } from '../sites/index.ts';
import { findCampaign } from './campaigns-store.ts';
import { noteClick, noteOpening } from './figures-store.ts';
import { CLICK_PATH, PIXEL_PATH, readRecipientLink } from './recipient-links.ts';

export interface TrackingServices {
  readonly database: Database;
  readonly directory: SiteDirectory;
  readonly secret: string;
  readonly trustsProxy: boolean;
  readonly clock: () => Date;
}

const readLink = async (request: FastifyRequest, services: TrackingServices) => {
  const { trustsProxy, directory, secret } = services;
  const { host } = originOf(request.raw, trustsProxy);
  const site = (await directory.lookUpForCalls(host))?.site;
  const key = site && readRecipientLink(secret, { websiteId: site.id, query: request.query });
  if (!key) return undefined;
  const database = databaseForRequest(services.database, {
    request: request.raw,
    siteId: site.id,
    trustsProxy,
  });
  return { key, database, campaign: await findCampaign(database, key) };
};

/** Leads to targets that are written in the campaign, and to nothing that stands in the link. */
const receiveClick =
  (services: TrackingServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const found = await readLink(request, services);
    const target = found?.campaign?.links[found.key.link ?? -1];
    if (!found || target === undefined) return sendRefusal(reply, refuse('not-found'));
    const click = { ...found.key, now: services.clock() };
    await inTransaction(found.database, (transaction) => noteClick(transaction, click));
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .redirect(target, 302);
  };

/** One transparent dot. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const receiveOpening =
  (services: TrackingServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const found = await readLink(request, services);
    if (!found?.campaign) return sendRefusal(reply, refuse('not-found'));
    const { key, database, campaign } = found;
    if (campaign.content.countsOpens) await noteOpening(database, { ...key, now: services.clock() });
    return reply.header('cache-control', 'no-store').type('image/gif').send(DOT);
  };

export const registerTracking = (app: FastifyInstance, services: TrackingServices): void => {
  app.get(CLICK_PATH, receiveClick(services));
  app.get(PIXEL_PATH, receiveOpening(services));
};
