import { isIPv6 } from 'node:net';
import { isLoopback } from './http/index.ts';
import type { Settings } from './settings/index.ts';
import type { OwnerHost } from './sites/index.ts';

export const bracketed = (address: string): string => (isIPv6(address) ? `[${address}]` : address);

/** The public URL of the installation. */
export const installationUrl = (
  { url, listenAddresses }: Pick<Settings, 'url' | 'listenAddresses'>,
  port: number,
): string => {
  const [first] = listenAddresses;
  const isLocal = first === undefined || listenAddresses.some(isLoopback);
  return url ?? `http://${isLocal ? 'localhost' : bracketed(first)}:${port}`;
};

/** All hosts of an installation share scheme and port. */
const addressOf = (url: string, host: string): string => {
  const { protocol, port } = new URL(url);
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
};

/**
 * Printed at every start and on demand: with a wrong SITEWRIGHT_OWNER_HOST, operators must be able to find
 * where administrators sign in.
 */
export const describeOwnerHost = (url: string, ownerHost: OwnerHost | undefined): string =>
  ownerHost
    ? `Manage all sites at: ${addressOf(url, ownerHost.host)}/config/sites`
    : 'There is no site yet: "npx sitewright site add NAME --host HOST" makes one.';
