import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallLimit } from '@sitewright/api/call';
import type { Contributor } from '@sitewright/domain/contributors';
import type { Site } from '@sitewright/domain/sites';
import { inTransaction, type Database, type Transaction } from '../../database/index.ts';
import { sendRefusal } from '../refusals/send-refusal.ts';
import type { ActivityNote, ApiKey } from './call-context.ts';
import {
  isWriteMethod,
  checkConfirmation,
  checkPermission,
  checkSite,
  checkSessionCsrf,
  checkVisitorCsrf,
  type CallerLookup,
} from './call-guard.ts';
import type { ImplementedCall } from './capability.ts';
import { capabilityOf, countRefusal, countWork, type CallCounts } from './finished-call.ts';
import { admitKey } from './key-guard.ts';
import { hostCookieName, readCookie } from '../request/cookies.ts';
import { databaseForRequest } from '../request/request-database.ts';
import { SESSION_COOKIE } from '../request/session-cookie.ts';
import { csrfTokenOfSession } from '../request/csrf-token.ts';
import { AfterCommit } from './after-commit.ts';
import { noteOwnerChange } from './owner-changes.ts';
import { FileAnswer, sendFileAnswer } from './file-answer.ts';
import { readDeclaredBytes, registerFileScope } from './file-body.ts';
import {
  addressOf,
  networkAddressOf,
  originOf,
  publicOriginOf,
  type RequestOrigin,
} from '../request/origin.ts';
import { callLimits } from '../limits/node-limit.ts';
import { countWithinLimit, type RateLimitRequest } from '../limits/rate-limit-store.ts';
import { guardTexts } from '../code/guard-texts.ts';
import { isRefusal, refuse, RolledBack, type Refusal } from '../refusals/refusal.ts';

export interface RecordedActivity extends Partial<ActivityNote> {
  readonly site: Site;
  readonly contributor: Contributor;
  readonly call: string;
  readonly now: Date;
}

export interface CallServices extends CallCounts {
  readonly database: Database;
  readonly lookup: CallerLookup;
  readonly secret: string;
  readonly trustsProxy: boolean;
  readonly clock: () => Date;
  recordActivity(transaction: Transaction, activity: RecordedActivity): Promise<void>;
}

/** A request that passed the guard of its call. */
interface Admitted extends RequestOrigin {
  readonly publicOrigin: string;
  /** With the connections that the call may have. */
  readonly database: Database;
  readonly site: Site;
  readonly isOwnerHost: boolean;
  readonly isOwnerSite: boolean;
  readonly contributor: Contributor | undefined;
  readonly apiKey: ApiKey | undefined;
  readonly address: string;
  readonly network: string;
  readonly now: Date;
  /** By the process's own clock, in milliseconds. */
  readonly begunAt: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    admitted: Admitted | undefined;
    sessionCrumb: string | undefined;
  }
}

const isOwnerCall = ({ statement }: ImplementedCall): boolean =>
  statement.caller === 'contributor' || statement.caller === 'administrator';

const isUnlogged = ({ statement }: ImplementedCall): boolean =>
  statement.caller === 'contributor' && statement.isUnlogged === true;

const needsConfirmation = ({ statement }: ImplementedCall): boolean =>
  (statement.caller === 'administrator' || statement.caller === 'contributor') &&
  statement.needsConfirmation === true;

const servedCallers = new Set(['visitor', 'contributor', 'administrator', 'api-key']);

const isWithinLimit = (
  database: Database,
  counted: RateLimitRequest & { readonly limit: CallLimit },
): boolean | Promise<boolean> =>
  counted.limit.countedBy === 'node'
    ? callLimits.isWithin(counted.scope, counted.limit, counted.now)
    : countWithinLimit(database, counted);

