import { createHash } from 'node:crypto';

export const FINGERPRINT_LENGTH = 12;

/** Identifies the password without revealing it: after a change, visitors have to enter the new one. */
export const fingerprintOf = (passwordHash: string): string =>
  createHash('sha256').update(passwordHash).digest('base64url').slice(0, FINGERPRINT_LENGTH);
