import { fillPath, type StatedCall } from '@sitewright/api/call';
import { ownerCrumb } from './crumbs.ts';
import { signInGate } from './send.ts';

export interface FileToSend {
  readonly call: StatedCall;
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly file: Blob;
  readonly signal: AbortSignal;
  readonly onProgress: (sentBytes: number, isAllSent: boolean) => void;
}

export interface FileAnswer {
  /** 0 when no answer came. */
  readonly status: number;
  readonly body: unknown;
}

const read = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const addressOf = ({ call, params, query = {} }: FileToSend): string => {
  const search = new URLSearchParams(query).toString();
  return fillPath(call.path, params) + (search === '' ? '' : `?${search}`);
};

/** `fetch` tells nothing of how much has gone; this does. */
const attempt = (sending: FileToSend): Promise<FileAnswer> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const end = (status: number): void => resolve({ status, body: read(request.responseText) });
    request.open(sending.call.method, addressOf(sending));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('x-csrf-token', ownerCrumb.read() ?? '');
    request.upload.addEventListener('progress', ({ loaded }) => sending.onProgress(loaded, false));
    request.upload.addEventListener('load', () => sending.onProgress(sending.file.size, true));
    request.addEventListener('load', () => end(request.status));
    for (const lost of ['error', 'abort', 'timeout'] as const) request.addEventListener(lost, () => end(0));
    sending.signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(sending.file);
  });

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;

/** Sends a file and tells how much has gone. A stale crumb or an ended session is mended, and the file sent again. */
export const sendFile = async (sending: FileToSend, isSecond = false): Promise<FileAnswer> => {
  if (sending.signal.aborted) return { status: 0, body: undefined };
  const answer = await attempt(sending);
  const crumb = fieldOf(answer.body, 'crumb');
  if (fieldOf(answer.body, 'crumbFail') === true && typeof crumb === 'string' && !isSecond) {
    ownerCrumb.keep(crumb);
    return sendFile(sending, true);
  }
  if (fieldOf(answer.body, 'code') !== 'not-signed-in') return answer;
  signInGate.close();
  await signInGate.whenOpen();
  return sendFile(sending);
};