const admit = async (
  call: ImplementedCall,
  request: FastifyRequest,
  services: CallServices,
): Promise<Admitted | Refusal> => {
  const { statement } = call;
  const begunAt = performance.now();
  const now = services.clock();
  const seen = originOf(request.raw, services.trustsProxy);
  const guarded = {
    method: request.method,
    headers: request.headers,
    query: request.query,
    origin: seen.origin,
  };
  const found = await services.lookup.findSite(seen.host);
  if (!found) return refuse('not-found');
  const siteless = checkSite(statement, found);
  if (siteless) return siteless;
  const { site, isOwnHost, isOwnerHost, isOwnerSite } = found;
  const { primaryHost } = site;
  const publicOrigin = publicOriginOf(seen, { primaryHost, isOwnHost }, request.raw.socket.localPort);
  const address = addressOf(request.raw, services.trustsProxy);
  const network = networkAddressOf(request.raw, services.trustsProxy);
  const place = { site, isOwnerHost, isOwnerSite };
  const { trustsProxy } = services;
  const database = databaseForRequest(services.database, {
    request: request.raw,
    siteId: site.id,
    trustsProxy,
  });
  const nobody = { contributor: undefined, apiKey: undefined };
  const admitted = { ...seen, ...place, ...nobody, publicOrigin, database, address, network, now, begunAt };
  if (statement.caller === 'api-key') {
    const { limit } = statement;
    const { authorization } = request.headers;
    const keyed = { call: call.name, authorization, limit, site, network, now };
    const apiKey = await admitKey({ database, lookup: services.lookup }, keyed);
    return isRefusal(apiKey)
      ? countRefusal(call, services, { websiteId: site.id, refusal: apiKey })
      : { ...admitted, apiKey };
  }
  if (statement.limit) {
    const scope = [call.name, site.id, network];
    const isWithin = await isWithinLimit(database, { scope, limit: statement.limit, now });
    const refusal = refuse('too-many-requests');
    if (!isWithin) return countRefusal(call, services, { websiteId: site.id, refusal });
  }
  if (!isOwnerCall(call)) return checkVisitorCsrf(guarded) ?? admitted;

  const token = readCookie(request.headers.cookie, hostCookieName(SESSION_COOKIE, seen.isSecure));
  const contributor = token
    ? await services.lookup.findContributor(found, { token, now, database })
    : undefined;
  if (!contributor) return refuse('not-signed-in');
  const refusal =
    checkSessionCsrf(guarded, contributor, services.secret) ??
    checkPermission(statement, contributor, found) ??
    (needsConfirmation(call) ? checkConfirmation(guarded, contributor, { ...services, now }) : undefined);
  // Only a page of this origin gets here with a wrong crumb, so the right one may be sent back.
  if (refusal?.code === 'crumb-failed')
    request.sessionCrumb = csrfTokenOfSession(services.secret, contributor.sessionId);
  return refusal ?? { ...admitted, contributor };
};

/** The crumb is checked already, and strict query schemas do not know it. */
const dropCrumb = (request: FastifyRequest): void => {
  if (typeof request.query === 'object' && request.query !== null && 'crumb' in request.query)
    delete request.query.crumb;
};

/** The handler of a call with its input applied. */
type Work = (context: object) => Promise<unknown>;

interface OwnerChange {
  readonly services: CallServices;
  readonly context: { readonly database: Database };
  readonly who: { readonly site: Site; readonly contributor: Contributor; readonly now: Date };
}

