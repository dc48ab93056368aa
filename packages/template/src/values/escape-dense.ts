const LAST_ASCII = 127;
/** For shorter texts the overhead is not worth it. */
const MIN_LENGTH = 256;
const SAMPLE = 64;
const DENSE_SAMPLE = 4;
const MAX_ENTITY_LENGTH = 6;

const toBytes = (text: string): readonly number[] => Array.from(text, (char) => char.charCodeAt(0));

/** Entities by character code, as bytes. */
const ENTITIES: readonly (readonly number[] | undefined)[] = Array.from(
  { length: LAST_ASCII + 1 },
  (_, code) => {
    const entity = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[String.fromCharCode(code)];
    return entity === undefined ? undefined : toBytes(entity);
  },
);

/** Whether a text is long and full of special characters, such as the quotes of JSON. */
export const isDense = (text: string): boolean => {
  if (text.length < MIN_LENGTH) return false;
  let found = 0;
  for (let i = 0; i < SAMPLE; i++) if (ENTITIES[text.charCodeAt(i)] !== undefined) found++;
  return found >= DENSE_SAMPLE;
};

const decoder = new TextDecoder();
let buffer = new Uint8Array(4096);
/** Larger buffers are not reused: one huge text would hold its memory forever. */
const MAX_CACHED_BYTES = 1_048_576;

const roomFor = (size: number): Uint8Array => {
  if (size > MAX_CACHED_BYTES) return new Uint8Array(size);
  if (buffer.length < size) buffer = new Uint8Array(size);
  return buffer;
};

/**
 * Escapes into a byte buffer: concatenating the short pieces between quotes is slower. Null if the text is
 * not ASCII.
 */
export const escapeDense = (text: string): string | null => {
  const bytes = roomFor(text.length * MAX_ENTITY_LENGTH);
  let end = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > LAST_ASCII) return null;
    const entity = ENTITIES[code];
    if (entity === undefined) bytes[end++] = code;
    else for (let k = 0; k < entity.length; k++) bytes[end++] = entity[k] ?? 0;
  }
  return decoder.decode(bytes.subarray(0, end));
};
