import { PreparedResponse, type SentResponse } from '../../http/index.ts';
import { PageAccess, type OpenedPage } from '../../page-access/index.ts';
import type { BuiltPage } from '../build/built-page.ts';
import type { ResolvedFirst } from '../build/page-building.ts';
import type { PageRequest } from '../build/page-request.ts';
import type { DraftWork, FinishedDraft } from '../draft-work/draft-work.ts';
import type { PageUrl } from '../url/page-url.ts';

/** A request as another thread gets it: objects with methods would arrive without them. */
export interface SentRequest extends Omit<PageRequest, 'access'> {
  readonly opened: readonly OpenedPage[];
}

export const sendRequest = ({ access, ...request }: PageRequest): SentRequest => ({
  ...request,
  opened: access.pages,
});

export const receiveRequest = ({ opened, ...request }: SentRequest): PageRequest => ({
  ...request,
  access: new PageAccess(opened),
});

export interface SentPage extends Omit<BuiltPage, 'response'> {
  readonly response: SentResponse;
}

export const sendPage = ({ response, ...page }: BuiltPage): SentPage => ({
  ...page,
  response: response.send(),
});

export const receivePage = ({ response, ...page }: SentPage): BuiltPage => ({
  ...page,
  response: PreparedResponse.receive(response),
});

/** Moved instead of copied. */
export const movedBuffers = ({ response }: SentPage): ArrayBuffer[] =>
  response.bodies.flatMap(([, { buffer }]) => (buffer instanceof ArrayBuffer ? [buffer] : []));

/** A fault keeps what tells the kind of it; structured clones of errors do not. */
export interface SentFault {
  readonly message: string;
  readonly stack: string | undefined;
  readonly code?: string;
  readonly syscall?: string;
  readonly cause?: SentFault;
}

const textOf = (value: object, name: string): Record<string, string> => {
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? { [name]: text } : {};
};

const MOST_CAUSES = 8;

export const sendFault = (error: unknown, depth = 0): SentFault => {
  if (!(error instanceof Error)) return { message: String(error), stack: undefined };
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return {
    message: error.message,
    stack: error.stack,
    ...textOf(error, 'code'),
    ...textOf(error, 'syscall'),
    ...(cause !== undefined && depth < MOST_CAUSES ? { cause: sendFault(cause, depth + 1) } : {}),
  };
};

export const receiveFault = ({ message, stack, cause, ...marks }: SentFault): Error => {
  const error = new Error(message, cause ? { cause: receiveFault(cause) } : {});
  if (stack !== undefined) error.stack = stack;
  return Object.assign(error, marks);
};

export type ToWorker =
  | {
      readonly kind: 'page';
      readonly id: number;
      readonly request: SentRequest;
      readonly now: number;
      readonly resolvedFirst: ResolvedFirst;
    }
  | { readonly kind: 'draft'; readonly id: number; readonly draft: DraftWork; readonly now: number }
  | { readonly kind: 'decide'; readonly id: number; readonly isWanted: boolean }
  | { readonly kind: 'ping' };

export type FromWorker =
  | { readonly kind: 'ready'; readonly clockFile: string | undefined }
  | { readonly kind: 'pong'; readonly heapBytes: number }
  | { readonly kind: 'resolved'; readonly id: number; readonly pageUrl: PageUrl; readonly version: number }
  | { readonly kind: 'built'; readonly id: number; readonly page: SentPage | undefined }
  | { readonly kind: 'drafted'; readonly id: number; readonly finished: FinishedDraft }
  | { readonly kind: 'failed'; readonly id: number; readonly fault: SentFault };
