import { resetLimits } from '@sitewright/domain/contributors';
import type { Queryable } from '../../database/index.ts';
import { countWithinLimit, resetCounts, type VisitorContext } from '../../http/index.ts';

/** By address and site: requests on one site do not count on another. */
const scopes = {
  all: (email: string) => ['password-reset', email],
  network: (email: string, siteId: string, network: string) => [
    ...scopes.all(email),
    siteId,
    'network',
    network,
  ],
  device: (email: string, siteId: string, device: string) => [...scopes.all(email), siteId, 'device', device],
  account: (email: string, siteId: string) => [...scopes.all(email), siteId, 'everywhere'],
};

const limitOf = (max: number) => ({ max, withinSeconds: resetLimits.WINDOW_SECONDS });

/** Counts a request for a reset email, by known browser or else by network. */
export const countResetRequest = (
  { database, site, network, now }: VisitorContext,
  email: string,
  device: string | undefined,
): Promise<boolean> =>
  countWithinLimit(
    database,
    device === undefined
      ? { scope: scopes.network(email, site.id, network), limit: limitOf(resetLimits.NETWORK), now }
      : { scope: scopes.device(email, site.id, device), limit: limitOf(resetLimits.KNOWN_DEVICE), now },
  );

/** Counts a reset email before it is sent, whoever requested it. */
export const countResetEmail = (
  database: Queryable,
  { email, siteId, now }: { email: string; siteId: string; now: Date },
): Promise<boolean> =>
  countWithinLimit(database, {
    scope: scopes.account(email, siteId),
    limit: limitOf(resetLimits.ACCOUNT),
    now,
  });

/** After a link was used: the other links are invalid, so the next request must send an email. */
export const forgetResetCounts = (database: Queryable, email: string): Promise<void> =>
  resetCounts(database, scopes.all(email));
