import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { createRangeCheck, LOCAL_RANGES, type AddressRange } from '../../http/index.ts';

/** Networks that no public server is in: private, link-local with its metadata services, shared, test and multicast. */
const FORBIDDEN: readonly AddressRange[] = [
  ...LOCAL_RANGES,
  { address: '0.0.0.0', prefix: 8 },
  { address: '100.64.0.0', prefix: 10 },
  { address: '169.254.0.0', prefix: 16 },
  { address: '192.0.0.0', prefix: 24 },
  { address: '192.0.2.0', prefix: 24 },
  { address: '198.18.0.0', prefix: 15 },
  { address: '198.51.100.0', prefix: 24 },
  { address: '203.0.113.0', prefix: 24 },
  { address: '224.0.0.0', prefix: 4 },
  { address: '240.0.0.0', prefix: 4 },
  { address: '168.63.129.16', prefix: 32 },
  { address: '192.88.99.0', prefix: 24 },
  { address: '::', prefix: 96 },
  { address: '::ffff:0:0:0', prefix: 96 },
  { address: '64:ff9b::', prefix: 96 },
  { address: '64:ff9b:1::', prefix: 48 },
  { address: '100::', prefix: 64 },
  { address: '2001::', prefix: 32 },
  { address: '2001:db8::', prefix: 32 },
  { address: '2002::', prefix: 16 },
  { address: 'fe80::', prefix: 10 },
  { address: 'fec0::', prefix: 10 },
  { address: 'ff00::', prefix: 8 },
];

const isForbidden = createRangeCheck(FORBIDDEN);

export const isPublicAddress = (address: string): boolean => isIP(address) !== 0 && !isForbidden(address);

/** Why a URL was not fetched, in words for its owner. */
export class FetchFault extends Error {}

export interface PublicFetchOptions {
  readonly timeoutMs?: number;
  /** Tests let in a server of their own. */
  readonly isAllowed?: (address: string) => boolean;
  readonly resolve?: (
    host: string,
    done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
  ) => void;
}

const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 5;

const resolveAll: NonNullable<PublicFetchOptions['resolve']> = (host, done) =>
  lookUp(host, { all: true }, done);

const PRIVATE = 'The address is not public. Use the URL of a picture on the internet.';

/** The connection goes to the very address that was checked: a second look-up could answer with another. */
const checkedLookup =
  ({ isAllowed = isPublicAddress, resolve = resolveAll }: PublicFetchOptions): LookupFunction =>
  (host, options, done) =>
    resolve(host, (error, addresses) => {
      if (error) return done(error, '', 4);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address)))
        return done(new FetchFault(PRIVATE), '', 4);
      return options.all ? done(null, [...addresses]) : done(null, first.address, first.family);
    });

const readUrl = (address: string, base?: URL): URL => {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw new FetchFault('This is not the URL of a picture. It must begin with https://.');
  if (url.username !== '' || url.password !== '') throw new FetchFault('Remove the password from the URL.');
  return url;
};

const open = (url: URL, options: PublicFetchOptions): Promise<IncomingMessage> => {
  const { isAllowed = isPublicAddress, timeoutMs = TIMEOUT_MS } = options;
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  // Names are checked when they are looked up; addresses never are.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new FetchFault(PRIVATE);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const given: RequestOptions = {
    lookup: checkedLookup(options),
    signal: AbortSignal.timeout(timeoutMs),
    agent: false,
    headers: { accept: 'image/*', 'user-agent': 'Sitewright' },
  };
  return new Promise((resolve, reject) => {
    request(url, given, resolve).on('error', reject).end();
  });
};

const follow = async (
  url: URL,
  options: PublicFetchOptions,
  left = MAX_REDIRECTS,
): Promise<IncomingMessage> => {
  const response = await open(url, options);
  const { statusCode = 0, headers } = response;
  if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) return response;
  response.destroy();
  if (left === 0) throw new FetchFault('The URL redirects too often.');
  return follow(readUrl(headers.location, url), options, left - 1);
};

/** Requests a URL that somebody else chose. Servers of this machine and of private networks are never reached. */
export const fetchPublic = async (
  address: string,
  options: PublicFetchOptions = {},
): Promise<IncomingMessage> => {
  try {
    const response = await follow(readUrl(address), options);
    if (response.statusCode === 200) return response;
    response.destroy();
    throw new FetchFault(`The server of the picture answered ${response.statusCode ?? 0}.`);
  } catch (error) {
    if (error instanceof FetchFault) throw error;
    throw new FetchFault('The picture could not be fetched: its server did not answer.');
  }
};
