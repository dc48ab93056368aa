/** Without signs that are taken for each other: 0 and O, 1, I and L. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Long enough that codes cannot be guessed: 78 bits. */
export const GENERATED_CODE_LENGTH = 16;

/** A code of random bytes. Bytes beyond the last whole multiple of the alphabet are left out: they would favour its start. */
export const codeOfBytes = (bytes: Uint8Array): string => {
  const usable = 256 - (256 % ALPHABET.length);
  return [...bytes]
    .filter((byte) => byte < usable)
    .slice(0, GENERATED_CODE_LENGTH)
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join('');
};
