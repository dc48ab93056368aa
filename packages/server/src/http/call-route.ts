import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contributor } from '@sitewright/domain/contributors';
import type { Site } from '@sitewright/domain/sites';
import { inTransaction, type Database, type Transaction } from '../database/index.ts';
import { answerRefusal } from './answer-refusal.ts';
import type { ActivityNote } from './call-context.ts';
import {
  changesSomething,
  checkPermission,
  checkSessionCrumb,
  checkVisitorCrumb,
  type CallerLookup,
} from './call-guard.ts';
import type { ImplementedCall } from './capability.ts';
import { hostCookieName, readCookie } from './cookies.ts';
import { networkAddressOf, originOf, type RequestOrigin } from './origin.ts';
import { countWithinLimit } from './rate-limit.ts';
import { isRefusal, refuse, RolledBack, type Refusal } from './refusal.ts';

export const SESSION_COOKIE = 'session';

export interface RecordedActivity extends Partial<ActivityNote> {
  readonly site: Site;
  readonly contributor: Contributor;
  readonly call: string;
  readonly now: Date;
}

export interface CallServices {
  readonly database: Database;
  readonly lookup: CallerLookup;
  readonly secret: string;
  readonly trustsProxy: boolean;
  readonly clock: () => Date;
  recordActivity(transaction: Transaction, activity: RecordedActivity): Promise<void>;
}

/** A request that passed the guard of its call. */
interface Admitted extends RequestOrigin {
  readonly site: Site;
  readonly contributor: Contributor | undefined;
  readonly address: string;
  readonly now: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    admitted: Admitted | undefined;
  }
}

const isOwnerCall = ({ statement }: ImplementedCall): boolean =>
  statement.caller === 'contributor' || statement.caller === 'administrator';

const servedCallers = new Set(['visitor', 'contributor', 'administrator']);

const admit = async (
  call: ImplementedCall,
  request: FastifyRequest,
  services: CallServices,
): Promise<Admitted | Refusal> => {
  const { statement } = call;
  const now = services.clock();
  const seen = originOf(request.raw, services.trustsProxy);
  const guarded = {
    method: request.method,
    headers: request.headers,
    query: request.query,
    origin: seen.origin,
  };
  const site = await services.lookup.findSite(seen.host);
  if (!site) return refuse('not-found');
  const address = networkAddressOf(request.raw, services.trustsProxy);
  const admitted = { ...seen, site, address, now, contributor: undefined };
  if (statement.limit) {
    const scope = [call.name, site.id, address];
    const isWithin = await countWithinLimit(services.database, { scope, limit: statement.limit, now });
    if (!isWithin) return refuse('too-many-requests');
  }
  if (!isOwnerCall(call)) return checkVisitorCrumb(guarded) ?? admitted;

  const token = readCookie(request.headers.cookie, hostCookieName(SESSION_COOKIE, seen.isSecure));
  const contributor = token ? await services.lookup.findContributor(token, site, now) : undefined;
  if (!contributor) return refuse('not-signed-in');
  return (
    checkSessionCrumb(guarded, contributor, services.secret) ??
    checkPermission(statement, contributor) ?? { ...admitted, contributor }
  );
};

/** The crumb has done its work; strict query schemas need not know it. */
const dropCrumb = (request: FastifyRequest): void => {
  if (typeof request.query === 'object' && request.query !== null && 'crumb' in request.query)
    delete request.query.crumb;
};

const runOwnerChange = async (
  call: ImplementedCall,
  input: unknown,
  run: { services: CallServices; context: object; site: Site; contributor: Contributor; now: Date },
): Promise<unknown> => {
  const { services, context, ...who } = run;
  try {
    return await inTransaction(services.database, async (transaction) => {
      let noted: ActivityNote | undefined;
      const note = (activity: ActivityNote) => {
        noted = activity;
      };
      const answer = await call.handle(input, { ...context, database: transaction, note });
      if (isRefusal(answer)) throw new RolledBack(answer);
      await services.recordActivity(transaction, { ...noted, ...who, call: call.name });
      return answer;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
};

const serve = async (
  call: ImplementedCall,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  services: CallServices,
): Promise<unknown> => {
  const { admitted } = request;
  if (!admitted) throw new Error(`${call.name} was reached without passing its guard.`);
  const { contributor, ...facts } = admitted;
  const cookies: string[] = [];
  const context = {
    ...facts,
    contributor,
    database: services.database,
    browser: (request.headers['user-agent'] ?? '').slice(0, 300),
    setCookie: (line: string) => cookies.push(line),
    note: () => undefined,
  };
  const input = { params: request.params, query: request.query, body: request.body };
  const answer =
    contributor && changesSomething(request.method)
      ? await runOwnerChange(call, input, {
          services,
          context,
          contributor,
          site: facts.site,
          now: facts.now,
        })
      : await call.handle(input, context);
  if (isRefusal(answer)) return answerRefusal(reply, answer);
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return answer;
};

const registerCall = (app: FastifyInstance, call: ImplementedCall, services: CallServices): void => {
  const { statement, schemas } = call;
  if (!servedCallers.has(statement.caller)) throw new Error(`Nothing identifies the caller of ${call.name}.`);
  app.route({
    method: statement.method,
    url: statement.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: {
      ...(schemas.params ? { params: schemas.params } : {}),
      ...(schemas.query ? { querystring: schemas.query } : {}),
      ...(schemas.body ? { body: schemas.body } : {}),
      response: { 200: schemas.answer },
    },
    onRequest: async (request, reply) => {
      const admitted = await admit(call, request, services);
      if (isRefusal(admitted))
        return answerRefusal(reply, admitted, originOf(request.raw, services.trustsProxy));
      dropCrumb(request);
      request.admitted = admitted;
      return undefined;
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return serve(call, { request, reply }, services);
    },
  });
};

export const registerCalls = (
  app: FastifyInstance,
  calls: readonly ImplementedCall[],
  services: CallServices,
): void => {
  app.decorateRequest('admitted', undefined);
  for (const call of calls) registerCall(app, call, services);
};
