import { createHash, createHmac, randomBytes } from 'node:crypto';
import { submissionLimits } from '@sitewright/domain/forms';
import { isSameSignature } from '../../signatures/index.ts';

/** What a key is valid for. Keys that were created without a form are valid for any of the site. */
export interface KeyScope {
  readonly secret: string;
  readonly websiteId: string;
  readonly formId: string;
  readonly now: Date;
}

const sign = ({ secret, websiteId, formId }: KeyScope, text: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['form-key', websiteId, formId, text]))
    .digest('base64url');

/** Not stored: its signature is verified, and the submission that it stored is found by it. */
export const createKey = (scope: KeyScope): string => {
  const expiresAt = scope.now.getTime() + submissionLimits.KEY_SECONDS * 1000;
  const text = `${randomBytes(12).toString('base64url')}.${expiresAt.toString(36)}`;
  return `${text}.${sign(scope, text)}`;
};

export const isKeyValid = (scope: KeyScope, key: string): boolean => {
  const [nonce = '', expiry = '', signature = '', ...rest] = key.split('.');
  // The submission is found by the whole text: with a suffix, one key would store several.
  if (rest.length > 0) return false;
  const text = `${nonce}.${expiry}`;
  const isOurs = [scope.formId, ''].some((formId) =>
    isSameSignature(sign({ ...scope, formId }, text), signature),
  );
  return isOurs && Number.parseInt(expiry, 36) > scope.now.getTime();
};

export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url');
