/** Domains that are never public, so sites there are in development. */
const INTERNAL_DOMAINS = ['localhost', 'internal', 'local', 'test'];

export type Environment = 'prod' | 'staging';

/** `Shop.Example.com:3000` and `shop.example.com.` are the same host. */
export const normalizeHost = (header: string): string =>
  header.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

export const environmentOf = (host: string): Environment => {
  const name = normalizeHost(host);
  return INTERNAL_DOMAINS.some((domain) => name === domain || name.endsWith(`.${domain}`))
    ? 'staging'
    : 'prod';
};

const labelPattern = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

export const isHostName = (host: string): boolean =>
  host.length <= 253 && host.split('.').every((label) => labelPattern.test(label));
