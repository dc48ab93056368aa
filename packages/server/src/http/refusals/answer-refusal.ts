import { refusalStatus } from '@sitewright/api/capabilities';
import type { FastifyReply } from 'fastify';
import { writeCookie } from '../browsers/cookies.ts';
import { CRUMB_COOKIE, newCrumb } from '../browsers/crumb.ts';
import type { Refusal } from './refusal.ts';

const RETRY_SECONDS = 5;
/** Statuses that carry `Retry-After`. */
const RETRIED = new Set([429, 503]);

/** A refused crumb is answered with the right one, so that the page can try once more by itself. */
const crumbAnswer = (
  reply: FastifyReply,
  refusal: Refusal,
  { isSecure, sessionCrumb }: CrumbFacts,
): FastifyReply => {
  const crumb = sessionCrumb ?? newCrumb();
  if (sessionCrumb === undefined)
    reply.header('set-cookie', writeCookie(CRUMB_COOKIE, crumb, { isSecure, isReadableByScript: true }));
  return reply.send({ code: refusal.code, message: refusal.message, crumbFail: true, crumb });
};

export interface CrumbFacts {
  readonly isSecure: boolean;
  /** Where the caller is signed in and on the right origin: the crumb of that session. */
  readonly sessionCrumb?: string | undefined;
}

export const answerRefusal = (
  reply: FastifyReply,
  refusal: Refusal,
  facts: CrumbFacts = { isSecure: false },
): FastifyReply => {
  reply.code(refusalStatus[refusal.code]).header('cache-control', 'no-store').type('application/json');
  if (refusal.code === 'crumb-failed') return crumbAnswer(reply, refusal, facts);
  if (RETRIED.has(refusalStatus[refusal.code]))
    reply.header('retry-after', String(refusal.retryAfterSeconds ?? RETRY_SECONDS));
  const { code, message, errors, data } = refusal;
  return reply.send({ code, message, errors, data });
};
