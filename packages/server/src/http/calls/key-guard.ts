import type { CallLimit } from '@sitewright/api/call';
import type { Site } from '@sitewright/domain/sites';
import { callLimits } from '../limits/node-limit.ts';
import { countWithinLimit } from '../limits/rate-limit-store.ts';
import { refuse, type Refusal } from '../refusals/refusal.ts';
import type { Database } from '../../database/index.ts';
import type { ApiKey } from './call-context.ts';
import type { CallerLookup } from './call-guard.ts';

export interface KeyedRequest {
  readonly call: string;
  readonly authorization: string | undefined;
  readonly limit: CallLimit | undefined;
  readonly site: Site;
  readonly network: string;
  readonly now: Date;
}

/** Of one network with wrong keys. Keys cannot be guessed: this saves the work of looking them up. */
const REFUSED_LIMIT = { max: 60, withinSeconds: 600 } as const;

const readBearer = (authorization = ''): string => /^Bearer ([\w-]{1,200})$/i.exec(authorization)?.[1] ?? '';

/** Services of many customers share few addresses, so calls are counted for each key. */
export const admitKey = async (
  { database, lookup }: { readonly database: Database; readonly lookup: CallerLookup },
  { call, authorization, limit, site, network, now }: KeyedRequest,
): Promise<ApiKey | Refusal> => {
  const token = readBearer(authorization);
  const apiKey = token === '' ? undefined : await lookup.findApiKey(site, { token, now, database });
  if (!apiKey) {
    const isWithin = callLimits.isWithin(['wrong-key', site.id, network], REFUSED_LIMIT, now);
    return refuse(isWithin ? 'key-wrong' : 'too-many-requests');
  }
  const scope = [call, site.id, apiKey.id];
  const isWithin = limit === undefined || (await countWithinLimit(database, { scope, limit, now }));
  return isWithin ? apiKey : refuse('too-many-requests');
};
