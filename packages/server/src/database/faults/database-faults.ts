import { NO_CONNECTION } from '../shares/fair-pool.ts';
import { errorChain } from './error-chain.ts';

const goneStates = new Set(['57P01', '57P02', '57P03', '53300']);
const goneSystemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
// The driver throws these without a code.
const goneMessages = [
  'Connection terminated',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end on the pool',
];
const uniqueViolation = '23505';
const failedTransaction = '25P02';
const retryableStates = new Set(['40001', '40P01']);

/** The server is unavailable or none of its connections is free: the statement may succeed later. */
export function isDatabaseGone(error: unknown): boolean {
  return errorChain(error).some((link) => {
    if (link.code === undefined) return goneMessages.some((message) => link.message.startsWith(message));
    if (link.code === 'ENOENT') return link.syscall === 'connect';
    if (link.code === NO_CONNECTION) return true;
    return goneStates.has(link.code) || goneSystemCodes.has(link.code) || isConnectionState(link.code);
  });
}

/** The transaction may succeed when it is retried from its start. */
export function isRetryable(error: unknown): boolean {
  return errorChain(error).some(({ code }) => code !== undefined && retryableStates.has(code));
}

/** The statement was refused only because one before it in the transaction had failed. */
export function isConsequence(error: unknown): boolean {
  return errorChain(error).some(({ code }) => code === failedTransaction);
}

/** Of a statement that was left out because one before it had failed. */
export function consequenceOf(cause: Error): Error {
  return Object.assign(new Error('A statement before it has failed.', { cause }), {
    code: failedTransaction,
  });
}

/** The unique index that a write violated, if any. */
export function takenIndexOf(error: unknown): string | undefined {
  return errorChain(error).find(({ code }) => code === uniqueViolation)?.constraint;
}

export function isDiskFull(error: unknown): boolean {
  return errorChain(error).some(
    ({ code, message }) =>
      code === '53100' || code === 'ENOSPC' || message.includes('No space left on device'),
  );
}

function isConnectionState(code: string): boolean {
  return code.length === 5 && code.startsWith('08');
}
