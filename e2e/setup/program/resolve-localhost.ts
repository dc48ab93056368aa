import dns from 'node:dns';

const isThisMachine = (name: string) => name.endsWith('.localhost');

/**
 * Every name under `localhost` is this machine. Browsers know that; the system's resolver often does not, and calls
 * that a test makes from Node (`fetch`, a request of the browser context) would then not find the site.
 */
export function resolveLocalhostNames(): void {
  const { lookup } = dns;
  const { lookup: lookupLater } = dns.promises;
  Object.assign(dns, {
    lookup: (name: string, ...rest: unknown[]) =>
      Reflect.apply(lookup, dns, [isThisMachine(name) ? 'localhost' : name, ...rest]),
  });
  Object.assign(dns.promises, {
    lookup: (name: string, ...rest: unknown[]) =>
      Reflect.apply(lookupLater, dns.promises, [isThisMachine(name) ? 'localhost' : name, ...rest]),
  });
}