const runOwnerChange = async (
  call: ImplementedCall,
  work: Work,
  { services, context, who }: OwnerChange,
): Promise<unknown> => {
  try {
    return await inTransaction(context.database, async (transaction) => {
      let noted: ActivityNote | undefined;
      const note = (activity: ActivityNote) => {
        noted = activity;
      };
      const answer = await work({ ...context, database: transaction, note });
      if (isRefusal(answer)) throw new RolledBack(answer);
      await services.recordActivity(transaction, { ...noted, ...who, call: call.name });
      return answer;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
};

/** Receives the file, then runs the change; deletes the stored file where the change is refused or fails. */
const runWithFile = async (
  call: Extract<ImplementedCall, { receive: unknown }>,
  { request, context }: { request: FastifyRequest; context: object },
  run: (work: Work) => Promise<unknown>,
): Promise<unknown> => {
  const { params, query, raw } = request;
  const file = { stream: raw, declaredBytes: readDeclaredBytes(raw.headers['content-length']) };
  const received = await call.receive({ params, query, file }, context);
  // A client reads the response only after sending: with its upload cut off it would see a lost connection instead.
  raw.resume();
  if (isRefusal(received)) return received;
  let isCommitted = false;
  try {
    const answer = await run((within) => received.commit(within));
    isCommitted = !isRefusal(answer);
    return answer;
  } finally {
    if (!isCommitted) await received.discard();
  }
};

const inputOf = ({ params, query, body }: FastifyRequest) => ({ params, query, body });

const perform = async (
  call: ImplementedCall,
  { request, context }: { request: FastifyRequest; context: object },
  run: (work: Work) => Promise<unknown>,
): Promise<unknown> => {
  if ('receive' in call) return runWithFile(call, { request, context }, run);
  const input = inputOf(request);
  if ('handle' in call) return run((within) => call.handle(input, within));
  const change = await call.prepare(input, context);
  return isRefusal(change) ? change : run(change);
};

const serve = async (
  call: ImplementedCall,
  { request, reply, admitted }: { request: FastifyRequest; reply: FastifyReply; admitted: Admitted },
  services: CallServices,
): Promise<unknown> => {
  const { contributor, site, now } = admitted;
  const cookies: string[] = [];
  const context = {
    ...admitted,
    browser: (request.headers['user-agent'] ?? '').slice(0, 300),
    cookieHeader: request.headers.cookie,
    setCookie: (line: string) => cookies.push(line),
    note: () => undefined,
  };
  const run = (work: Work): Promise<unknown> => {
    if (!contributor || !isWriteMethod(request.method) || isUnlogged(call)) return work(context);
    const who = { site, contributor, now };
    return runOwnerChange(call, work, { services, context, who });
  };
  const fault = contributor && guardTexts(call.statement, contributor, inputOf(request));
  if (fault) return sendRefusal(reply, fault);
  const result = await perform(call, { request, context }, run);
  const answer: unknown = result instanceof AfterCommit ? await result.run() : result;
  if (isRefusal(answer)) return sendRefusal(reply, answer);
  if (contributor && isWriteMethod(request.method)) noteOwnerChange(site.id);
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return answer instanceof FileAnswer ? sendFileAnswer(reply, answer) : answer;
};

const registerCall = (app: FastifyInstance, call: ImplementedCall, services: CallServices): void => {
  const { statement, schemas } = call;
  const capability = capabilityOf(call);
  if (!servedCallers.has(statement.caller)) throw new Error(`Nothing identifies the caller of ${call.name}.`);
  app.route({
    method: statement.method,
    exposeHeadRoute: false,
    ...(statement.bodyBytes === undefined ? {} : { bodyLimit: statement.bodyBytes }),
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
        return sendRefusal(reply, admitted, {
          isSecure: originOf(request.raw, services.trustsProxy).isSecure,
          sessionCrumb: request.sessionCrumb,
        });
      dropCrumb(request);
      request.admitted = admitted;
      return undefined;
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { admitted } = request;
      if (!admitted) throw new Error(`${call.name} was reached without passing its guard.`);
      const counted = { counts: services, websiteId: admitted.site.id, capability };
      return countWork(counted, admitted.begunAt, () => serve(call, { request, reply, admitted }, services));
    },
  });
};

export const registerCalls = (
  app: FastifyInstance,
  calls: readonly ImplementedCall[],
  services: CallServices,
): void => {
  app.decorateRequest('admitted', undefined);
  app.decorateRequest('sessionCrumb', undefined);
  for (const call of calls) if (!('receive' in call)) registerCall(app, call, services);
  registerFileScope(app, (scope) => {
    for (const call of calls) if ('receive' in call) registerCall(scope, call, services);
  });
};
