import { randomBytes, randomFillSync } from 'node:crypto';
import { makeId } from '@sitewright/domain/ids';

const TOKEN_BYTES = 24;
const ID_BYTES = 6;
const BYTE = 256;
const pool = Buffer.alloc(ID_BYTES * BYTE);
let drawn = pool.length;

/** Random bytes are drawn for many ids at once: every request has one, and drawing is what it costs. */
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

/** Grows from one to the next, also within a millisecond: what is listed by id comes in the order it was made. */
export const newId = (): string => {
  const now = Date.now();
  if (now > latest) drawInto(tail);
  else countUp(tail);
  latest = Math.max(latest, now);
  return makeId(latest, tail);
};

/** A secret to be handed out once: store only its hash. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
