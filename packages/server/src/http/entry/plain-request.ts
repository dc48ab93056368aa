import type { IncomingMessage } from 'node:http';

/** The header fields that choose among the forms of a prepared response. */
export interface PlainRequest {
  readonly host: string;
  readonly url: string;
  readonly cookie: string | undefined;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
  /** The client keeps the connection for further requests. */
  readonly isPersistent: boolean;
}

/** A plain request has none of these. */
const others = new Set([
  'content-length',
  'expect',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]);

const lengths = { host: 4, cookie: 6, connection: 10, ifNoneMatch: 13, acceptEncoding: 15 } as const;
const othersByLength = new Set([...others].map(({ length }) => length));

/**
 * The request if it is a GET without a body, not forwarded, and no header field that matters is repeated. One pass over
 * the raw header: `request.headers` is built when it is first read, which takes longer than sending a cached page needs
 * otherwise.
 */
export const readPlainRequest = ({
  method,
  url,
  httpVersionMajor,
  httpVersionMinor,
  rawHeaders,
}: IncomingMessage): PlainRequest | undefined => {
  if (method !== 'GET' || url === undefined) return undefined;
  let host: string | undefined;
  let cookie: string | undefined;
  let acceptEncoding: string | undefined;
  let ifNoneMatch: string | undefined;
  // Older clients close the connection unless they ask for another.
  let isPersistent = httpVersionMajor === 1 && httpVersionMinor === 1;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const { length } = name;
    if (length === lengths.host && name.toLowerCase() === 'host') {
      if (host !== undefined) return undefined;
      host = rawHeaders[index + 1];
    } else if (length === lengths.cookie && name.toLowerCase() === 'cookie') {
      if (cookie !== undefined) return undefined;
      cookie = rawHeaders[index + 1];
    } else if (length === lengths.acceptEncoding && name.toLowerCase() === 'accept-encoding') {
      if (acceptEncoding !== undefined) return undefined;
      acceptEncoding = rawHeaders[index + 1];
    } else if (length === lengths.ifNoneMatch && name.toLowerCase() === 'if-none-match') {
      if (ifNoneMatch !== undefined) return undefined;
      ifNoneMatch = rawHeaders[index + 1];
    } else if (length === lengths.connection && name.toLowerCase() === 'connection') {
      if (rawHeaders[index + 1]?.toLowerCase() !== 'keep-alive') isPersistent = false;
    } else if (othersByLength.has(length) && others.has(name.toLowerCase())) return undefined;
  }
  return host === undefined ? undefined : { host, url, cookie, acceptEncoding, ifNoneMatch, isPersistent };
};
