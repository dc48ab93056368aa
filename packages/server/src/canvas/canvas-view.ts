import type { IncomingMessage } from 'node:http';
import type { Contributor } from '@sitewright/domain/contributors';
import {
  hostCookieName,
  originOf,
  publicOriginOf,
  readCookie,
  SESSION_COOKIE,
  type CallerLookup,
} from '../http/index.ts';
import { askedRevision, asksToEdit, type DraftView } from '../pages/index.ts';

export interface CanvasOptions {
  readonly lookup: CallerLookup;
  readonly trustsProxy: boolean;
  readonly clock: () => Date;
}

const FRAMES: ReadonlySet<unknown> = new Set(['iframe', 'frame', 'object', 'embed']);

/**
 * Whether the owner's app asks, in whose frame a live page would run with the app's own rights: to an app whose session
 * has ended, visitors' pages must not be given instead of the canvas.
 */
export const isCanvasFrame = ({ url = '', headers }: IncomingMessage): boolean =>
  asksToEdit(url) && FRAMES.has(headers['sec-fetch-dest']);

const mayEdit = (contributor: Contributor | undefined): boolean =>
  contributor?.permissions.has('content') ?? false;

/** What `?edit=1` shows to a contributor who may edit content. On everybody else's own pages the parameter means nothing. */
export const findCanvasView = async (
  request: IncomingMessage,
  { lookup, trustsProxy, clock }: CanvasOptions,
): Promise<DraftView | undefined> => {
  if (!asksToEdit(request.url ?? '')) return undefined;
  const seen = originOf(request, trustsProxy);
  const token = readCookie(request.headers.cookie, hostCookieName(SESSION_COOKIE, seen.isSecure));
  const found = token ? await lookup.findSite(seen.host) : undefined;
  if (!token || !found) return undefined;
  const { site, isOwnHost } = found;
  if (!mayEdit(await lookup.findContributor(token, site, clock()))) return undefined;
  const { primaryHost } = site;
  const baseUrl = publicOriginOf(seen, { primaryHost, isOwnHost }, request.socket.localPort);
  return { site, mode: 'edit', baseUrl, past: askedRevision(request.url ?? '') };
};
