const SIZE = 68 * 1024;
const MOST_FREE = 16;

const made = new WeakSet<ArrayBufferLike>();
const free: ArrayBufferLike[] = [];

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
  return Buffer.from(free.pop() ?? makeBuffer(), 0, length);
};

/** Takes back what `takeBytes` gave once it is sent; other bytes are left alone. */
export const freeBytes = ({ buffer }: Buffer): void => {
  if (made.has(buffer) && free.length < MOST_FREE) free.push(buffer);
};
