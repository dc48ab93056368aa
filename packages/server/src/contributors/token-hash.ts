import { createHash } from 'node:crypto';

/** A fast hash suffices, because tokens are random: whoever reads the database cannot recover them. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
