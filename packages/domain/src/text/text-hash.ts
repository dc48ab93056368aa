const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Tells texts apart that nobody has made alike on purpose. */
export const textHash = (text: string): string => {
  let hash = FNV_START;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME);
  return (hash >>> 0).toString(36);
};
