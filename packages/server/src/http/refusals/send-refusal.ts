import { refusalStatus } from '@sitewright/api/capabilities';
import type { FastifyReply } from 'fastify';
import { writeCookie } from '../request/cookies.ts';
import { CRUMB_COOKIE, newCsrfToken } from '../request/csrf-token.ts';
import type { Refusal } from './refusal.ts';

const RETRY_SECONDS = 5;
/** Statuses that carry `Retry-After`. */
const RETRIED = new Set([429, 503]);

/** Sends the right crumb along, so that the page can retry. */
const sendCrumbRefusal = (
  reply: FastifyReply,
  refusal: Refusal,
  { isSecure, sessionCrumb }: CrumbOptions,
): FastifyReply => {
  const crumb = sessionCrumb ?? newCsrfToken();
  if (sessionCrumb === undefined)
    reply.header('set-cookie', writeCookie(CRUMB_COOKIE, crumb, { isSecure, isReadableByScript: true }));
  return reply.send({ code: refusal.code, message: refusal.message, crumbFail: true, crumb });
};

export interface CrumbOptions {
  readonly isSecure: boolean;
  /** The crumb of the session, where the caller is signed in and of the same origin. */
  readonly sessionCrumb?: string | undefined;
}

export const sendRefusal = (
  reply: FastifyReply,
  refusal: Refusal,
  options: CrumbOptions = { isSecure: false },
): FastifyReply => {
  reply.code(refusalStatus[refusal.code]).header('cache-control', 'no-store').type('application/json');
  if (refusal.code === 'crumb-failed') return sendCrumbRefusal(reply, refusal, options);
  if (RETRIED.has(refusalStatus[refusal.code]))
    reply.header('retry-after', String(refusal.retryAfterSeconds ?? RETRY_SECONDS));
  const { code, message, errors, data } = refusal;
  return reply.send({ code, message, errors, data });
};
