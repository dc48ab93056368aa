import type { Readable } from 'node:stream';
import type { CallAnswer, CallInput, StatedCall } from '@sitewright/api/call';
import type { FastifyInstance } from 'fastify';
import type { ContextOf } from './call-context.ts';
import type { Refusal } from '../refusals/refusal.ts';

/** The body of a call that takes a file. */
export interface IncomingFile {
  readonly stream: Readable;
  /** What the sender said; nothing when it did not say, and not to be relied on. */
  readonly declaredBytes: number | undefined;
}

/** A file that was taken in, and what becomes of it. */
export interface TakenFile<Context = unknown, Answer = unknown> {
  /** The change itself, in the call's transaction. It may run several times. */
  keep(context: Context): Promise<Answer | Refusal>;
  /** The change was refused or failed: what was stored belongs to nobody. */
  discard(): Promise<void>;
}

/**
 * Takes the file in before the call's transaction begins: a slow sender must not hold a connection to the database,
 * and a transaction that runs again cannot read the file again. Its context therefore only reads.
 */
export type FileReceiver<C extends StatedCall> = (
  input: Omit<CallInput<C>, 'file'> & { readonly file: IncomingFile },
  context: ContextOf<C['caller']>,
) => Promise<TakenFile<ContextOf<C['caller']>, CallAnswer<C>> | Refusal>;

export const readDeclaredBytes = (header: string | undefined): number | undefined =>
  header !== undefined && /^\d{1,15}$/.test(header) ? Number(header) : undefined;

/** A scope of its own, in which no body is read before the handler: all other calls accept JSON and nothing else. */
export const registerFileScope = (app: FastifyInstance, register: (scope: FastifyInstance) => void): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    register(scope);
  });
};
