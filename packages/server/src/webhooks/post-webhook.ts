import type { IncomingMessage } from 'node:http';
import { RequestFault, requestPublic, type PublicNetwork } from '../public-fetch/index.ts';

export interface WebhookPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The server is one that the operator named: it is reached wherever it is, and leads nowhere else. */
  readonly isPrivate?: boolean;
}

export interface WebhookOutcome {
  /** Null if there was no response. */
  readonly status: number | null;
  readonly error: string | null;
  /** Start of the response. */
  readonly excerpt: string | null;
  readonly durationMs: number;
}

const TIMEOUT_MS = 15_000;
const MAX_EXCERPT_BYTES = 2_048;

/** Other redirects would turn the request into one without a body. */
const keepsMethod = (status: number): boolean => status === 307 || status === 308;

/** Reads the start and drops the connection: a receiver must not fill the memory. */
const readExcerpt = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size >= MAX_EXCERPT_BYTES) break;
  }
  response.destroy();
  const text = Buffer.concat(chunks).subarray(0, MAX_EXCERPT_BYTES).toString('utf8');
  return text.replaceAll('\0', '');
};

const describeError = (error: unknown): string => {
  if (error instanceof RequestFault) return error.message;
  if (!(error instanceof Error)) return 'The request failed.';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'There was no answer in time.';
  return 'code' in error ? `The connection failed (${String(error.code)}).` : 'The connection failed.';
};

const send = async (
  { url, headers, body, isPrivate = false }: WebhookPost,
  { timeoutMs = TIMEOUT_MS, ...network }: PublicNetwork,
): Promise<Omit<WebhookOutcome, 'durationMs'>> => {
  try {
    const response = await requestPublic(url, {
      ...network,
      ...(isPrivate ? { isAllowed: () => true } : {}),
      timeoutMs,
      method: 'POST',
      body,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      },
      follows: isPrivate ? () => false : keepsMethod,
      staysEncrypted: true,
    });
    const excerpt = await readExcerpt(response);
    return { status: response.statusCode ?? 0, error: null, excerpt };
  } catch (error) {
    return { status: null, error: describeError(error), excerpt: null };
  }
};

/** One attempt. Never throws: every outcome is recorded. */
export const postWebhook = async (post: WebhookPost, network: PublicNetwork): Promise<WebhookOutcome> => {
  const start = performance.now();
  const outcome = await send(post, network);
  return { ...outcome, durationMs: Math.round(performance.now() - start) };
};
