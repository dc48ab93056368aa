import { findContributor } from '../contributors/index.ts';
import type { Database } from '../database/index.ts';
import { hostCookieName, readCookie, SESSION_COOKIE } from '../http/index.ts';
import type { Site } from '@sitewright/domain/sites';

export interface VisitingBrowser {
  readonly database: Database;
  readonly site: Site;
  readonly isOwnerHost: boolean;
  readonly isOwnerSite: boolean;
  readonly origin: string;
  readonly cookieHeader: string | undefined;
  readonly isSecure: boolean;
  readonly now: Date;
}

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

const isOnThisMachine = (origin: string): boolean => LOOPBACK.test(new URL(origin).hostname);

/** Whether the test gateway serves a visitor on any host: at a program on this machine, or signed in to the site. */
export const isTrustedVisitor = async ({
  database,
  origin,
  cookieHeader,
  isSecure,
  now,
  ...place
}: VisitingBrowser): Promise<boolean> => {
  if (isOnThisMachine(origin)) return true;
  const token = readCookie(cookieHeader, hostCookieName(SESSION_COOKIE, isSecure));
  if (token === undefined) return false;
  const contributor = await findContributor(database, { ...place, isOwnHost: true }, { token, now });
  return contributor !== undefined;
};
