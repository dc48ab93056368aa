import type { FastifyReply } from 'fastify';
import { writeCookie } from './cookies.ts';
import { CRUMB_COOKIE, newCrumb } from './crumb.ts';
import { refusalStatus } from './refusal-status.ts';
import type { Refusal } from './refusal.ts';

const RETRY_SECONDS = 5;

/** A refused crumb is answered with a fresh one, so that the page can try once more by itself. */
const crumbAnswer = (reply: FastifyReply, refusal: Refusal, isSecure: boolean): FastifyReply => {
  const crumb = newCrumb();
  return reply
    .header('set-cookie', writeCookie(CRUMB_COOKIE, crumb, { isSecure, isReadableByScript: true }))
    .send({ code: refusal.code, message: refusal.message, crumbFail: true, crumb });
};

export const answerRefusal = (
  reply: FastifyReply,
  refusal: Refusal,
  { isSecure }: { readonly isSecure: boolean } = { isSecure: false },
): FastifyReply => {
  reply.code(refusalStatus[refusal.code]).header('cache-control', 'no-store').type('application/json');
  if (refusal.code === 'crumb-failed') return crumbAnswer(reply, refusal, isSecure);
  if (refusal.code === 'too-many-requests' || refusal.code === 'unavailable')
    reply.header('retry-after', String(RETRY_SECONDS));
  const { code, message, errors } = refusal;
  return reply.send(errors ? { code, message, errors } : { code, message });
};
