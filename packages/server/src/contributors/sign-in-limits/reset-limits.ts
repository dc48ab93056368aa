import { resetLimits } from '@sitewright/domain/contributors';
import type { Queryable } from '../../database/index.ts';
import { countWithinLimit, resetCounts, type VisitorContext } from '../../http/index.ts';

/** By address and site: what is asked for at one site uses up nothing of another. */
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

const limitOf = (most: number) => ({ most, withinSeconds: resetLimits.WINDOW_SECONDS });

/** Counts a request for a reset email, for a known browser or else for the network that it comes from. */
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

/** Counts a reset email that is about to be sent, whoever asked for it. */
export const countResetEmail = (
  database: Queryable,
  { email, siteId, now }: { email: string; siteId: string; now: Date },
): Promise<boolean> =>
  countWithinLimit(database, {
    scope: scopes.account(email, siteId),
    limit: limitOf(resetLimits.ACCOUNT),
    now,
  });

/** After a link was used: the other links are dead, so the next request must be answered with an email. */
export const forgetResetCounts = (database: Queryable, email: string): Promise<void> =>
  resetCounts(database, scopes.all(email));
