import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { isForwardedAsSecure } from '../request/origin.ts';
import type { AddressRange } from '../address-ranges.ts';
import { BodyWatch, type SlowBodyLimit } from './slow-body-timeout.ts';
import { createForwardedReader } from './forwarded-headers.ts';
import { hasOneGoodHost } from './host-header.ts';
import { readPlainRequest, type PlainRequest } from './plain-request.ts';
import { readRequestTarget } from './request-target.ts';
import { endSilentConnections } from './silent-connections.ts';

export interface ConnectionLimits {
  /** From the first byte of a request, or from the connection, to the end of its headers. */
  readonly headersMs: number;
  readonly body: SlowBodyLimit;
  /** The maximum time for a request to arrive. */
  readonly requestMs: number;
  /** Between two requests. */
  readonly idleMs: number;
  /** Without any data in either direction, such as a client that never reads the response. */
  readonly silentMs: number;
  readonly checkEveryMs: number;
}

export const connectionLimits: ConnectionLimits = {
  headersMs: 20_000,
  body: { withinMs: 30_000, leastBytes: 30_720 },
  requestMs: 3_600_000,
  // Longer than the idle timeout of proxies and browsers: if the server closed first, a request being sent
  // would fail.
  idleMs: 150_000,
  silentMs: 300_000,
  checkEveryMs: 5_000,
};

/** A plain request is also given as what was read of it. */
export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  plain: PlainRequest | undefined,
) => void;

export interface ServerOptions {
  readonly trustedProxies: readonly AddressRange[];
  readonly log: Pick<Logger, 'warn'>;
  readonly limits?: ConnectionLimits | undefined;
  /** Responds to a plain request, or returns false. Called before all other checks. */
  readonly tryPlain?: (plain: PlainRequest, response: ServerResponse) => boolean;
}

const HSTS = ['strict-transport-security', 'max-age=31536000'] as const;

const refuse = (response: ServerResponse, what: string): void => {
  response.writeHead(400, { 'content-type': 'text/plain', 'cache-control': 'no-store', connection: 'close' });
  response.end(`The ${what} of this request cannot be used.\n`);
};

/** The server of pages and calls, with what applies to every request. */
export const createHttpServer = (
  { trustedProxies, log, limits = connectionLimits, tryPlain }: ServerOptions,
  handle: RequestHandler,
): Server => {
  const readForwarded = createForwardedReader(trustedProxies, log);
  const bodies = new BodyWatch(limits.body);
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.checkEveryMs,
    },
    (request, response) => {
      const plain = request.url?.startsWith('/') ? readPlainRequest(request) : undefined;
      if (plain && tryPlain?.(plain, response)) return undefined;
      readForwarded(request);
      if (!readRequestTarget(request)) return refuse(response, 'address');
      if (!hasOneGoodHost(request)) return refuse(response, 'Host header');
      bodies.watch(request, response);
      // Only a proxy can have received https; browsers ignore the header otherwise.
      if (isForwardedAsSecure(request)) response.setHeader(...HSTS);
      return handle(request, response, plain);
    },
  );
  endSilentConnections(server, limits);
  return server;
};
