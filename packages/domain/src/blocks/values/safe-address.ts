const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);
// Browsers ignore control characters and whitespace in a scheme: "java\tscript:" runs.
const SKIPPED = /[\p{Cc}\p{Z}]/gu;

// Fast path for nearly all URLs; removing ignored characters takes fifty times as long.
const PLAIN = /^(?:https?:\/\/|[/#?])/i;

/** Whether a URL is safe to link: no `javascript:` and the like. URLs within the site have no scheme. */
export const isSafeAddress = (address: string): boolean => {
  if (PLAIN.test(address)) return true;
  const scheme = /^[^/?#]*?:/.exec(address.replaceAll(SKIPPED, ''))?.[0];
  return scheme === undefined || SCHEMES.has(scheme.toLowerCase());
};
