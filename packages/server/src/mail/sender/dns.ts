import { Resolver } from 'node:dns/promises';

/** Lookups in the DNS; each rejects with a `code` as `node:dns` does. */
export interface Dns {
  /** The parts of each TXT record of a name. */
  readonly txt: (name: string) => Promise<string[][]>;
  /** IPv4 and IPv6 addresses of a name. */
  readonly addresses: (name: string) => Promise<string[]>;
  /** Names of the servers that receive the email of a domain. */
  readonly mx: (name: string) => Promise<string[]>;
}

/** Codes that mean that there is no such record. Others say nothing about the domain. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/** `failed` where no server answered. */
export const orNothing = async <Found>(
  looking: Promise<readonly Found[]>,
): Promise<readonly Found[] | 'failed'> => {
  try {
    return await looking;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return NOTHING.has(code) ? [] : 'failed';
  }
};

const isFound = <Found>(found: readonly Found[] | 'failed'): found is readonly Found[] => found !== 'failed';

/** The DNS of the machine, or the given servers. */
export const createDns = (servers: readonly string[] = []): Dns => {
  const resolver = new Resolver({ timeout: 4_000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return {
    txt: (name) => resolver.resolveTxt(name),
    mx: async (name) => (await resolver.resolveMx(name)).map(({ exchange }) => exchange),
    async addresses(name) {
      const found = await Promise.all([
        orNothing(resolver.resolve4(name)),
        orNothing(resolver.resolve6(name)),
      ]);
      const known = found.filter(isFound).flat();
      if (known.length === 0 && !found.every(isFound))
        throw Object.assign(new Error(name), { code: 'ESERVFAIL' });
      return known;
    },
  };
};
