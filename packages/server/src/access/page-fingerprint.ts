import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';

const FINGERPRINT_LENGTH = 12;

/** Identifies the password without revealing it: after a change, visitors have to enter the new one. */
export const fingerprintOf = (passwordHash: string): string =>
  createHash('sha256').update(passwordHash).digest('base64url').slice(0, FINGERPRINT_LENGTH);

/** The same in SQL. */
export const fingerprintIn = (passwordHash: SQL): SQL =>
  sql`left(translate(encode(sha256(convert_to(${passwordHash}, 'UTF8')), 'base64'), '+/', '-_'), ${FINGERPRINT_LENGTH}::int)`;
