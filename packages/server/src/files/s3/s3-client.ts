import { setTimeout as pause } from 'node:timers/promises';
import { FileStoreFault, type FileStoreFaultCode } from '../file-store-fault.ts';
import type { S3Settings } from './s3-settings.ts';
import { canonicalQuery, signRequest } from './s3-signature.ts';
import { readText } from './s3-xml.ts';

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Omitted for requests about the bucket. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Statuses besides 2xx that the caller handles. */
  readonly accept?: readonly number[];
}

export type S3Client = (request: S3Request) => Promise<Response>;

const ATTEMPTS = 4;
const FIRST_PAUSE = 100;
const ANSWER_TIMEOUT = 120_000;
const WORTH_RETRYING = new Set([429, 500, 502, 503, 504]);
const NOTHING = new Uint8Array();

/** Sends signed requests. All of them are idempotent, so temporary failures are retried. */
export const createS3Client = (settings: S3Settings, clock: () => Date): S3Client => {
  const base = `${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}`;

  const urlOf = ({ key, query }: S3Request): URL =>
    new URL(base + (key === undefined ? '' : `/${key}`) + (query ? `?${canonicalQuery(query)}` : ''));

  const sendOnce = async (request: S3Request): Promise<Response> => {
    const { method, headers = {}, body = NOTHING } = request;
    const url = urlOf(request);
    // Signed for every attempt: a signature is valid for minutes only.
    const signed = signRequest({ method, url, headers, body }, settings, clock());
    return fetchHead(url, {
      method,
      headers: { ...signed, 'accept-encoding': 'identity' },
      redirect: 'manual',
      ...(body.length > 0 && { body }),
    });
  };

  return async (request) => {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === ATTEMPTS;
      const response = await sendOnce(request).catch((error: unknown) => {
        if (isLast) throw unreachable(settings, error);
      });
      if (response && (response.ok || request.accept?.includes(response.status))) return response;
      if (response && (isLast || !WORTH_RETRYING.has(response.status))) throw await faultOf(response);
      await response?.body?.cancel();
      await pause(FIRST_PAUSE * 2 ** attempt * (0.5 + Math.random() / 2));
    }
  };
};

/** Limits the time until the response headers; a long download has no limit. */
const fetchHead = async (url: URL, init: RequestInit): Promise<Response> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ANSWER_TIMEOUT);
  try {
    return await fetch(url, { ...init, signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
};

const unreachable = ({ endpoint }: S3Settings, cause: unknown): FileStoreFault =>
  new FileStoreFault('unavailable', `The file store at ${endpoint} cannot be reached.`, { cause });

const faultOf = async (response: Response): Promise<FileStoreFault> => {
  const answer = await response.text().catch(() => '');
  const reason = readText(answer, 'Message') ?? readText(answer, 'Code') ?? response.statusText;
  return new FileStoreFault(
    faultCode(response.status, readText(answer, 'Code')),
    `The file store answered ${response.status}: ${reason}`,
  );
};

const faultCode = (status: number, code = ''): FileStoreFaultCode => {
  if (status === 507 || /Quota|StorageFull/.test(code)) return 'full';
  return WORTH_RETRYING.has(status) ? 'unavailable' : 'refused';
};
