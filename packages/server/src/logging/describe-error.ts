import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';

/** An error as it is logged: without personal data. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggedError;
  readonly [fact: string]: unknown;
}

const DEEPEST = 8;

/** The properties of an error that are logged; all others may contain personal data. */
const FACTS = [
  'code',
  'errno',
  'syscall',
  'path',
  'address',
  'port',
  'statusCode',
  'responseCode',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
] as const;

/** Data exceptions quote the value at the end: `invalid input syntax for type integer: "…"`. */
const DATA_FAULTS = /^22/;
const QUOTED_VALUE = /: ".*"$|"[^"]*"/gs;

const isDataFault = (error: Error): boolean =>
  error instanceof DatabaseError && DATA_FAULTS.test(error.code ?? '');

/** The message without the parameters of the statement. */
export const messageOf = (error: Error): string => {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  return isDataFault(error) ? error.message.replaceAll(QUOTED_VALUE, ' …') : error.message;
};

/** The stack frames only: the text above them is the unredacted message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

export const stackOf = (error: Error): string => `${error.name}: ${messageOf(error)}\n${framesOf(error)}`;

const factsOf = (error: Error): Record<string, unknown> =>
  Object.fromEntries(
    FACTS.flatMap((name) => {
      const value: unknown = Reflect.get(error, name);
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
    }),
  );

const causeOf = (error: Error): unknown =>
  error instanceof AggregateError ? (error.errors[0] as unknown) : error.cause;

export const describeError = (error: unknown, depth = 0): LoggedError | unknown => {
  if (!(error instanceof Error)) return error;
  const cause = causeOf(error);
  return {
    type: error.name,
    message: messageOf(error),
    stack: stackOf(error),
    ...factsOf(error),
    ...(cause instanceof Error && depth < DEEPEST ? { cause: describeError(cause, depth + 1) } : {}),
  };
};
