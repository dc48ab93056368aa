/** Left as they are by `encodeURIComponent`, but no part of the names that the header may hold (RFC 5987). */
const escapeCharacter = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** The header by which a browser saves a file under its name, whatever characters it has. */
export const attachmentNamed = (filename: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(filename).replaceAll(/['()*]/g, escapeCharacter)}`;
