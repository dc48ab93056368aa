import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerRefusal } from './refusals/answer-refusal.ts';
import type { Metrics } from './metrics.ts';
import { isLoopback } from './browsers/origin.ts';
import { wasPassedOn } from './entry/forwarded-headers.ts';
import { withFallbackAfter } from './limits/with-fallback-after.ts';
import { refuse } from './refusals/refusal.ts';

export interface MonitoringOptions {
  readonly metrics: Metrics;
  /** Lets a monitor on another machine in. */
  readonly token: string | undefined;
  /** Whether requests can be served: the database answers and this node is not stopping. */
  isReady(): Promise<boolean>;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const hasToken = (request: FastifyRequest, token: string | undefined): boolean => {
  const sent = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  return token !== undefined && sent !== undefined && timingSafeEqual(digest(sent), digest(token));
};

/** A proxy on this machine forwards strangers from loopback; they name the host that the public knows. */
const isOwnMachine = (request: FastifyRequest): boolean =>
  isLoopback(request.raw.socket.remoteAddress ?? '') &&
  !wasPassedOn(request.raw) &&
  /^(?:localhost|[\w-]+\.localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/.test(request.headers.host ?? '');

/** A server that takes questions and answers none is not ready, and whoever asks must learn it before giving up. */
const READY_WITHIN_MS = 2000;

/** Asked once at a time: questions to a frozen database would each keep a connection of the pool. */
const createReadiness = ({ isReady }: MonitoringOptions): (() => Promise<boolean>) => {
  let asking: Promise<boolean> | undefined;
  return () => {
    asking ??= isReady().finally(() => (asking = undefined));
    return withFallbackAfter(asking, false, READY_WITHIN_MS);
  };
};

export const registerMonitoringRoutes = (app: FastifyInstance, facts: MonitoringOptions): void => {
  const checkReadiness = createReadiness(facts);
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok\n'));

  app.get('/readyz', async (request, reply) => {
    if (!isOwnMachine(request) && !hasToken(request, facts.token))
      return answerRefusal(reply, refuse('not-found'));
    const isReady = await checkReadiness();
    return reply
      .code(isReady ? 200 : 503)
      .type('text/plain')
      .send(isReady ? 'ready\n' : 'not ready\n');
  });

  app.get('/metrics', async (request, reply) => {
    if (!isOwnMachine(request) && !hasToken(request, facts.token))
      return answerRefusal(reply, refuse('not-found'));
    return reply.type('text/plain; version=0.0.4').send(facts.metrics.toText());
  });
};
