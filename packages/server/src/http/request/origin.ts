import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import { normalizeHost } from '@sitewright/domain/sites';
import { plainAddress } from '../address-ranges.ts';

export interface RequestOrigin {
  readonly host: string;
  readonly isSecure: boolean;
  /** Scheme, host and port, as browsers send it. */
  readonly origin: string;
}

const single = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Whether a trusted proxy received the request over https. */
export const isForwardedAsSecure = ({ headers }: IncomingMessage): boolean =>
  single(headers['x-forwarded-proto'])?.toLowerCase() === 'https';

/**
 * The origin that the visitor's browser sees. Forwarded headers have one value each here, set by a trusted proxy: all
 * others were removed when the request came in.
 */
export const originOf = (request: IncomingMessage, trustsProxy: boolean): RequestOrigin => {
  const { headers } = request;
  const host = (trustsProxy ? single(headers['x-forwarded-host']) : undefined) ?? headers.host ?? '';
  const isSecure = trustsProxy && isForwardedAsSecure(request);
  return { host, isSecure, origin: `${isSecure ? 'https' : 'http'}://${host.toLowerCase()}` };
};

const LAST_PORT = 65_535;

/** The port of a host header; undefined where it is invalid. */
export const portOf = (host: string): number | undefined => {
  const port = Number(/:(\d{1,5})$/.exec(host)?.[1] ?? 0);
  return port > 0 && port <= LAST_PORT ? port : undefined;
};

/** The origin for emails and public links: never a host name that only the request names. */
export const publicOriginOf = (
  { isSecure, host }: RequestOrigin,
  { primaryHost, isOwnHost }: { readonly primaryHost: string; readonly isOwnHost: boolean },
  ownPort: number | undefined,
): string => {
  const name = isOwnHost ? normalizeHost(host) : primaryHost;
  const port = isOwnHost ? portOf(host) : ownPort;
  const isStandard = port === undefined || port === (isSecure ? 443 : 80);
  return `${isSecure ? 'https' : 'http'}://${name}${isStandard ? '' : `:${port}`}`;
};

/** Whoever has one IPv6 address has the whole /64, so limits count the network. */
const networkOf = (address: string): string => {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
};

export const addressOf = (request: IncomingMessage, trustsProxy: boolean): string => {
  const direct = request.socket.remoteAddress ?? '';
  const forwarded = trustsProxy ? single(request.headers['x-forwarded-for']) : undefined;
  return plainAddress(forwarded ?? direct);
};

export const networkAddressOf = (request: IncomingMessage, trustsProxy: boolean): string =>
  networkOf(addressOf(request, trustsProxy));

export const isLoopback = (address: string): boolean => {
  const plain = plainAddress(address);
  return plain === '::1' || plain.startsWith('127.');
};
