import type { IncomingMessage } from 'node:http';
import type { CallerLookup, ResolvedHost } from './call-guard.ts';
import { hostCookieName, readCookie } from '../request/cookies.ts';
import { originOf, publicOriginOf } from '../request/origin.ts';
import { databaseForRequest } from '../request/request-database.ts';
import { SESSION_COOKIE } from '../request/session-cookie.ts';

export interface ViewOptions {
  readonly lookup: CallerLookup;
  readonly trustsProxy: boolean;
  readonly clock: () => Date;
}

/** The site that a request is for, and the contributor who sent it: for pages, which are no calls. */
export interface SignedInView extends ResolvedHost {
  readonly baseUrl: string;
  readonly contributor: Awaited<ReturnType<CallerLookup['findContributor']>>;
}

/** Undefined where no site answers to the host. */
export const findSignedInView = async (
  request: IncomingMessage,
  { lookup, trustsProxy, clock }: ViewOptions,
): Promise<SignedInView | undefined> => {
  const origin = originOf(request, trustsProxy);
  const token = readCookie(request.headers.cookie, hostCookieName(SESSION_COOKIE, origin.isSecure));
  const found = await lookup.findSite(origin.host);
  if (!found) return undefined;
  const siteId = found.site.id;
  const database = databaseForRequest(lookup.database, { request, siteId, trustsProxy });
  const contributor = token
    ? await lookup.findContributor(found, { token, now: clock(), database })
    : undefined;
  const place = { primaryHost: found.site.primaryHost, isOwnHost: found.isOwnHost };
  return { ...found, contributor, baseUrl: publicOriginOf(origin, place, request.socket.localPort) };
};
