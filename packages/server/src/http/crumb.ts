import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const CRUMB_COOKIE = 'crumb';
const CRUMB_HEADER = 'x-csrf-token';

const crumbPattern = /^[\w-]{22}$/;

export const newCrumb = (): string => randomBytes(16).toString('base64url');

export const isCrumb = (text: string | undefined): text is string =>
  text !== undefined && crumbPattern.test(text);

/** The crumb of a signed-in contributor follows from the session: a planted cookie cannot stand in for it. */
export const crumbOfSession = (secret: string, sessionId: string): string =>
  createHmac('sha256', secret).update(`crumb:${sessionId}`).digest().subarray(0, 16).toString('base64url');

export interface CrumbSource {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly query: unknown;
}

export const sentCrumb = ({ headers, query }: CrumbSource): string | undefined => {
  const header = headers[CRUMB_HEADER];
  if (typeof header === 'string') return header;
  const inQuery = typeof query === 'object' && query !== null && 'crumb' in query ? query.crumb : undefined;
  return typeof inQuery === 'string' ? inQuery : undefined;
};

export const crumbsMatch = (sent: string | undefined, expected: string | undefined): boolean => {
  if (!isCrumb(sent) || !isCrumb(expected)) return false;
  return timingSafeEqual(Buffer.from(sent), Buffer.from(expected));
};
