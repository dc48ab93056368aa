import type { IncomingMessage } from 'node:http';

/** A name or an address with optional port: no credentials, spaces or path. */
const HOST = /^(?:[a-z\d_](?:[a-z\d_.-]*[a-z\d_])?\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

const countHosts = ({ rawHeaders }: IncomingMessage): number => {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
};

/** Most requests name one of a few hosts. */
const MAX_KNOWN_HOSTS = 1000;
const knownHosts = new Set<string>();

const matchesPattern = (host: string): boolean => {
  if (!HOST.test(host)) return false;
  if (knownHosts.size < MAX_KNOWN_HOSTS) knownHosts.add(host);
  return true;
};

const isHost = (host: string | string[] | undefined): boolean =>
  host === undefined ||
  host === '' ||
  (typeof host === 'string' && (knownHosts.has(host) || matchesPattern(host)));

/**
 * Two hops could each use another of two host headers, or parse a malformed one differently: one would check
 * and the other serve a different site.
 */
export const hasOneGoodHost = (request: IncomingMessage): boolean =>
  countHosts(request) <= 1 && isHost(request.headers.host) && isHost(request.headers['x-forwarded-host']);
