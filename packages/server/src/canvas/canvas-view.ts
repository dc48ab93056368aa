import type { IncomingMessage } from 'node:http';
import type { Contributor } from '@sitewright/domain/contributors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  sendRefusal,
  hostCookieName,
  originOf,
  publicOriginOf,
  readCookie,
  refuse,
  SESSION_COOKIE,
  type CallerLookup,
} from '../http/index.ts';
import {
  requestedRevision,
  isCanvasUrl,
  withoutCanvasParameters,
  type DraftPageRequest,
} from '../pages/index.ts';

export interface CanvasOptions {
  readonly lookup: CallerLookup;
  readonly trustsProxy: boolean;
  readonly clock: () => Date;
}

/**
 * Responds to a canvas request without permission. In a frame of the owner app, a live page would run scripts on the
 * app's origin, and over plain http browsers send no `Sec-Fetch-Dest`: only known top-level navigations are
 * redirected to the visitor's page.
 */
export const respondWithoutCanvas = ({ raw: { url = '', headers } }: FastifyRequest, reply: FastifyReply) =>
  headers['sec-fetch-dest'] === 'document'
    ? reply.header('cache-control', 'no-store').redirect(withoutCanvasParameters(url))
    : sendRefusal(reply, refuse('not-signed-in'));

/** Designers see draft styles only; editors of content see all drafts. */
const viewFor = (contributor: Contributor | undefined): Pick<DraftPageRequest, 'isStyleOnly'> | undefined => {
  if (contributor?.permissions.has('content')) return {};
  return contributor?.permissions.has('design') ? { isStyleOnly: true } : undefined;
};

/** The view of `?edit=1` for a contributor who may see drafts. */
export const findCanvasView = async (
  request: IncomingMessage,
  { lookup, trustsProxy, clock }: CanvasOptions,
): Promise<DraftPageRequest | undefined> => {
  if (!isCanvasUrl(request.url ?? '')) return undefined;
  const origin = originOf(request, trustsProxy);
  const token = readCookie(request.headers.cookie, hostCookieName(SESSION_COOKIE, origin.isSecure));
  const found = token ? await lookup.findSite(origin.host) : undefined;
  if (!token || !found) return undefined;
  const { site, isOwnHost } = found;
  const viewOptions = viewFor(await lookup.findContributor(token, found, clock()));
  if (!viewOptions) return undefined;
  const { primaryHost } = site;
  const baseUrl = publicOriginOf(origin, { primaryHost, isOwnHost }, request.socket.localPort);
  return { site, mode: 'edit', baseUrl, past: requestedRevision(request.url ?? ''), ...viewOptions };
};
