import type { Readable } from 'node:stream';
import type { CallAnswer, CallInput, StatedCall } from '@sitewright/api/call';
import type { FastifyInstance } from 'fastify';
import type { ContextOf } from './call-context.ts';
import type { Refusal } from '../refusals/refusal.ts';

/** The body of a call that takes a file. */
export interface IncomingFile {
  readonly stream: Readable;
  /** `Content-Length`, which cannot be relied on; undefined where there is none. */
  readonly declaredBytes: number | undefined;
}

/** A file that was received and stored. */
export interface ReceivedFile<Context = unknown, Answer = unknown> {
  /** The change itself, in the call's transaction. May run several times. */
  commit(context: Context): Promise<Answer | Refusal>;
  /** Deletes the stored file, after the change was refused or failed. */
  discard(): Promise<void>;
}

/**
 * Receives the file before the call's transaction begins: a slow upload must not hold a database connection, and a
 * transaction that is retried cannot read the stream again. Its context is therefore for reading only.
 */
export type FileReceiver<C extends StatedCall> = (
  input: Omit<CallInput<C>, 'file'> & { readonly file: IncomingFile },
  context: ContextOf<C['caller']>,
) => Promise<ReceivedFile<ContextOf<C['caller']>, CallAnswer<C>> | Refusal>;

export const readDeclaredBytes = (header: string | undefined): number | undefined =>
  header !== undefined && /^\d{1,15}$/.test(header) ? Number(header) : undefined;

/** A separate scope in which no body is parsed before the handler: all other calls accept JSON only. */
export const registerFileScope = (app: FastifyInstance, register: (scope: FastifyInstance) => void): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    register(scope);
  });
};
