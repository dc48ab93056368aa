import { previewLimits } from '@sitewright/domain/previews';
import type { Site } from '@sitewright/domain/sites';
import { permissionsNow } from '../contributors/index.ts';
import type { Queryable } from '../database/index.ts';
import { refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { findSiteById } from '../sites/index.ts';
import { ENTRY_PATH } from './preview-handler.ts';
import type { PreviewHost } from './preview-host.ts';
import { writePreviewToken, type PreviewAccess } from './preview-token.ts';

const HOUR_MS = 3_600_000;

/** The target of the link. */
export interface PreviewLinkRequest {
  readonly path: string;
  readonly guest?: boolean;
  readonly hours?: number;
}

export const createPreviewLink = (
  { host, secret }: { readonly host: PreviewHost; readonly secret: string },
  { site, contributor, origin, now }: ContributorContext,
  {
    path,
    guest = false,
    hours = guest ? previewLimits.GUEST_HOURS : previewLimits.OWN_HOURS,
  }: PreviewLinkRequest,
): { url: string; expiresAt: string } | Refusal => {
  const previewOrigin = host.originFor(origin, site.identifier);
  if (previewOrigin === undefined) return refuse('preview-host-missing');
  const expiresAt = now.getTime() + hours * HOUR_MS;
  const pass: PreviewAccess = {
    websiteId: site.id,
    accountId: contributor.accountId,
    sessionId: guest ? undefined : contributor.sessionId,
    expiresAt,
  };
  const query = new URLSearchParams({ token: writePreviewToken(pass, secret), to: path });
  return {
    url: `${previewOrigin}${ENTRY_PATH}?${query.toString()}`,
    expiresAt: new Date(expiresAt).toISOString(),
  };
};

/** The site of a preview link, if its issuer may still edit there. */
export const findPreviewedSite = async (
  database: Queryable,
  { websiteId, accountId, sessionId }: PreviewAccess,
  now: Date,
): Promise<Site | undefined> => {
  const permissions = await permissionsNow(database, websiteId, { accountId, sessionId, now });
  return permissions.has('content') ? findSiteById(database, websiteId) : undefined;
};
