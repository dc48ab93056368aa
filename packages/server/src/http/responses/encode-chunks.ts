/** UTF-8 needs no more per UTF-16 code unit. */
const MAX_BYTES_PER_CHARACTER = 3;

/** Longer texts are rare enough to get a buffer each. */
const MAX_SHARED_BYTES = 2 * 1024 * 1024;

let shared = Buffer.allocUnsafeSlow(256 * 1024);

const bufferFor = (bytes: number): Buffer => {
  if (bytes > MAX_SHARED_BYTES) return Buffer.allocUnsafeSlow(bytes);
  // Reused: allocating memory of this size costs more than writing to it.
  if (bytes > shared.length) shared = Buffer.allocUnsafeSlow(bytes);
  return shared;
};

/** Encodes a text as UTF-8 without joining its chunks first, which would copy and measure a long page once more. */
export const encodeChunks = (chunks: readonly string[]): Buffer => {
  let characters = 0;
  for (const chunk of chunks) characters += chunk.length;
  const buffer = bufferFor(characters * MAX_BYTES_PER_CHARACTER);
  let length = 0;
  for (const chunk of chunks) length += buffer.write(chunk, length, 'utf8');
  const bytes = Buffer.allocUnsafeSlow(length);
  buffer.copy(bytes, 0, 0, length);
  return bytes;
};
