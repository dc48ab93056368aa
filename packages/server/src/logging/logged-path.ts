/** Page URLs are lower-case: a long run with a capital is the secret of a link, as of the one to pay for an order. */
const SECRET = /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{20,}/g;

/** The path of a URL for the log: neither the query, which may hold search terms, nor the secret of a link. */
export const loggedPath = (url: string): string => decoded(url.split('?')[0] ?? '').replaceAll(SECRET, '…');

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    // What cannot be decoded leads to no page: its encoded letters may be those of a secret.
    return path.replaceAll(/%.{0,2}/g, '');
  }
};
