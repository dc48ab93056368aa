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
  address.includes(':') || address.includes('%')
    ? address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
    : address;

const OCTETS = 4;
const OCTET_BITS = 8;
const IPV4_BITS = OCTETS * OCTET_BITS;

/** The number of an IPv4 address; undefined for any other text. */
const readIpv4 = (text: string): number | undefined => {
  const parts = text.split('.');
  if (parts.length !== OCTETS) return undefined;
  let number = 0;
  for (const part of parts) {
    const octet = Number(part);
    // Leading zeros and other notations are not addresses.
    if (String(octet) !== part || !(octet >= 0 && octet < 1 << OCTET_BITS)) return undefined;
    number = (number << OCTET_BITS) | octet;
  }
  return number >>> 0;
};

type Ipv4Range = readonly [network: number, hostBits: number];

const ipv4RangesOf = (ranges: readonly AddressRange[]): Ipv4Range[] =>
  ranges.flatMap(({ address, prefix }) => {
    const number = readIpv4(address);
    const hostBits = IPV4_BITS - prefix;
    return number === undefined ? [] : [[number >>> hostBits, hostBits] as const];
  });

const GROUP_BITS = 16;

/** IPv4 addresses are in IPv6 ranges as `::ffff:0:0/96`: a range whose first bits are not all zero holds none. */
const mayHoldIpv4 = ({ address, prefix }: AddressRange): boolean => {
  if (isIP(address) === 4 || (address === '::1' && prefix === 128)) return false;
  const firstGroup = Number.parseInt(address, 16) || 0;
  return firstGroup >>> (GROUP_BITS - Math.min(prefix, GROUP_BITS)) === 0;
};

/** Checked on every request, from few addresses. */
const MAX_CACHED = 1000;

const createAnyCheck = (ranges: readonly AddressRange[]): ((address: string) => boolean) => {
  const list = new BlockList();
  for (const { address, prefix } of ranges) list.addSubnet(address, prefix, familyOf(address));
  const isInside = (given: string): boolean => {
    const address = plainAddress(given);
    return isIP(address) !== 0 && list.check(address, familyOf(address));
  };
  const cache = new LRUCache<string, boolean>({ max: MAX_CACHED, memoMethod: isInside });
  return (given) => cache.memo(given);
};

/** A function that checks whether an address is in one of the ranges. Visitors are many: IPv4 is compared directly. */
export const createRangeCheck = (ranges: readonly AddressRange[]): ((address: string) => boolean) => {
  if (ranges.length === 0) return () => false;
  const isInside = createAnyCheck(ranges);
  if (ranges.some(mayHoldIpv4)) return isInside;
  const networks = ipv4RangesOf(ranges);
  return (given) => {
    const number = readIpv4(given);
    if (number === undefined) return isInside(given);
    return networks.some(([network, hostBits]) => number >>> hostBits === network);
  };
};
