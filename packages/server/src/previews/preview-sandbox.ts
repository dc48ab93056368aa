import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Without `allow-same-origin` each page has an opaque origin, shared with no other page. */
const SANDBOX = 'sandbox allow-scripts allow-forms';
const POLICY = 'content-security-policy';

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined;

/** Headers as node accepts them: an object, or alternating names and values. */
const pairsOf = (headers: Headers): [string, OutgoingHttpHeader][] => {
  if (!Array.isArray(headers))
    return Object.entries(headers ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
  return headers.flatMap((name, i) => {
    const value = headers[i + 1];
    return i % 2 === 0 && value !== undefined ? [[String(name), value]] : [];
  });
};

const isPolicy = ([name]: readonly [string, unknown]): boolean => name.toLowerCase() === POLICY;

/**
 * Adds the sandbox to every response, whichever route sends it: a single page without it would share the origin of
 * all previews.
 */
export const sandboxResponse = (response: ServerResponse): void => {
  const writeHead = response.writeHead.bind(response) as (status: number, headers: Headers) => ServerResponse;
  const sandboxed = (status: number, ...rest: (string | Headers)[]): ServerResponse => {
    const headers = rest.at(-1);
    const pairs = pairsOf(typeof headers === 'string' ? undefined : headers);
    const policy = pairs.find(isPolicy)?.[1] ?? response.getHeader(POLICY);
    const other = pairs.filter((pair) => !isPolicy(pair)).flat();
    const own = policy === undefined ? [] : [String(policy)];
    return writeHead(status, [...other, POLICY, [...own, SANDBOX].join('; ')] as OutgoingHttpHeader[]);
  };
  Object.assign(response, { writeHead: sandboxed });
};
