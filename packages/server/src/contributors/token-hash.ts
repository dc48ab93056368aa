import { createHash } from 'node:crypto';

/** Tokens are random enough that one round of a fast hash keeps them useless to a reader of the database. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
