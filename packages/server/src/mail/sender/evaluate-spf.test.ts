import { describe, expect, it } from 'vitest';
import type { Dns } from './dns.ts';
import { evaluateSpf } from './evaluate-spf.ts';

interface Zone {
  readonly txt?: Readonly<Record<string, string>>;
  readonly a?: Readonly<Record<string, readonly string[]>>;
  readonly mx?: Readonly<Record<string, readonly string[]>>;
}

const fail = (code: string): never => {
  throw Object.assign(new Error(code), { code });
};

const dnsOf = ({ txt = {}, a = {}, mx = {} }: Zone, asked: string[] = []): Dns => ({
  txt: async (name) => {
    asked.push(name);
    if (name === 'down.test') fail('ESERVFAIL');
    return [[txt[name] ?? fail('ENOTFOUND')]];
  },
  addresses: async (name) => [...(a[name] ?? fail('ENODATA'))],
  mx: async (name) => [...(mx[name] ?? fail('ENODATA'))],
});

const check = (record: string, zone: Zone = {}, ip = '192.0.2.5') =>
  evaluateSpf(dnsOf(zone), { ip, domain: 'shop.test', record });

describe('an SPF record', () => {
  it.each([
    ['v=spf1 ip4:192.0.2.0/24 -all', 'pass'],
    ['v=spf1 ip4:192.0.2.4 -all', 'fail'],
    ['v=spf1 ip4:192.0.2.4 ~all', 'softfail'],
    ['v=spf1 ?ip4:192.0.2.5 -all', 'neutral'],
    ['v=spf1', 'neutral'],
    ['v=spf1 ip6:2001:db8::/32 -all', 'fail'],
    ['v=spf1 a mx -all', 'pass'],
    ['v=spf1 a:other.test/24 -all', 'pass'],
    ['v=spf1 mx:list.test -all', 'pass'],
    ['v=spf1 include:allows.test -all', 'pass'],
    ['v=spf1 include:refuses.test -all', 'fail'],
    ['v=spf1 exists:shop.test -all', 'pass'],
    ['v=spf1 redirect=allows.test', 'pass'],
    ['v=spf1 ip4:192.0.2.999 -all', 'malformed'],
    ['v=spf1 ip5:x -all', 'malformed'],
    ['v=spf1 include:nothing.test -all', 'malformed'],
    ['v=spf1 include:down.test -all', 'unanswered'],
    ['v=spf1 exists:%{i}.x.test -all', 'not-checked'],
    ['v=spf1 ip4:192.0.2.5 include:down.test', 'pass'],
  ] as const)('%s: %s', async (record, result) => {
    const zone = {
      txt: { 'allows.test': 'v=spf1 ip4:192.0.2.5 -all', 'refuses.test': 'v=spf1 -all' },
      a: { 'shop.test': ['192.0.2.5'], 'other.test': ['192.0.2.200'], 'mail.test': ['192.0.2.5'] },
      mx: { 'list.test': ['mail.test'] },
    };
    expect(await check(record, zone)).toBe(result);
  });

  it('allows addresses of the sixth version', async () => {
    expect(await check('v=spf1 ip6:2001:db8::/32 -all', {}, '2001:db8::1')).toBe('pass');
  });

  it('is given up after ten lookups, also where records include each other', async () => {
    const asked: string[] = [];
    const dns = dnsOf({ txt: { 'shop.test': 'v=spf1 include:shop.test -all' } }, asked);
    const record = 'v=spf1 include:shop.test -all';
    expect(await evaluateSpf(dns, { ip: '192.0.2.5', domain: 'shop.test', record })).toBe('too-many-lookups');
    expect(asked).toHaveLength(10);
  });

  it('is given up after two lookups that found nothing', async () => {
    expect(await check('v=spf1 a:x.test a:y.test -all')).toBe('fail');
    expect(await check('v=spf1 a:x.test a:y.test a:z.test -all')).toBe('malformed');
  });
});
