import { isRecord } from '@sitewright/domain/documents';
import { callMessages } from '@sitewright/domain/calls';
import { fillPath, type CallAnswer, type CallInput, type StatedCall } from '../call/index.ts';

export interface Refusal {
  readonly code: string;
  readonly message: string;
  /** 0 if there was no response. */
  readonly status: number;
  readonly errors?: Readonly<Record<string, string>>;
  /** For conflicts: the current version of what was to be changed. */
  readonly data?: unknown;
}

export type Outcome<Answer> =
  { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly refusal: Refusal };

export interface ClientOptions {
  /** Origin of the site; empty for the page's own. */
  readonly origin?: string;
  readonly fetch?: typeof fetch;
  readonly readCrumb: () => string | undefined;
  readonly storeCrumb: (crumb: string) => void;
  /** The token for a confirmed password, which administrator calls send. */
  readonly readConfirmation?: () => string | undefined;
  /** Timeout of a call in milliseconds; default: none. */
  readonly timeoutMs?: number;
}

export interface Client {
  send<C extends StatedCall>(
    call: C,
    input: CallInput<C>,
    signal?: AbortSignal,
  ): Promise<Outcome<CallAnswer<C>>>;
}

interface Parts {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string | number | boolean | undefined>;
  readonly body?: unknown;
  readonly file?: Blob;
}

interface SentBody {
  readonly type: string;
  readonly content: string | Blob;
}

const bodyOf = ({ body, file }: Parts): SentBody | undefined => {
  if (file) return { type: 'application/octet-stream', content: file };
  return body === undefined ? undefined : { type: 'application/json', content: JSON.stringify(body) };
};

const addressOf = (origin: string, call: StatedCall, { params, query = {} }: Parts): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const tail = search.size > 0 ? `?${search.toString()}` : '';
  return `${origin}${fillPath(call.path, params)}${tail}`;
};

/** Undefined if the body is not JSON; a response that breaks off throws. */
const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

const refusalOf = (status: number, body: unknown): Refusal => {
  const data = isRecord(body) ? body : {};
  const fallback = status >= 500 ? 'unexpected' : 'bad-request';
  return {
    status,
    code: typeof data['code'] === 'string' ? data['code'] : fallback,
    message: typeof data['message'] === 'string' ? data['message'] : callMessages[fallback],
    ...(isRecord(data['errors']) ? { errors: data['errors'] as Record<string, string> } : {}),
    ...(data['data'] === undefined ? {} : { data: data['data'] }),
  };
};

const unreachable: Refusal = { status: 0, code: 'network', message: 'Network error' };
const unanswered: Refusal = {
  status: 0,
  code: 'no-answer',
  message: 'There was no answer in time. Please try again in a moment.',
};

/** Aborts on another signal or after the timeout. */
const limitTime = (timeoutMs: number | undefined, signal: AbortSignal | undefined) => {
  const limit = new AbortController();
  const abort = (): void => limit.abort();
  const timer = timeoutMs === undefined ? undefined : setTimeout(abort, timeoutMs);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  const end = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  };
  return { signal: limit.signal, end };
};

export const createClient = (options: ClientOptions): Client => {
  const request = options.fetch ?? fetch.bind(globalThis);

  const attempt = async (call: StatedCall, parts: Parts, signal: AbortSignal): Promise<Response> => {
    const crumb = options.readCrumb();
    const confirmation = call.caller === 'administrator' ? options.readConfirmation?.() : undefined;
    const body = bodyOf(parts);
    return request(addressOf(options.origin ?? '', call, parts), {
      method: call.method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': body.type } : {}),
        ...(crumb === undefined || call.method === 'GET' ? {} : { 'x-csrf-token': crumb }),
        ...(confirmation === undefined ? {} : { 'x-confirmation': confirmation }),
      },
      ...(body ? { body: body.content } : {}),
      signal,
    });
  };

  /** A refusal of the crumb contains a new one, with which the call is repeated once. */
  const sendOnce = async (call: StatedCall, parts: Parts, signal: AbortSignal) => {
    const first = await attempt(call, parts, signal);
    const body = await readJson(first);
    if (first.ok || !isRecord(body) || body['crumbFail'] !== true) return { response: first, body };
    if (typeof body['crumb'] === 'string') options.storeCrumb(body['crumb']);
    const second = await attempt(call, parts, signal);
    return { response: second, body: await readJson(second) };
  };

  return {
    async send(call, input, signal) {
      const limit = limitTime(options.timeoutMs, signal);
      try {
        const { response, body } = await sendOnce(call, input as Parts, limit.signal);
        if (!response.ok) return { ok: false, refusal: refusalOf(response.status, body) };
        return { ok: true, answer: body as CallAnswer<typeof call> };
      } catch (error) {
        if (signal?.aborted) throw error;
        return { ok: false, refusal: limit.signal.aborted ? unanswered : unreachable };
      } finally {
        limit.end();
      }
    },
  };
};
