import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseGone, isDiskFull } from '../../database/index.ts';
import { busyOf } from '../../fair-queue/index.ts';
import { sendRefusal } from './send-refusal.ts';
import { UnreadableBody } from '../json-body.ts';
import { refuse, type Refusal } from './refusal.ts';

interface FieldFault {
  readonly instancePath: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const reasonOf = ({ message = 'does not fit', params }: Omit<FieldFault, 'instancePath'>): string => {
  if (typeof params['additionalProperty'] === 'string') return 'is not a known field';
  const { allowedValues } = params;
  return Array.isArray(allowedValues) ? `must be one of ${allowedValues.join(', ')}` : message;
};

/** Messages by field: `body/quantity must be integer` becomes `{quantity: 'must be integer'}`. */
const fieldErrors = (faults: readonly FieldFault[]): Record<string, string> =>
  Object.fromEntries(
    faults.map(({ instancePath, ...fault }) => {
      const inside = instancePath.replace(/^\//, '').replaceAll('/', '.');
      const field = fault.params['additionalProperty'] ?? fault.params['missingProperty'];
      const name = [inside, typeof field === 'string' ? field : ''].filter((part) => part !== '').join('.');
      return [name === '' ? 'request' : name, reasonOf(fault)];
    }),
  );

/** Characters that PostgreSQL cannot store, such as lone surrogates. */
const isUnstorableText = (error: Error): boolean => {
  const cause: unknown = error.cause ?? error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return code === '22021' || code === '22P05';
};

const refusalOf = (error: FastifyError): Refusal | undefined => {
  const busy = busyOf(error);
  if (busy) return refuse('unavailable').retryAfter(busy.retryAfterSeconds);
  if (error.validation) return refuse('bad-request', fieldErrors(error.validation));
  if (error instanceof UnreadableBody) return refuse('bad-request');
  if (isUnstorableText(error)) return refuse('bad-request');
  if (error.statusCode === 413) return refuse('too-large');
  if (error.statusCode === 415) return refuse('unsupported-body');
  if (error.statusCode !== undefined && error.statusCode < 500) return refuse('bad-request');
  return isDatabaseGone(error) || isDiskFull(error) ? refuse('unavailable') : undefined;
};

/** Fastify's error handler: known errors become refusals, all others are logged and answered with `unexpected`. */
export const handleError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const refusal = refusalOf(error);
  // A flood must not fill the log: metrics count who was refused because too much waits.
  if (!refusal || (refusal.code === 'unavailable' && !busyOf(error)))
    request.log.error({ err: error }, 'call failed');
  return sendRefusal(reply, refusal ?? refuse('unexpected'));
};
