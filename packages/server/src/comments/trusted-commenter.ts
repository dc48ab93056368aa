import type { Queryable } from '../database/index.ts';
import { findContributor } from '../contributors/index.ts';
import { hostCookieName, readCookie, SESSION_COOKIE } from '../http/index.ts';

type Place = Parameters<typeof findContributor>[1];

interface Request {
  readonly database: Queryable;
  readonly cookieHeader: string | undefined;
  readonly isSecure: boolean;
  readonly now: Date;
}

/** Whether the visitor is signed in to the site with a role whose comments need no approval. */
export const isTrustedCommenter = async (
  { database, cookieHeader, isSecure, now }: Request,
  place: Place,
): Promise<boolean> => {
  const token = readCookie(cookieHeader, hostCookieName(SESSION_COOKIE, isSecure));
  if (!token) return false;
  const contributor = await findContributor(database, place, { token, now });
  return contributor?.permissions.has('trusted-comments') ?? false;
};
