import { BlockList, isIP } from 'node:net';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRangeCheck, LOCAL_RANGES, type AddressRange } from './address-ranges.ts';

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

const ipv6Range = fc.constantFrom<AddressRange>(
  { address: '::1', prefix: 128 },
  { address: 'fc00::', prefix: 7 },
  { address: '2001:db8::', prefix: 32 },
  { address: '::ffff:10.0.0.0', prefix: 104 },
  { address: '::', prefix: 8 },
  { address: '1::', prefix: 1 },
);

const ipv4Range = fc.record({ address: fc.ipV4(), prefix: fc.integer({ min: 1, max: 32 }) });

/** Often near a range, or nothing would ever be inside. */
const addressNear = ({ address }: AddressRange) =>
  fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant(address), fc.constant(`::ffff:${address}`));

const expectedOf = (ranges: readonly AddressRange[], address: string): boolean => {
  const list = new BlockList();
  for (const range of ranges) list.addSubnet(range.address, range.prefix, familyOf(range.address));
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return isIP(plain) !== 0 && list.check(plain, familyOf(plain));
};

describe('whether an address is in a range', () => {
  it('is what the system finds, of any address and ranges', () => {
    const given = fc
      .tuple(ipv4Range, fc.array(fc.oneof(ipv4Range, ipv6Range), { maxLength: 4 }))
      .chain(([first, others]) => fc.tuple(fc.constant([first, ...others]), addressNear(first)));
    fc.assert(
      fc.property(given, ([ranges, address]) => {
        expect(createRangeCheck(ranges)(address)).toBe(expectedOf(ranges, address));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    '',
    '10.0.0',
    '10.0.0.256',
    '010.0.0.1',
    '10.0.0.1 ',
    '0x0a.0.0.1',
    '1e1.0.0.1',
    '-0.0.0.1',
    '10.0.0.1.',
  ])('is no for %j, which is no address', (text) => expect(createRangeCheck(LOCAL_RANGES)(text)).toBe(false));

  it('is told of IPv4 addresses as dual-stack sockets report them', () => {
    const isLocal = createRangeCheck(LOCAL_RANGES);
    expect(['::ffff:10.1.2.3', '::1', '172.31.255.255', 'fd00::1'].map(isLocal)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['::ffff:8.8.8.8', '::2', '172.32.0.0', '2001:db8::1'].map(isLocal)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
