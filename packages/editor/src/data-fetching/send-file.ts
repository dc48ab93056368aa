import { fillPath, type StatedCall } from '@sitewright/api/call';
import { ownerCsrfToken } from './csrf-tokens.ts';
import { sessionExpiry } from './send.ts';

export interface FileUpload {
  readonly call: StatedCall;
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly file: Blob;
  readonly signal: AbortSignal;
  readonly onProgress: (sentBytes: number, isAllSent: boolean) => void;
}

export interface FileResponse {
  /** 0 without a response. */
  readonly status: number;
  readonly body: unknown;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const urlOf = ({ call, params, query = {} }: FileUpload): string => {
  const search = new URLSearchParams(query).toString();
  return fillPath(call.path, params) + (search === '' ? '' : `?${search}`);
};

/** XMLHttpRequest, because `fetch` does not report upload progress. */
const attempt = (upload: FileUpload): Promise<FileResponse> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const end = (status: number): void => resolve({ status, body: parseJson(request.responseText) });
    request.open(upload.call.method, urlOf(upload));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('x-csrf-token', ownerCsrfToken.read() ?? '');
    request.upload.addEventListener('progress', ({ loaded }) => upload.onProgress(loaded, false));
    request.upload.addEventListener('load', () => upload.onProgress(upload.file.size, true));
    request.addEventListener('load', () => end(request.status));
    for (const failure of ['error', 'abort', 'timeout'] as const)
      request.addEventListener(failure, () => end(0));
    upload.signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(upload.file);
  });

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;

/** Uploads a file with progress. Repeated once with a new crumb, and again after the user has signed in. */
export const sendFile = async (upload: FileUpload, isSecond = false): Promise<FileResponse> => {
  if (upload.signal.aborted) return { status: 0, body: undefined };
  const response = await attempt(upload);
  const crumb = fieldOf(response.body, 'crumb');
  if (fieldOf(response.body, 'crumbFail') === true && typeof crumb === 'string' && !isSecond) {
    ownerCsrfToken.store(crumb);
    return sendFile(upload, true);
  }
  if (fieldOf(response.body, 'code') !== 'not-signed-in') return response;
  sessionExpiry.expire();
  await sessionExpiry.whenActive();
  return sendFile(upload);
};
