import { randomBytes, randomFillSync } from 'node:crypto';
import { makeId } from '@sitewright/domain/ids';

const TOKEN_BYTES = 24;
const ID_BYTES = 6;
const pool = Buffer.alloc(ID_BYTES * 256);
let drawn = pool.length;

/** Random bytes are drawn for many ids at once: every request has one, and drawing is what it costs. */
export const newId = (): string => {
  if (drawn === pool.length) {
    randomFillSync(pool);
    drawn = 0;
  }
  drawn += ID_BYTES;
  return makeId(Date.now(), pool.subarray(drawn - ID_BYTES, drawn));
};

/** A secret to be handed out once: store only its hash. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
