import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface StandInKey {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<accessKey>[^/]+)\/(?<scope>[^,]+), SignedHeaders=(?<names>[^,]+), Signature=(?<signature>[0-9a-f]{64})$/;
const ALLOWED_SKEW = 15 * 60_000;

const hash = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const mac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const timeOf = (moment: string): number =>
  Date.parse(moment.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const headerText = (request: IncomingMessage, name: string): string => {
  const value = request.headers[name] ?? '';
  return Array.isArray(value) ? value.join(',') : value;
};

/** Query parameters as bytes on the wire, sorted: what the sender signed must be what it sent. */
const sortedQuery = (search: string): string => search.split('&').filter(Boolean).sort().join('&');

const expectedSignature = (
  request: IncomingMessage,
  { names, scope }: { names: string; scope: string },
  secretKey: string,
): Buffer => {
  const [path = '', search = ''] = (request.url ?? '').split('?');
  const lines = names.split(';').map((name) => `${name}:${headerText(request, name)}\n`);
  const canonical = [
    request.method,
    path,
    sortedQuery(search),
    lines.join(''),
    names,
    headerText(request, 'x-amz-content-sha256'),
  ].join('\n');
  const text = `AWS4-HMAC-SHA256\n${headerText(request, 'x-amz-date')}\n${scope}\n${hash(canonical)}`;
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  return mac(mac(mac(mac(mac(`AWS4${secretKey}`, day), region), service), end), text);
};

/** The code with which S3 would refuse a request, or nothing. Written apart from the client's signing on purpose. */
export const findSignatureFault = (
  request: IncomingMessage,
  body: Buffer,
  key: StandInKey,
): string | undefined => {
  const parts = AUTHORIZATION.exec(headerText(request, 'authorization'))?.groups;
  if (!parts) return 'AccessDenied';
  const { accessKey = '', scope = '', names = '', signature = '' } = parts;
  if (accessKey !== key.accessKey) return 'InvalidAccessKeyId';
  const moment = headerText(request, 'x-amz-date');
  if (!(Math.abs(Date.now() - timeOf(moment)) < ALLOWED_SKEW)) return 'RequestTimeTooSkewed';
  if (scope !== `${moment.slice(0, 8)}/${key.region}/s3/aws4_request`) return 'AuthorizationHeaderMalformed';
  const signed = new Set(names.split(';'));
  const mustSign = Object.keys(request.headers).filter(
    (name) => name === 'host' || name.startsWith('x-amz-'),
  );
  if (!mustSign.every((name) => signed.has(name))) return 'AccessDenied';
  if (headerText(request, 'x-amz-content-sha256') !== hash(body)) return 'XAmzContentSHA256Mismatch';
  const expected = expectedSignature(request, { names, scope }, key.secretKey);
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
};
