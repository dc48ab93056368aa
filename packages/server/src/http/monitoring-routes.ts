import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { sendRefusal } from './refusals/send-refusal.ts';
import { isLoopback } from './request/origin.ts';
import { isForwarded } from './entry/forwarded-headers.ts';
import { withFallbackAfter } from './limits/with-fallback-after.ts';
import { refuse } from './refusals/refusal.ts';

export interface MonitoringOptions {
  readonly metrics: Registry;
  /** Bearer token for `/readyz` and `/metrics` from other computers. */
  readonly token: string | undefined;
  /** Whether requests can be served: the database responds and this node is not stopping. */
  isReady(): Promise<boolean>;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const hasToken = (request: FastifyRequest, token: string | undefined): boolean => {
  const sent = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  return token !== undefined && sent !== undefined && timingSafeEqual(digest(sent), digest(token));
};

/** A proxy on the same computer forwards external requests from loopback; those have the public host name. */
const isLocalRequest = (request: FastifyRequest): boolean =>
  isLoopback(request.raw.socket.remoteAddress ?? '') &&
  !isForwarded(request.raw) &&
  /^(?:localhost|[\w-]+\.localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/.test(request.headers.host ?? '');

/** A database that accepts queries but never responds counts as not ready; shorter than the timeouts of load balancers. */
const READY_TIMEOUT_MS = 2000;

/** One check at a time: each check against a frozen database would hold a connection of the pool. */
const createReadiness = ({ isReady }: MonitoringOptions): (() => Promise<boolean>) => {
  let pending: Promise<boolean> | undefined;
  return () => {
    pending ??= isReady().finally(() => (pending = undefined));
    return withFallbackAfter(pending, false, READY_TIMEOUT_MS);
  };
};

export const registerMonitoringRoutes = (app: FastifyInstance, options: MonitoringOptions): void => {
  const checkReadiness = createReadiness(options);
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok\n'));

  app.get('/readyz', async (request, reply) => {
    if (!isLocalRequest(request) && !hasToken(request, options.token))
      return sendRefusal(reply, refuse('not-found'));
    const isReady = await checkReadiness();
    return reply
      .code(isReady ? 200 : 503)
      .type('text/plain')
      .send(isReady ? 'ready\n' : 'not ready\n');
  });

  app.get('/metrics', async (request, reply) => {
    if (!isLocalRequest(request) && !hasToken(request, options.token))
      return sendRefusal(reply, refuse('not-found'));
    return reply.type('text/plain; version=0.0.4').send(await options.metrics.metrics());
  });
};
