export interface Redirect {
  /** `/old/[name]`: a name in brackets matches one path segment. */
  readonly from: string;
  /** A path of the site or a URL, with the same names in brackets. */
  readonly to: string;
  readonly status: 301 | 302;
}

export const redirectLimits = { REDIRECTS: 2000, MAX_LENGTH: 1000 } as const;

export const redirectMessages = {
  'redirect-invalid': 'A redirect leads from a path such as /old/[name] to a path or a web address.',
  'redirect-names':
    'A name in brackets must stand once in the old path before it can be used in the new one.',
  'redirect-twice': 'Two redirects begin at the same path.',
  'redirects-full':
    'The site has 2,000 URL redirects already. Remove some, or change the URL without a redirect.',
} as const;

export type RedirectFault = Exclude<keyof typeof redirectMessages, 'redirects-full'>;

const namePattern = /\[(\w+)\]/g;
const namesIn = (text: string): string[] => [...text.matchAll(namePattern)].map(([, name = '']) => name);
/** Browsers treat a backslash like a slash: two at the start are another host. */
const isTarget = (to: string): boolean => /^\/(?![/\\])|^https?:\/\/[^/\\\s]+/i.test(to);

const faultOf = ({ from, to }: Redirect): RedirectFault | undefined => {
  if (!/^\/(?!\/)[^\s?#]*$/.test(from) || from === '/' || !isTarget(to) || /\s/.test(to))
    return 'redirect-invalid';
  const names = namesIn(from);
  const areKnown = namesIn(to).every((name) => names.includes(name));
  return areKnown && new Set(names).size === names.length ? undefined : 'redirect-names';
};

export const findRedirectFault = (redirects: readonly Redirect[]): RedirectFault | undefined => {
  for (const redirect of redirects) {
    const fault = faultOf(redirect);
    if (fault) return fault;
  }
  const shapes = redirects.map(({ from }) => from.replaceAll(namePattern, '[]').toLowerCase());
  return new Set(shapes).size < shapes.length ? 'redirect-twice' : undefined;
};

const matchSegments = (from: readonly string[], path: readonly string[]): Map<string, string> | undefined => {
  if (from.length !== path.length) return undefined;
  const names = new Map<string, string>();
  for (const [index, segment] of from.entries()) {
    const name = /^\[(\w+)\]$/.exec(segment)?.[1];
    const actual = path[index] ?? '';
    if (name === undefined ? segment.toLowerCase() !== actual.toLowerCase() : actual === '') return undefined;
    if (name !== undefined) names.set(name, actual);
  }
  return names;
};

const segmentsOf = (path: string): string[] => path.replace(/\/+$/, '').split('/');

/** The redirect for a path; fixed paths take precedence over patterns. */
export const findRedirect = (redirects: readonly Redirect[], path: string): Redirect | undefined => {
  const segments = segmentsOf(path);
  let found: { redirect: Redirect; names: Map<string, string> } | undefined;
  for (const redirect of redirects) {
    const names = matchSegments(segmentsOf(redirect.from), segments);
    if (names && (!found || names.size < found.names.size)) found = { redirect, names };
  }
  if (!found) return undefined;
  const { redirect, names } = found;
  const to = redirect.to.replaceAll(namePattern, (_, name: string) =>
    encodeURIComponent(names.get(name) ?? ''),
  );
  return { ...redirect, to };
};
