/** No letter of a string takes more in UTF-8. */
const MOST_BYTES = 3;

/** Longer texts are rare enough to get a room of their own. */
const LARGEST_ROOM = 2 * 1024 * 1024;

let room = Buffer.allocUnsafeSlow(256 * 1024);

const roomFor = (bytes: number): Buffer => {
  if (bytes > LARGEST_ROOM) return Buffer.allocUnsafeSlow(bytes);
  // Kept for the next: fresh memory of this size costs more than writing to it.
  if (bytes > room.length) room = Buffer.allocUnsafeSlow(bytes);
  return room;
};

/** A text in UTF-8 without joining its pieces, which would copy and measure a long page before it is written. */
export const encodePieces = (pieces: readonly string[]): Buffer => {
  let letters = 0;
  for (const piece of pieces) letters += piece.length;
  const written = roomFor(letters * MOST_BYTES);
  let at = 0;
  for (const piece of pieces) at += written.write(piece, at, 'utf8');
  const bytes = Buffer.allocUnsafeSlow(at);
  written.copy(bytes, 0, 0, at);
  return bytes;
};
