import type { Permission } from '@sitewright/domain/contributors';
import type { DeepReadonly } from '@sitewright/domain/shapes';
import type { Static, TSchema } from 'typebox';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface CallLimit {
  readonly max: number;
  readonly withinSeconds: number;
  /** Counted across all nodes, which calls that guard a secret need, or per node, which needs no write. */
  readonly countedBy?: 'installation' | 'node';
}

interface Statement {
  readonly method: Method;
  /** Parameters are in braces: `/api/contributors/sessions/{id}`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** Rate limit per address. */
  readonly limit?: CallLimit;
  /** The body is a file instead of JSON; all other input is in path and query. */
  readonly body?: 'file';
  /** Answers with a file to download instead of JSON. */
  readonly answers?: 'file';
  /** Also available on an owner host without a site, where only administrators can sign in. */
  readonly needsNoSite?: true;
  /** Maximum JSON body, if larger than the default of one million bytes. */
  readonly bodyBytes?: number;
}

interface PublicStatement extends Statement {
  readonly caller: 'visitor' | 'site-user' | 'api-key' | 'signed-webhook';
}

interface AdministratorStatement extends Statement {
  /** Administrators of the installation. Only on the owner host: other hosts run scripts of other people. */
  readonly caller: 'administrator';
  /** Requires the password again, so that an unattended or stolen session cannot make the call. */
  readonly needsConfirmation?: true;
}

interface ContributorStatement extends Statement {
  readonly caller: 'contributor';
  /** `own-account`: the call affects only the caller's own account, so every contributor may make it. */
  readonly permission: Permission | 'own-account';
  /**
   * By default, texts with active markup are refused if the caller lacks the permission `code`. `compared`:
   * the call compares its texts with the existing ones instead. `unprinted`: it stores no text that pages
   * print.
   */
  readonly texts?: 'compared' | 'unprinted';
  /** Not recorded in the activity log; the call opens its own transactions. */
  readonly isUnlogged?: true;
  /** Requires the password again, so that an unattended or stolen session cannot make the call. */
  readonly needsConfirmation?: true;
}

/** An HTTP call as plain data, small enough for visitors' pages. */
export type CallStatement = PublicStatement | AdministratorStatement | ContributorStatement;

export type Caller = CallStatement['caller'];

/**
 * Schemas of input and output. Separate from the statement, so that visitors' pages do not load the
 * validator.
 */
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

/** A statement with the types of its schemas; `types` is never set. */
export type StatedCall<S extends CallSchemas = CallSchemas> = CallStatement & { readonly types?: S };

export const stateCalls =
  <Schemas extends Readonly<Record<string, CallSchemas>>>() =>
  <Calls extends { readonly [Name in keyof Schemas]: CallStatement }>(calls: Calls) =>
    calls as { readonly [Name in keyof Schemas]: Calls[Name] & { readonly types?: Schemas[Name] } };
