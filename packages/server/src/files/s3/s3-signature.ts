import { createHash, createHmac } from 'node:crypto';

const ALGORITHM = 'AWS4-HMAC-SHA256';

export interface Signing {
  readonly method: string;
  readonly url: URL;
  /** Sent and signed, besides the host. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export interface SigningKey {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Stricter than `encodeURIComponent`: the signature covers the canonical encoding of the URL. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The query as it is both sent and signed. */
export const canonicalQuery = (query: Readonly<Record<string, string>>): string =>
  Object.keys(query)
    .sort()
    .map((name) => `${encode(name)}=${encode(query[name] ?? '')}`)
    .join('&');

const canonicalHeaders = (headers: Readonly<Record<string, string>>): { lines: string; names: string } => {
  const pairs = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value.trim()] as const);
  const sorted = pairs.sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    lines: sorted.map(([name, value]) => `${name}:${value}\n`).join(''),
    names: sorted.map(([name]) => name).join(';'),
  };
};

const signingKeyOf = ({ secretKey, region }: SigningKey, day: string): Buffer =>
  ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretKey}`, day), region));

/** The headers to send with a request, signed by the published Signature Version 4 process. */
export const signRequest = (request: Signing, key: SigningKey, now: Date): Record<string, string> => {
  const moment = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const scope = `${moment.slice(0, 8)}/${key.region}/s3/aws4_request`;
  const headers = {
    ...request.headers,
    'x-amz-content-sha256': sha256(request.body),
    'x-amz-date': moment,
  };
  const { lines, names } = canonicalHeaders({ ...headers, host: request.url.host });
  const { pathname, search } = request.url;
  const canonicalRequest = [
    request.method,
    pathname,
    search.slice(1),
    lines,
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const text = [ALGORITHM, moment, scope, sha256(canonicalRequest)].join('\n');
  const signature = hmac(signingKeyOf(key, moment.slice(0, 8)), text).toString('hex');
  return {
    ...headers,
    authorization: `${ALGORITHM} Credential=${key.accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
};
