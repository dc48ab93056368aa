const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);
// Browsers skip control characters and blanks inside a scheme: "java\tscript:" runs.
const SKIPPED = /[\p{Cc}\p{Z}]/gu;

// Nearly every address begins so; taking out what browsers skip costs fifty times as much.
const PLAIN = /^(?:https?:\/\/|[/#?])/i;

/** Whether a link may lead there: never to a script. Addresses within the site have no scheme. */
export const isSafeAddress = (address: string): boolean => {
  if (PLAIN.test(address)) return true;
  const scheme = /^[^/?#]*?:/.exec(address.replaceAll(SKIPPED, ''))?.[0];
  return scheme === undefined || SCHEMES.has(scheme.toLowerCase());
};
