const SIZE = 68 * 1024;
const MOST_FREE = 16;

const made = new WeakSet<ArrayBufferLike>();
const free: Buffer[] = [];
/** What free bytes still hold, so that it need not be written again. */
const contents = new WeakMap<Buffer, object>();

const makeBuffer = (): ArrayBufferLike => {
  const { buffer } = Buffer.allocUnsafeSlow(SIZE);
  made.add(buffer);
  return buffer;
};

/**
 * Bytes for one response. A buffer of its own for each would be memory outside of V8's heap, of which V8 counts what was
 * taken, and collects the whole heap several times a second.
 */
export const takeBytes = (length: number): Buffer => {
  if (length > SIZE) return Buffer.allocUnsafe(length);
  return Buffer.from(free.shift()?.buffer ?? makeBuffer(), 0, length);
};

/** Says what the bytes hold until other bytes are written there. */
export const markBytes = (bytes: Buffer, content: object): void => {
  contents.set(bytes, content);
};

/** Free bytes that hold this content, at this length. */
export const takeMarkedBytes = (length: number, content: object): Buffer | undefined => {
  for (let index = free.length - 1; index >= 0; index -= 1) {
    const bytes = free[index];
    if (bytes?.length === length && contents.get(bytes) === content) {
      free.splice(index, 1);
      return bytes;
    }
  }
  return undefined;
};

/** Takes back what was taken once it is sent; other bytes are left alone. */
export const freeBytes = (bytes: Buffer): void => {
  if (made.has(bytes.buffer) && free.length < MOST_FREE) free.push(bytes);
};
