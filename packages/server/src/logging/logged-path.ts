/** Page URLs are lower-case: a long part with a capital is the secret of a link, as of the one to pay for an order. */
const SECRET = /(?<=\/)(?=[^/]*[A-Z])[\w-]{20,}(?=\/|$)/g;

/** The path of a URL for the log: neither the query, which may hold search terms, nor the secret of a link. */
export const loggedPath = (url: string): string => (url.split('?')[0] ?? '').replaceAll(SECRET, '…');
