import { createHmac, randomBytes } from 'node:crypto';
import { isSameSignature } from '../signatures/index.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A secret as standardwebhooks libraries read it. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

export interface SignedWebhook {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  /** Exactly as it is sent. */
  readonly body: string | Uint8Array;
}

const signatureOf = (secret: string, { id, timestamp, body }: SignedWebhook): string => {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')}`;
};

/** Whether one of the signatures of a header is made with the secret. */
export const isSignedWith = (secret: string, signed: SignedWebhook, given: string): boolean => {
  const expected = signatureOf(secret, signed);
  return given.split(' ').some((each) => isSameSignature(expected, each));
};

/** The headers of standardwebhooks. With two secrets the receiver may know either of them. */
export const signWebhook = (
  secrets: readonly string[],
  signed: SignedWebhook,
): Readonly<Record<string, string>> => ({
  'webhook-id': signed.id,
  'webhook-timestamp': String(signed.timestamp),
  'webhook-signature': secrets.map((secret) => signatureOf(secret, signed)).join(' '),
});
