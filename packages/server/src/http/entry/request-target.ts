import type { IncomingMessage } from 'node:http';

const ABSOLUTE = /^https?:\/\/([^/?#]+)([^#]*)$/i;

/**
 * A request whose target is a whole address means the host of that address, whatever its `Host` header says (RFC 9112,
 * 3.2.2). It is changed into the usual form. Returns false for a target that is neither a path nor such an address.
 */
export const readRequestTarget = (request: IncomingMessage): boolean => {
  const { url = '/' } = request;
  if (url.startsWith('/') || url === '*') return true;
  const [, host, rest = ''] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined) return false;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  return true;
};
