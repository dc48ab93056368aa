import { randomBytes } from 'node:crypto';
import { makeId } from '@sitewright/domain/ids';

const TOKEN_BYTES = 24;

export const newId = (): string => makeId(Date.now(), randomBytes(6));

/** A secret to be handed out once: store only its hash. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
