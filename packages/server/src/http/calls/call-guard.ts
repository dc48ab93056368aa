import type { CallStatement } from '@sitewright/api/call';
import type { Contributor } from '@sitewright/domain/contributors';
import type { Site } from '@sitewright/domain/sites';
import { CRUMB_COOKIE, crumbOfSession, crumbsMatch, type CrumbSource, sentCrumb } from '../browsers/crumb.ts';
import { readCookie } from '../browsers/cookies.ts';
import { refuse, type Refusal } from '../refusals/refusal.ts';

export interface GuardedRequest extends CrumbSource {
  readonly method: string;
  /** What the site's own pages send as `Origin`. */
  readonly origin: string;
}

/** A read may come from anywhere; a change must be asked for by a page of this site. */
export const changesSomething = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

const headerOf = (request: GuardedRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** Visitors' writes repeat the value of their crumb cookie, which another site cannot read. */
export const checkVisitorCrumb = (request: GuardedRequest): Refusal | undefined => {
  if (!changesSomething(request.method)) return undefined;
  const origin = headerOf(request, 'origin');
  if (origin !== undefined && origin !== request.origin) return refuse('origin-wrong');
  const cookie = readCookie(headerOf(request, 'cookie'), CRUMB_COOKIE);
  return crumbsMatch(sentCrumb(request), cookie) ? undefined : refuse('crumb-failed');
};

/** Owner calls need the exact origin and the crumb that belongs to the session. */
export const checkSessionCrumb = (
  request: GuardedRequest,
  contributor: Contributor,
  secret: string,
): Refusal | undefined => {
  if (!changesSomething(request.method)) return undefined;
  if (headerOf(request, 'origin') !== request.origin) return refuse('origin-wrong');
  const expected = crumbOfSession(secret, contributor.sessionId);
  return crumbsMatch(sentCrumb(request), expected) ? undefined : refuse('crumb-failed');
};

export const checkPermission = (statement: CallStatement, contributor: Contributor): Refusal | undefined => {
  if (statement.caller === 'administrator')
    return contributor.isAdministrator ? undefined : refuse('not-allowed');
  if (statement.caller !== 'contributor' || statement.permission === 'own-account') return undefined;
  return contributor.permissions.has(statement.permission) ? undefined : refuse('not-allowed');
};

/** Where http asks who is speaking; the capabilities that know are wired in by `app.ts`. */
export interface CallerLookup {
  findSite(host: string): Promise<{ readonly site: Site; readonly isOwnHost: boolean } | undefined>;
  findContributor(token: string, site: Site, now: Date): Promise<Contributor | undefined>;
}
