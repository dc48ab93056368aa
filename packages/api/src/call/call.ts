import type { Permission } from '@sitewright/domain/contributors';
import type { DeepReadonly } from '@sitewright/domain/shapes';
import type { Static, TSchema } from 'typebox';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface CallLimit {
  readonly most: number;
  readonly withinSeconds: number;
  /** By all nodes together, which what guards a secret needs; or by each for itself, which costs no write. */
  readonly countedBy?: 'installation' | 'node';
}

interface Statement {
  readonly method: Method;
  /** Parameters stand in braces: `/api/contributors/sessions/{id}`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** At most so many calls from one address. */
  readonly limit?: CallLimit;
  /** The body is the bytes of one file instead of JSON; what else is to be said stands in path and query. */
  readonly body?: 'file';
  /** Answers with a file to download instead of JSON. */
  readonly answers?: 'file';
  /** Also answers on an owner host that is no site's, where there are administrators and nothing else. */
  readonly needsNoSite?: true;
  /** How much JSON it takes, where the usual million bytes are too little. */
  readonly bodyBytes?: number;
}

interface PublicStatement extends Statement {
  readonly caller: 'visitor' | 'site-user' | 'api-key' | 'signed-webhook';
}

interface AdministratorStatement extends Statement {
  /** Of the installation. Answered on its owner host alone: on other hosts run the scripts of others. */
  readonly caller: 'administrator';
  /** Asks for the password anew: a session that was left open or is misused cannot make the call. */
  readonly needsConfirmation?: true;
}

interface ContributorStatement extends Statement {
  readonly caller: 'contributor';
  /** `own-account`: the call reaches nothing but the caller's own account, so every contributor may make it. */
  readonly permission: Permission | 'own-account';
  /**
   * Without it, no text that would run on a page is let in from a caller who lacks the permission `code`. `compared`: the
   * call compares its texts with what stands there already. `unprinted`: it keeps none that a page could print.
   */
  readonly texts?: 'compared' | 'unprinted';
  /** Changes nothing that people look for in the activity log, and opens its own transactions. */
  readonly isUnlogged?: true;
}

/** One HTTP call as plain data, small enough for a visitor's page. */
export type CallStatement = PublicStatement | AdministratorStatement | ContributorStatement;

export type Caller = CallStatement['caller'];

/** What goes in and comes out. Kept apart from the statement: a validator must not reach the visitor's page. */
export interface CallSchemas {
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly answer: TSchema;
  readonly refusals: readonly string[];
}

type InputOf<S extends CallSchemas> = {
  [Part in 'params' | 'query' | 'body' as S[Part] extends TSchema ? Part : never]: S[Part] extends TSchema
    ? DeepReadonly<Static<S[Part]>>
    : never;
};

type FileOf<C> = C extends { readonly body: 'file' } ? { readonly file: Blob } : unknown;

export type CallInput<C> = C extends StatedCall<infer S> ? InputOf<S> & FileOf<C> : never;
export type CallAnswer<C> = C extends StatedCall<infer S> ? DeepReadonly<Static<S['answer']>> : never;

/** A statement that remembers the types of its schemas; `types` is never set. */
export type StatedCall<S extends CallSchemas = CallSchemas> = CallStatement & { readonly types?: S };

export const stateCalls =
  <Schemas extends Readonly<Record<string, CallSchemas>>>() =>
  <Calls extends { readonly [Name in keyof Schemas]: CallStatement }>(calls: Calls) =>
    calls as { readonly [Name in keyof Schemas]: Calls[Name] & { readonly types?: Schemas[Name] } };
