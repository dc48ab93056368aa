const TIME_DIGITS = 12;
const RANDOM_BYTES = 6;

const idPattern = /^[0-9a-f]{24}$/;

export const isId = (text: string): boolean => idPattern.test(text);

/** 48 bits of milliseconds and 48 random bits as 24 hex digits: ids sort by creation time. */
export const makeId = (now: number, random: Uint8Array): string => {
  if (random.length < RANDOM_BYTES) throw new Error(`An id needs ${RANDOM_BYTES} random bytes.`);
  let tail = '';
  for (let i = 0; i < RANDOM_BYTES; i += 1) tail += (random[i] ?? 0).toString(16).padStart(2, '0');
  return now.toString(16).padStart(TIME_DIGITS, '0') + tail;
};
