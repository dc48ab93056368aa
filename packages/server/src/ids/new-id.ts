import { randomBytes, randomFillSync } from 'node:crypto';
import { makeId } from '@sitewright/domain/ids';

const TOKEN_BYTES = 24;
const ID_BYTES = 6;
const BYTE = 256;
const pool = Buffer.alloc(ID_BYTES * BYTE);
let drawn = pool.length;

/** Random bytes are drawn for many ids in advance: every request needs one. */
const drawInto = (tail: Buffer): void => {
  if (drawn === pool.length) {
    randomFillSync(pool);
    drawn = 0;
  }
  pool.copy(tail, 0, drawn, drawn + ID_BYTES);
  drawn += ID_BYTES;
};

const countUp = (tail: Buffer): void => {
  for (let place = tail.length - 1; place >= 0; place -= 1) {
    const next = ((tail[place] ?? 0) + 1) % BYTE;
    tail[place] = next;
    if (next !== 0) return;
  }
};

const tail = Buffer.alloc(ID_BYTES);
let latest = 0;

/** Strictly increasing, also within a millisecond: ordering by id is ordering by creation. */
export const newId = (): string => {
  const now = Date.now();
  if (now > latest) drawInto(tail);
  else countUp(tail);
  latest = Math.max(latest, now);
  return makeId(latest, tail);
};

/** A secret token. Only its hash is stored. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
