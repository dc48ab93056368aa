import type { IncomingMessage } from 'node:http';
import type { Contributor } from '@sitewright/domain/contributors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  answerRefusal,
  hostCookieName,
  originOf,
  publicOriginOf,
  readCookie,
  refuse,
  SESSION_COOKIE,
  type CallerLookup,
} from '../http/index.ts';
import { requestedRevision, isCanvasUrl, withoutCanvasParameters, type DraftView } from '../pages/index.ts';

export interface CanvasOptions {
  readonly lookup: CallerLookup;
  readonly trustsProxy: boolean;
  readonly clock: () => Date;
}

/**
 * Answers a request for the canvas that may not have it. In the frame of an app whose session has ended a live page would
 * run with the app's own rights, and over plain http no browser tells where its answer will stand: only who is known to
 * open a page by itself is led to the one that visitors have.
 */
export const answerWithoutCanvas = ({ raw: { url = '', headers } }: FastifyRequest, reply: FastifyReply) =>
  headers['sec-fetch-dest'] === 'document'
    ? reply.header('cache-control', 'no-store').redirect(withoutCanvasParameters(url))
    : answerRefusal(reply, refuse('not-signed-in'));

/** Who designs sees the look of the site alone; who edits content sees all drafts. */
const viewFor = (contributor: Contributor | undefined): Pick<DraftView, 'isStyleOnly'> | undefined => {
  if (contributor?.permissions.has('content')) return {};
  return contributor?.permissions.has('design') ? { isStyleOnly: true } : undefined;
};

/** What `?edit=1` shows to a contributor who may see drafts. */
export const findCanvasView = async (
  request: IncomingMessage,
  { lookup, trustsProxy, clock }: CanvasOptions,
): Promise<DraftView | undefined> => {
  if (!isCanvasUrl(request.url ?? '')) return undefined;
  const seen = originOf(request, trustsProxy);
  const token = readCookie(request.headers.cookie, hostCookieName(SESSION_COOKIE, seen.isSecure));
  const found = token ? await lookup.findSite(seen.host) : undefined;
  if (!token || !found) return undefined;
  const { site, isOwnHost } = found;
  const extent = viewFor(await lookup.findContributor(token, found, clock()));
  if (!extent) return undefined;
  const { primaryHost } = site;
  const baseUrl = publicOriginOf(seen, { primaryHost, isOwnHost }, request.socket.localPort);
  return { site, mode: 'edit', baseUrl, past: requestedRevision(request.url ?? ''), ...extent };
};
