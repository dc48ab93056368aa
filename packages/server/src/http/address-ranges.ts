import { BlockList, isIP } from 'node:net';
import { LRUCache } from 'lru-cache';

/** A network such as `10.0.0.0/8`; a single address has the full prefix length. */
export interface AddressRange {
  readonly address: string;
  readonly prefix: number;
}

/** Loopback and private networks, where the operator's proxy runs. */
export const LOCAL_RANGES: readonly AddressRange[] = [
  { address: '127.0.0.0', prefix: 8 },
  { address: '::1', prefix: 128 },
  { address: '10.0.0.0', prefix: 8 },
  { address: '172.16.0.0', prefix: 12 },
  { address: '192.168.0.0', prefix: 16 },
  { address: 'fc00::', prefix: 7 },
];

/** Undefined if invalid, or if it contains all addresses. */
export const readAddressRange = (text: string): AddressRange | undefined => {
  const [, address = '', length] = /^([\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0) return undefined;
  const longest = version === 4 ? 32 : 128;
  const prefix = length === undefined ? longest : Number(length);
  return prefix >= 1 && prefix <= longest ? { address, prefix } : undefined;
};

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** The usual notation: dual-stack sockets report IPv4 addresses as IPv6. */
export const plainAddress = (address: string): string =>
  address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');

/** Checked on every request, from few addresses. */
const MAX_CACHED = 1000;

/** A function that checks whether an address is in one of the ranges. */
export const createRangeCheck = (ranges: readonly AddressRange[]): ((address: string) => boolean) => {
  if (ranges.length === 0) return () => false;
  const list = new BlockList();
  for (const { address, prefix } of ranges) list.addSubnet(address, prefix, familyOf(address));
  const isInside = (given: string): boolean => {
    const address = plainAddress(given);
    return isIP(address) !== 0 && list.check(address, familyOf(address));
  };
  const cache = new LRUCache<string, boolean>({ max: MAX_CACHED, memoMethod: isInside });
  return (given) => cache.memo(given);
};
