import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Logger } from 'pino';
import { createRangeCheck, plainAddress, type AddressRange } from '../address-ranges.ts';

const FORWARDED_FOR = 'x-forwarded-for';
const VALUES = ['x-forwarded-proto', 'x-forwarded-host'] as const;
const FORWARDED = [FORWARDED_FOR, ...VALUES] as const;

const NONE: readonly string[] = [];

const listOf = (header: string | string[] | undefined): readonly string[] =>
  header === undefined
    ? NONE
    : String(header)
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');

/** Some proxies append the client's port. */
const withoutPort = (text: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? text;

interface Route {
  readonly client: string;
  /** Number of trusted proxies that the request passed. */
  readonly hops: number;
}

/**
 * Each proxy appends the address of its client, so only the end of the list is trustworthy: it is read from
 * there, past the trusted proxies.
 */
const followRoute = (
  forwardedFor: readonly string[],
  peer: string,
  isTrusted: (address: string) => boolean,
): Route => {
  let client = peer;
  let hops = 0;
  for (const entry of forwardedFor.toReversed()) {
    const address = plainAddress(withoutPort(entry));
    if (isIP(address) === 0) break;
    client = address;
    hops += 1;
    if (!isTrusted(address)) break;
  }
  return { client, hops: Math.max(hops, 1) };
};

const setOrDelete = (headers: IncomingHttpHeaders, name: string, value: string | undefined): void => {
  if (value === undefined || value === '') delete headers[name];
  else headers[name] = value;
};

/** Asked at every request, so it builds no list. */
const hasForwarded = (headers: IncomingHttpHeaders): boolean =>
  headers['x-forwarded-for'] !== undefined ||
  headers['x-forwarded-proto'] !== undefined ||
  headers['x-forwarded-host'] !== undefined;

export type ForwardedReader = (request: IncomingMessage) => void;

/**
 * Reduces the forwarded headers to one value each, written by trusted proxies, and removes all others, so
 * that later code can rely on them.
 */
export const createForwardedReader = (
  ranges: readonly AddressRange[],
  log: Pick<Logger, 'warn'>,
): ForwardedReader => {
  const isTrusted = createRangeCheck(ranges);
  let hasWarnedIgnored = false;

  const ignore = ({ headers }: IncomingMessage, peer: string): void => {
    if (!hasForwarded(headers)) return;
    const sent = FORWARDED.filter((name) => headers[name] !== undefined);
    for (const name of sent) delete headers[name];
    if (hasWarnedIgnored) return;
    hasWarnedIgnored = true;
    log.warn(
      { from: plainAddress(peer), headers: sent },
      'forwarded headers are ignored: if this address is your proxy, name it in SITEWRIGHT_TRUST_PROXY (said once)',
    );
  };

  return (request) => {
    const { headers, socket } = request;
    const peer = socket.remoteAddress ?? '';
    if (!isTrusted(peer)) return ignore(request, peer);
    const { client, hops } = followRoute(listOf(headers[FORWARDED_FOR]), peer, isTrusted);
    if (headers[FORWARDED_FOR] !== undefined) headers[FORWARDED_FOR] = plainAddress(client);
    for (const name of VALUES) {
      const values = listOf(headers[name]);
      // The outermost trusted proxy knows the original value; values before it were sent by the client.
      setOrDelete(headers, name, values[Math.max(0, values.length - hops)]);
    }
    return undefined;
  };
};

/** Whether any proxy forwarded the request, by any header: the peer is then not the client. */
export const isForwarded = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.some(
    (text, index) => index % 2 === 0 && /^(?:x-forwarded(?:-.*)?|forwarded|x-real-ip|via)$/i.test(text),
  );
