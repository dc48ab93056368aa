import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import { normalizeHost } from '@sitewright/domain/sites';

export interface RequestOrigin {
  readonly host: string;
  readonly isSecure: boolean;
  /** As browsers send it: scheme, host and port. */
  readonly origin: string;
}

const first = (value: string | string[] | undefined): string | undefined => {
  const text = Array.isArray(value) ? value[0] : value;
  return text?.split(',')[0]?.trim() || undefined;
};

/** What the visitor's browser sees. Forwarded headers count only behind a proxy that the operator named. */
export const originOf = (request: IncomingMessage, trustsProxy: boolean): RequestOrigin => {
  const { headers } = request;
  const host = (trustsProxy ? first(headers['x-forwarded-host']) : undefined) ?? headers.host ?? '';
  const proto = trustsProxy ? first(headers['x-forwarded-proto']) : undefined;
  const isSecure = proto === 'https';
  return { host, isSecure, origin: `${isSecure ? 'https' : 'http'}://${host.toLowerCase()}` };
};

const LAST_PORT = 65_535;

/** The port that a host header names; nothing for what can be none. */
export const portOf = (host: string): number | undefined => {
  const port = Number(/:(\d{1,5})$/.exec(host)?.[1] ?? 0);
  return port > 0 && port <= LAST_PORT ? port : undefined;
};

/** What letters and public addresses name: never a host that a stranger wrote into the request. */
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

const stripMapped = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

/** Whoever has one IPv6 address has the whole /64: limits count the network, not the address. */
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
  // The proxy appends the address it saw: only the last one was not written by the visitor.
  const forwarded = trustsProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return stripMapped(forwarded && isIP(forwarded) ? forwarded : direct);
};

export const networkAddressOf = (request: IncomingMessage, trustsProxy: boolean): string =>
  networkOf(addressOf(request, trustsProxy));

export const isLoopback = (address: string): boolean => {
  const plain = stripMapped(address);
  return plain === '::1' || plain.startsWith('127.');
};
