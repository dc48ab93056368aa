import type { CallStatement } from '@sitewright/api/call';
import type { Contributor } from '@sitewright/domain/contributors';
import { isInstallation, type Site } from '@sitewright/domain/sites';
import {
  CRUMB_COOKIE,
  csrfTokenOfSession,
  csrfTokensMatch,
  type CsrfTokenSource,
  sentCsrfToken,
} from '../request/csrf-token.ts';
import { readCookie } from '../request/cookies.ts';
import { CONFIRMATION_HEADER, isConfirmed } from '../request/confirmation.ts';
import { refuse, type Refusal } from '../refusals/refusal.ts';
import type { Database } from '../../database/index.ts';
import type { ApiKey } from './call-context.ts';

export interface GuardedRequest extends CsrfTokenSource {
  readonly method: string;
  /** The `Origin` that pages of the site send. */
  readonly origin: string;
}

/** Reads may come from anywhere; writes must come from a page of the site. */
export const isWriteMethod = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

const headerOf = (request: GuardedRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** Visitors' writes repeat the value of the crumb cookie, which another site cannot read. */
export const checkVisitorCsrf = (request: GuardedRequest): Refusal | undefined => {
  if (!isWriteMethod(request.method)) return undefined;
  const origin = headerOf(request, 'origin');
  if (origin !== undefined && origin !== request.origin) return refuse('origin-wrong');
  const cookie = readCookie(headerOf(request, 'cookie'), CRUMB_COOKIE);
  return csrfTokensMatch(sentCsrfToken(request), cookie) ? undefined : refuse('crumb-failed');
};

/** Owner calls need the exact origin and the crumb that belongs to the session. */
export const checkSessionCsrf = (
  request: GuardedRequest,
  contributor: Contributor,
  secret: string,
): Refusal | undefined => {
  if (!isWriteMethod(request.method)) return undefined;
  if (headerOf(request, 'origin') !== request.origin) return refuse('origin-wrong');
  const expected = csrfTokenOfSession(secret, contributor.sessionId);
  return csrfTokensMatch(sentCsrfToken(request), expected) ? undefined : refuse('crumb-failed');
};

export const checkPermission = (
  statement: CallStatement,
  contributor: Contributor,
  { isOwnerHost }: Pick<ResolvedHost, 'isOwnerHost'>,
): Refusal | undefined => {
  if (statement.caller === 'administrator') {
    if (!isOwnerHost) return refuse('administration-elsewhere');
    return contributor.isAdministrator ? undefined : refuse('not-allowed');
  }
  if (statement.caller !== 'contributor' || statement.permission === 'own-account') return undefined;
  return contributor.permissions.has(statement.permission) ? undefined : refuse('not-allowed');
};

export interface ConfirmationOptions {
  readonly secret: string;
  readonly now: Date;
}

/** Calls that affect the installation need more than a session: the password, entered recently. */
export const checkConfirmation = (
  { headers }: GuardedRequest,
  { sessionId }: Contributor,
  { secret, now }: ConfirmationOptions,
): Refusal | undefined =>
  isConfirmed(secret, { sent: headers[CONFIRMATION_HEADER], sessionId, now: now.getTime() })
    ? undefined
    : refuse('confirmation-needed');

/** What a host name resolves to. */
export interface ResolvedHost {
  readonly site: Site;
  /** False where the only site is served under a host name that it does not have. */
  readonly isOwnHost: boolean;
  /** Only here administrators of the installation have their rights: on other hosts scripts of tenants run. */
  readonly isOwnerHost: boolean;
  /** Whether scripts of this site run on the owner host. */
  readonly isOwnerSite: boolean;
}

/** On a host without a site only calls that need none are available. */
export const checkSite = (statement: CallStatement, { site }: ResolvedHost): Refusal | undefined =>
  isInstallation(site) && statement.caller !== 'administrator' && !statement.needsNoSite
    ? refuse('not-found')
    : undefined;

export interface SentToken {
  readonly token: string;
  readonly now: Date;
  /** With the connections that the request may have. */
  readonly database: Database;
}

/** Identifies site and caller; implemented by the capabilities that `app.ts` passes in. */
export interface CallerLookup {
  readonly database: Database;
  findSite(host: string): Promise<ResolvedHost | undefined>;
  findContributor(place: ResolvedHost, sent: SentToken): Promise<Contributor | undefined>;
  /** The key of the site that was sent. */
  findApiKey(site: Site, sent: SentToken): Promise<ApiKey | undefined>;
}
