import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-addresses.ts';

/** Why a URL was not requested. */
export const requestFaults = {
  url: 'This is no address of a website.',
  password: 'The address contains a password.',
  private: 'The address is not public.',
  redirects: 'The address redirects too often.',
  unencrypted: 'The address redirects to one that does not begin with https.',
} as const;

export type RequestFaultReason = keyof typeof requestFaults;

export class RequestFault extends Error {
  readonly reason: RequestFaultReason;

  constructor(reason: RequestFaultReason) {
    super(requestFaults[reason]);
    this.reason = reason;
  }
}

/** Where requests may go; tests let in a server of their own. */
export interface PublicNetwork {
  readonly isAllowed?: (address: string) => boolean;
  readonly resolve?: (
    host: string,
    done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
  ) => void;
  /** How long to wait for an answer, instead of the usual time. */
  readonly timeoutMs?: number;
  /** Whether owners may enter addresses without encryption. */
  readonly allowsHttp?: boolean;
}

export interface PublicRequest extends PublicNetwork {
  readonly timeoutMs: number;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Statuses that are followed to another address, which is checked like the first. */
  readonly follows?: (status: number) => boolean;
  /** Refuses redirects from https to http, which would send the body unencrypted. */
  readonly staysEncrypted?: boolean;
}

const MAX_REDIRECTS = 5;
const REDIRECT = 300;
const CLIENT_ERROR = 400;

const isRedirect = (status: number): boolean => status >= REDIRECT && status < CLIENT_ERROR;

const resolveAll: NonNullable<PublicNetwork['resolve']> = (host, done) => lookUp(host, { all: true }, done);

/** The connection goes to the very address that was checked: a second look-up could answer with another. */
const checkedLookup =
  ({ isAllowed = isPublicAddress, resolve = resolveAll }: PublicNetwork): LookupFunction =>
  (host, options, done) =>
    resolve(host, (error, addresses) => {
      if (error) return done(error, '', 4);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address)))
        return done(new RequestFault('private'), '', 4);
      return options.all ? done(null, [...addresses]) : done(null, first.address, first.family);
    });

const readUrl = (address: string, base?: URL): URL => {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) throw new RequestFault('url');
  if (url.username !== '' || url.password !== '') throw new RequestFault('password');
  return url;
};

/** The host of a URL where it is an address that may not be reached. Names are checked when they are looked up. */
export const isForbiddenHost = (
  { hostname }: URL,
  isAllowed: (address: string) => boolean = isPublicAddress,
): boolean => {
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isAllowed(host);
};

/** With one time limit for all redirects. */
interface TimedRequest extends PublicRequest {
  readonly signal: AbortSignal;
}

const open = (url: URL, request: TimedRequest): Promise<IncomingMessage> => {
  if (isForbiddenHost(url, request.isAllowed)) throw new RequestFault('private');
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const given: RequestOptions = {
    method: request.method ?? 'GET',
    lookup: checkedLookup(request),
    signal: request.signal,
    agent: false,
    headers: { 'user-agent': 'Sitewright', ...request.headers },
  };
  return new Promise((resolve, reject) => {
    send(url, given, resolve).on('error', reject).end(request.body);
  });
};

const follow = async (url: URL, request: TimedRequest, left = MAX_REDIRECTS): Promise<IncomingMessage> => {
  const { follows = isRedirect } = request;
  const response = await open(url, request);
  const { statusCode = 0, headers } = response;
  if (!isRedirect(statusCode) || !follows(statusCode) || headers.location === undefined) return response;
  response.destroy();
  if (left === 0) throw new RequestFault('redirects');
  const target = readUrl(headers.location, url);
  if (request.staysEncrypted && url.protocol === 'https:' && target.protocol !== 'https:')
    throw new RequestFault('unencrypted');
  return follow(target, request, left - 1);
};

/** Requests a URL that somebody else chose. Servers of this machine and of private networks are never reached. */
export const requestPublic = async (address: string, request: PublicRequest): Promise<IncomingMessage> =>
  follow(readUrl(address), { ...request, signal: AbortSignal.timeout(request.timeoutMs) });
