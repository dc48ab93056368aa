import { pagePermissions } from '@sitewright/domain/pages';
import type { Site } from '@sitewright/domain/sites';
import { sql, type SQL } from 'drizzle-orm';
import { hasAccessCookie, publicAccess, PageAccess } from './page-access.ts';
import { FINGERPRINT_LENGTH, fingerprintOf } from './page-fingerprint.ts';

/** The fields of a page that decide who may see it, beside its publication time. */
export interface PageRestriction {
  readonly collectionId: string;
  readonly permission: number;
  readonly passwordHash: string | null;
}

/** Public pages are open to all, locked ones to visitors with the password; member areas do not exist yet. */
export const canViewPage = (
  access: PageAccess,
  { collectionId, permission, passwordHash }: PageRestriction,
): boolean => {
  if (permission === pagePermissions.public) return true;
  if (permission !== pagePermissions.password || passwordHash === null) return false;
  return access.isOpen(collectionId, fingerprintOf(passwordHash));
};

export interface Viewer {
  readonly now: Date;
  readonly access: PageAccess;
}

/** `fingerprintOf` in SQL. */
const fingerprintIn = (passwordHash: SQL): SQL =>
  sql`left(translate(encode(sha256(convert_to(${passwordHash}, 'UTF8')), 'base64'), '+/', '-_'), ${FINGERPRINT_LENGTH}::int)`;

/** The same rule and the publication time, for item `i` on page `c` of a statement. */
export const visibleToViewer = ({ now, access }: Viewer): SQL =>
  sql`i.visible_from <= ${now} and c.visible_from <= ${now} and (c.permission = ${pagePermissions.public}
    or c.permission = ${pagePermissions.password} and exists (select 1 from page_passwords l
      where l.website_id = c.website_id and l.collection_id = c.collection_id
        and l.collection_id || ':' || ${fingerprintIn(sql`l.password_hash`)} = any(${sql.param(access.opened)})))`;

/** The visitor of a request. The context of a visitor's call is one. */
export interface RequestingVisitor {
  readonly site: Site;
  readonly cookieHeader: string | undefined;
  readonly isSecure: boolean;
  readonly now: Date;
}

/** Without the cookie nothing is verified: this runs at every add to cart. */
export const accessOf = (
  { site, cookieHeader, isSecure, now }: RequestingVisitor,
  secret: string,
): PageAccess =>
  hasAccessCookie(cookieHeader)
    ? PageAccess.read(cookieHeader, { secret, websiteId: site.id, isSecure, now: now.getTime() })
    : publicAccess;
