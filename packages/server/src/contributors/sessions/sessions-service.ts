import { permissionsOn, type Contributor } from '@sitewright/domain/contributors';
import { isInstallation, type Site } from '@sitewright/domain/sites';
import type { Queryable } from '../../database/index.ts';
import {
  csrfTokenOfSession,
  hostCookieName,
  SESSION_COOKIE,
  writeCookie,
  type ResolvedHost,
  type ContributorContext,
  type VisitorContext,
} from '../../http/index.ts';
import { newId, newToken } from '../../ids/index.ts';
import { readOutsidePause } from '../../installation-settings/index.ts';
import type { Account } from '../accounts/accounts-store.ts';
import {
  findSession,
  insertSession,
  touchSession,
  type Session,
  type SessionFilter,
} from '../sessions-store.ts';
import { hashToken } from '../token-hash.ts';

const IDLE_DAYS = 14;
const MAX_DAYS = 90;
const DAY_MS = 86_400_000;
const TOUCH_AFTER_MS = 5 * 60_000;

/** Tells cached pages that the visitor may be a contributor. Not a secret. */
const EDITOR_HINT_COOKIE = 'hasEditor';

/** A session ends after two weeks without use, and after three months in any case. */
const expiryFrom = (now: Date, createdAt: Date): Date =>
  new Date(Math.min(now.getTime() + IDLE_DAYS * DAY_MS, createdAt.getTime() + MAX_DAYS * DAY_MS));

type WhereSignedIn = Pick<ResolvedHost, 'isOwnerHost' | 'isOwnerSite'>;

interface SignedIn {
  readonly account: Account;
  readonly session: Pick<Session, 'sessionId'>;
  readonly roles: readonly number[];
}

/** The contributor on this host: administrators have their rights only on the owner host. */
const contributorAt = (
  { isOwnerHost, isOwnerSite }: WhereSignedIn,
  { account, session, roles }: SignedIn,
): Contributor => {
  const { accountId, email, name, isAdministrator } = account;
  return {
    accountId,
    sessionId: session.sessionId,
    email,
    name,
    isAdministrator: isAdministrator && isOwnerHost,
    roles,
    permissions: permissionsOn(roles, { isOwnerSite, isAdministrator }),
  };
};

const websiteIdOf = (site: Site): string | null => (isInstallation(site) ? null : site.id);

/**
 * Sessions that a contributor may list and end. Hosts other than the owner host run scripts of other people,
 * which must only reach that site's sessions.
 */
export const reachableSessions = ({
  site,
  isOwnerHost,
  contributor,
}: Pick<ContributorContext, 'site' | 'isOwnerHost' | 'contributor'>): SessionFilter => ({
  accountId: contributor.accountId,
  ...(isOwnerHost ? {} : { websiteId: websiteIdOf(site) }),
});

export const findContributor = async (
  database: Queryable,
  place: ResolvedHost,
  { token, now }: { token: string; now: Date },
): Promise<Contributor | undefined> => {
  const websiteId = websiteIdOf(place.site);
  const row = await findSession(database, websiteId, { tokenHash: hashToken(token), now });
  if (!row) return undefined;
  const { session, account } = row;
  const roles = row.roles ?? (place.isOwnerHost && account.isAdministrator ? [] : undefined);
  if (!roles) return undefined;
  if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_AFTER_MS)
    await touchSession(database, session.sessionId, {
      lastSeenAt: now,
      expiresAt: expiryFrom(now, session.createdAt),
    });
  return contributorAt(place, { account, session, roles });
};

const setSessionCookies = (
  context: VisitorContext | ContributorContext,
  token: string,
  maxAgeSeconds: number,
) => {
  const { isSecure } = context;
  context.setCookie(
    writeCookie(hostCookieName(SESSION_COOKIE, isSecure), token, { isSecure, maxAgeSeconds }),
  );
  context.setCookie(
    writeCookie(EDITOR_HINT_COOKIE, token === '' ? '' : '1', {
      isSecure,
      maxAgeSeconds,
      isReadableByScript: true,
    }),
  );
};

/** A new token at every sign-in prevents session fixation. */
export const openSession = async (
  database: Queryable,
  context: VisitorContext,
  { account, roles }: { account: Account; roles: readonly number[] },
): Promise<Contributor> => {
  const token = newToken();
  const sessionId = newId();
  const { site, now, address, browser } = context;
  await insertSession(database, {
    tokenHash: hashToken(token),
    sessionId,
    websiteId: websiteIdOf(site),
    accountId: account.accountId,
    address,
    browser,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: expiryFrom(now, now),
  });
  setSessionCookies(context, token, (MAX_DAYS * DAY_MS) / 1000);
  return contributorAt(context, { account, session: { sessionId }, roles });
};

export const clearSessionCookies = (context: ContributorContext): void => setSessionCookies(context, '', 0);

/** Session data for the editor. */
export const describeSession = async (
  contributor: Contributor,
  {
    database,
    site,
    origin,
    isOwnerSite,
  }: { database: Queryable; site: Site; origin: string; isOwnerSite: boolean },
  secret: string,
) => ({
  account: {
    id: contributor.accountId,
    email: contributor.email,
    name: contributor.name,
    isAdministrator: contributor.isAdministrator,
  },
  website: {
    id: websiteIdOf(site),
    title: site.settings.title,
    url: origin,
    isOwnerSite,
    features: site.features,
  },
  roles: [...contributor.roles],
  permissions: [...contributor.permissions],
  crumb: csrfTokenOfSession(secret, contributor.sessionId),
  restoredFrom: (await readOutsidePause(database)) ?? null,
});
