import { createHmac } from 'node:crypto';
import { isSameSignature } from '../signatures/index.ts';

/** What a preview link gives access to, and who issued it. */
export interface PreviewAccess {
  readonly websiteId: string;
  /** The contributor who issued it. */
  readonly accountId: string;
  /** The session that it ends with; undefined for guest links. */
  readonly sessionId: string | undefined;
  readonly expiresAt: number;
}

const sign = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(`preview:${text}`).digest('base64url');

const isSigned = (text: string, signature: string, secret: string): boolean =>
  isSameSignature(sign(text, secret), signature);

export const writePreviewToken = (pass: PreviewAccess, secret: string): string => {
  const { websiteId, accountId, sessionId = '', expiresAt } = pass;
  const text = [websiteId, accountId, sessionId, expiresAt].join('.');
  return `${text}.${sign(text, secret)}`;
};

const TOKEN = /^([0-9a-f]{24})\.([0-9a-f]{24})\.([0-9a-f]{24})?\.(\d{1,15})\.([\w-]{43})$/;

/** Undefined if the signature is invalid or the token has expired. */
export const readPreviewToken = (
  token: string | undefined,
  secret: string,
  now: number,
): PreviewAccess | undefined => {
  const [, websiteId = '', accountId = '', sessionId, time = '', signature = ''] =
    TOKEN.exec(token ?? '') ?? [];
  if (signature === '' || !isSigned((token ?? '').slice(0, -signature.length - 1), signature, secret))
    return undefined;
  const expiresAt = Number(time);
  return expiresAt > now ? { websiteId, accountId, sessionId, expiresAt } : undefined;
};
