import type { IncomingMessage } from 'node:http';

/** A name or an address, with a port or without: no sign-in data, no spaces, no path. */
const HOST = /^(?:[a-z\d_](?:[a-z\d_.-]*[a-z\d_])?\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

const countHosts = ({ rawHeaders }: IncomingMessage): number => {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
};

const isHost = (host: string | string[] | undefined): boolean =>
  host === undefined || host === '' || (typeof host === 'string' && HOST.test(host));

/**
 * Two programs in a row may each take another one of two host headers, or read a malformed one in another way: then
 * one checks and the other answers for a different site.
 */
export const hasOneGoodHost = (request: IncomingMessage): boolean =>
  countHosts(request) <= 1 && isHost(request.headers.host) && isHost(request.headers['x-forwarded-host']);
