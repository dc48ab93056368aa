import type { CallAnswer, CallInput, CallSchemas, CallStatement, StatedCall } from '@sitewright/api/call';
import type { Job } from '../jobs/index.ts';
import type { ContextOf } from './call-context.ts';
import type { Refusal } from './refusal.ts';

type Handler<C extends StatedCall> = (
  input: CallInput<C>,
  context: ContextOf<C['caller']>,
) => Promise<CallAnswer<C> | Refusal>;

export type Handlers<Calls extends Readonly<Record<string, StatedCall>>> = {
  readonly [Name in keyof Calls]: Handler<Calls[Name]>;
};

/** A call with what it takes to serve it; the types of its parts were checked by `implementCalls`. */
export interface ImplementedCall {
  readonly name: string;
  readonly statement: CallStatement;
  readonly schemas: CallSchemas;
  handle(input: unknown, context: unknown): Promise<unknown>;
}

/** One capability of the program. `app.ts` lists them all. */
export interface Capability {
  readonly name: string;
  readonly calls?: readonly ImplementedCall[];
  readonly jobs?: readonly Job[];
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
  Object.keys(calls).map((name) => ({
    name: `${capability}.${name}`,
    statement: calls[name] as CallStatement,
    schemas: schemas[name] as CallSchemas,
    handle: handlers[name] as ImplementedCall['handle'],
  }));
