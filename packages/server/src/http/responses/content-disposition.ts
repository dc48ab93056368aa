/** Left as they are by `encodeURIComponent`, but no part of the names that the header may hold (RFC 5987). */
const escapeCharacter = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

const extendedName = (filename: string): string =>
  `filename*=UTF-8''${encodeURIComponent(filename).replaceAll(/['()*]/g, escapeCharacter)}`;

/** The header by which a browser saves a file under its name, whatever characters it has. */
export const attachmentNamed = (filename: string): string => `attachment; ${extendedName(filename)}`;

/** With a name of plain letters too, for programs that read no other. */
export const downloadNamed = (filename: string): string => {
  const plain = filename.replaceAll(/[^\w.-]/g, '-');
  const named = `attachment; filename="${plain}"`;
  return plain === filename ? named : `${named}; ${extendedName(filename)}`;
};
