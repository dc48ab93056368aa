import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction, type Database } from '../database/index.ts';
import { originOf, refuse, sendRefusal } from '../http/index.ts';
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
  const { host } = originOf(request.raw, services.trustsProxy);
  const site = (await services.directory.lookUpForCalls(host))?.site;
  return site && readRecipientLink(services.secret, { websiteId: site.id, query: request.query });
};

/** Leads to targets that are written in the campaign, and to nothing that stands in the link. */
const receiveClick =
  (services: TrackingServices) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const key = await readLink(request, services);
    const campaign = key && (await findCampaign(services.database, key));
    const target = campaign?.links[key?.link ?? -1];
    if (!key || target === undefined) return sendRefusal(reply, refuse('not-found'));
    const click = { ...key, now: services.clock() };
    await inTransaction(services.database, (transaction) => noteClick(transaction, click));
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
    const key = await readLink(request, services);
    const campaign = key && (await findCampaign(services.database, key));
    if (!key || !campaign) return sendRefusal(reply, refuse('not-found'));
    if (campaign.content.countsOpens) await noteOpening(services.database, { ...key, now: services.clock() });
    return reply.header('cache-control', 'no-store').type('image/gif').send(DOT);
  };

export const registerTracking = (app: FastifyInstance, services: TrackingServices): void => {
  app.get(CLICK_PATH, receiveClick(services));
  app.get(PIXEL_PATH, receiveOpening(services));
};
