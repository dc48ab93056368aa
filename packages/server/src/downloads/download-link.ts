import { createHmac } from 'node:crypto';
import { isSameSignature } from '../signatures/index.ts';

const HOURS = 24;
const HOUR_MS = 3_600_000;

const sign = (secret: string, parts: readonly string[]): string =>
  createHmac('sha256', secret)
    .update(['download', ...parts].join('\n'))
    .digest('base64url');

interface LinkOf {
  readonly websiteId: string;
  readonly downloadId: string;
  readonly now: Date;
}

/** A link for one day. The page of the order gives a new one each time. */
export const downloadLink = (secret: string, { websiteId, downloadId, now }: LinkOf): string => {
  const expires = String(now.getTime() + HOURS * HOUR_MS);
  return `/checkout/downloads/${downloadId}?expires=${expires}&token=${sign(secret, [websiteId, downloadId, expires])}`;
};

export const isDownloadLink = (
  secret: string,
  { websiteId, downloadId, now }: LinkOf,
  { expires, token }: { readonly expires: string; readonly token: string },
): boolean => {
  const expected = sign(secret, [websiteId, downloadId, expires]);
  return /^\d{1,16}$/.test(expires) && Number(expires) > now.getTime() && isSameSignature(expected, token);
};
