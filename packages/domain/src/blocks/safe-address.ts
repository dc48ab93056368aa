const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);
// Browsers skip control characters and blanks inside a scheme: "java\tscript:" runs.
const SKIPPED = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/g;

/** Whether a link may lead there: never to a script. Addresses within the site have no scheme. */
export const isSafeAddress = (address: string): boolean => {
  const scheme = /^[^/?#]*?:/.exec(address.replaceAll(SKIPPED, ''))?.[0];
  return scheme === undefined || SCHEMES.has(scheme.toLowerCase());
};
