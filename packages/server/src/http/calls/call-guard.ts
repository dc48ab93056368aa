import type { CallStatement } from '@sitewright/api/call';
import type { Contributor } from '@sitewright/domain/contributors';
import { isInstallation, type Site } from '@sitewright/domain/sites';
import { CRUMB_COOKIE, crumbOfSession, crumbsMatch, type CrumbSource, sentCrumb } from '../browsers/crumb.ts';
import { readCookie } from '../browsers/cookies.ts';
import { CONFIRMATION_HEADER, isConfirmed } from '../browsers/confirmation.ts';
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

export const checkPermission = (
  statement: CallStatement,
  contributor: Contributor,
  { isOwnerHost }: Pick<CallPlace, 'isOwnerHost'>,
): Refusal | undefined => {
  if (statement.caller === 'administrator') {
    if (!isOwnerHost) return refuse('administration-elsewhere');
    return contributor.isAdministrator ? undefined : refuse('not-allowed');
  }
  if (statement.caller !== 'contributor' || statement.permission === 'own-account') return undefined;
  return contributor.permissions.has(statement.permission) ? undefined : refuse('not-allowed');
};

export interface ConfirmationFacts {
  readonly secret: string;
  readonly now: Date;
}

/** Calls that reach beyond one site take more than an open session: the password, given a moment ago. */
export const checkConfirmation = (
  { headers }: GuardedRequest,
  { sessionId }: Contributor,
  { secret, now }: ConfirmationFacts,
): Refusal | undefined =>
  isConfirmed(secret, { sent: headers[CONFIRMATION_HEADER], sessionId, now: now.getTime() })
    ? undefined
    : refuse('confirmation-needed');

/** What a host name leads to. */
export interface CallPlace {
  readonly site: Site;
  /** False where the only site answers to a name that nobody gave it. */
  readonly isOwnHost: boolean;
  /** Only here somebody is an administrator of the installation; elsewhere scripts of others run. */
  readonly isOwnerHost: boolean;
  /** Whether scripts of this site run on the owner host. */
  readonly isOwnerSite: boolean;
}

/** Where there is no site, what is about one is not there. */
export const checkSite = (statement: CallStatement, { site }: CallPlace): Refusal | undefined =>
  isInstallation(site) && statement.caller !== 'administrator' && !statement.needsNoSite
    ? refuse('not-found')
    : undefined;

/** Where http asks who is speaking; the capabilities that know are wired in by `app.ts`. */
export interface CallerLookup {
  findSite(host: string): Promise<CallPlace | undefined>;
  findContributor(token: string, place: CallPlace, now: Date): Promise<Contributor | undefined>;
}
