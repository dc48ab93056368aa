import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerRefusal } from './refusals/answer-refusal.ts';
import type { Metrics } from './metrics.ts';
import { isLoopback } from './browsers/origin.ts';
import { wasPassedOn } from './entry/forwarded-headers.ts';
import { refuse } from './refusals/refusal.ts';

export interface MachineFacts {
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

export const registerMachineRoutes = (app: FastifyInstance, facts: MachineFacts): void => {
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok\n'));

  app.get('/readyz', async (request, reply) => {
    if (!isOwnMachine(request) && !hasToken(request, facts.token))
      return answerRefusal(reply, refuse('not-found'));
    const isReady = await facts.isReady();
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
