import type { CallAnswer, CallInput, CallSchemas, CallStatement, StatedCall } from '@sitewright/api/call';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../database/index.ts';
import type { Job } from '../../jobs/index.ts';
import type { AfterCommit } from './after-commit.ts';
import type { ContextOf } from './call-context.ts';
import type { FileAnswer } from './file-answer.ts';
import type { FileReceiver, ReceivedFile } from './file-body.ts';
import type { Refusal } from '../refusals/refusal.ts';

type AnswerOf<C extends StatedCall> = C extends { readonly answers: 'file' } ? FileAnswer : CallAnswer<C>;

/** The change itself, in the call's transaction. */
type Change<C extends StatedCall> = (
  context: ContextOf<C['caller']>,
) => Promise<AnswerOf<C> | AfterCommit<AnswerOf<C> | Refusal> | Refusal>;

/**
 * For calls that ask another server before they change anything: a slow one must not hold a database connection. The
 * context of `prepare` is for reading only; what was read may have changed when the transaction begins.
 */
interface PreparedHandler<C extends StatedCall> {
  prepare(input: CallInput<C>, context: ContextOf<C['caller']>): Promise<Change<C> | Refusal>;
}

type Handler<C extends StatedCall> = C extends { readonly body: 'file' }
  ? FileReceiver<C>
  : ((input: CallInput<C>, ...context: Parameters<Change<C>>) => ReturnType<Change<C>>) | PreparedHandler<C>;

export type Handlers<Calls extends Readonly<Record<string, StatedCall>>> = {
  readonly [Name in keyof Calls]: Handler<Calls[Name]>;
};

interface CallParts {
  readonly name: string;
  readonly statement: CallStatement;
  readonly schemas: CallSchemas;
}

interface HandledCall extends CallParts {
  handle(input: unknown, context: unknown): Promise<unknown>;
}

interface PreparedCall extends CallParts {
  prepare(input: unknown, context: unknown): Promise<((context: unknown) => Promise<unknown>) | Refusal>;
}

/** A call whose body is a file, received before the transaction begins. */
interface FileCall extends CallParts {
  receive(input: unknown, context: unknown): Promise<ReceivedFile | Refusal>;
}

/** A call with its schemas and handler; `implementCalls` has checked that their types fit. */
export type ImplementedCall = HandledCall | PreparedCall | FileCall;

/**
 * Everything that one capability adds to the program. `app.ts` lists them all; routes, job handlers and the hourly sweep
 * are derived from that list. Who may make a call, what it refuses and what the activity log says of it is stated in
 * `packages/api`.
 */
export interface Capability {
  readonly name: string;
  readonly calls?: readonly ImplementedCall[];
  readonly jobs?: readonly Job[];
  /** Routes that are not calls: files and noscript forms. */
  registerRoutes?(app: FastifyInstance): void;
  /** Deletes expired rows. Runs once an hour. */
  sweep?(database: Queryable, now: Date): Promise<void>;
}

export interface CallsOf<Calls extends Readonly<Record<string, StatedCall>>> {
  readonly capability: string;
  readonly calls: Calls;
  readonly schemas: Readonly<Record<keyof Calls, CallSchemas>>;
  readonly handlers: Handlers<Calls>;
}

export const implementCalls = <Calls extends Readonly<Record<string, StatedCall>>>({
  capability,
  calls,
  schemas,
  handlers,
}: CallsOf<Calls>): ImplementedCall[] =>
  Object.keys(calls).map((name) => {
    const statement = calls[name] as CallStatement;
    const parts = { name: `${capability}.${name}`, statement, schemas: schemas[name] as CallSchemas };
    const handler = handlers[name];
    if (statement.body === 'file') return { ...parts, receive: handler as FileCall['receive'] };
    return typeof handler === 'function'
      ? { ...parts, handle: handler as HandledCall['handle'] }
      : { ...parts, prepare: (handler as unknown as PreparedCall).prepare };
  });
