import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contactEmailOf,
  defaultSiteSettings,
  environmentOf,
  findFurtherFaults,
  findSettingsFaults,
  findUniqueName,
  furtherSettingsOf,
  isHostName,
  isIdentifier,
  mergeSiteSettings,
  normalizeHost,
} from './index.ts';

describe('host names', () => {
  it('[SITE-01] reads the same host from any spelling of it', () => {
    for (const header of ['Shop.Example.com', 'shop.example.com:3000', ' shop.example.com. '])
      expect(normalizeHost(header)).toBe('shop.example.com');
  });

  it('[SITE-25 (rule)] is staging on internal domains only', () => {
    for (const host of ['localhost', 'shop.localhost:3000', 'a.b.internal', 'shop.test'])
      expect(environmentOf(host)).toBe('staging');
    for (const host of ['shop.example.com', 'localhost.example.com', 'mytest', 'notinternal'])
      expect(environmentOf(host)).toBe('prod');
  });

  it('tells host names from addresses and slips', () => {
    for (const host of ['localhost', 'shop.example.com', 'xn--bcher-kva.example'])
      expect(isHostName(host)).toBe(true);
    for (const host of ['', 'http://x', 'a_b', '-a.com', 'a..b', 'a/b', `${'a'.repeat(64)}.com`])
      expect(isHostName(host)).toBe(false);
  });
});

describe('settings', () => {
  it('names each setting that cannot be kept', () => {
    const wrong = {
      title: ' ',
      description: '',
      timeZone: 'Mars/North',
      language: 'no such tag',
      currency: 'XXX',
    };
    expect(findSettingsFaults(wrong, ['EUR'])).toEqual({
      title: 'title-missing',
      timeZone: 'time-zone-unknown',
      language: 'language-unknown',
      currency: 'currency-unknown',
    });
    expect(findSettingsFaults(defaultSiteSettings, ['USD'])).toEqual({});
  });
});

describe('settings beyond the general ones', () => {
  const faultsOf = (serviceName: string, profileUrl: string) => {
    const { socialAccounts = [] } = furtherSettingsOf({ socialAccounts: [{ serviceName, profileUrl }] });
    return Object.values(findFurtherFaults({ socialAccounts }));
  };

  it.each([
    ['github', 'https://github.com/you', 'https://github.com/you'],
    ['instagram', ' instagram.com/you ', 'https://instagram.com/you'],
    ['email', 'you@example.com', 'mailto:you@example.com'],
    ['phone', '+1 555 0100', 'tel:+15550100'],
  ])('complete the address of %s as it is typed: %s', (serviceName, profileUrl, whole) => {
    expect(furtherSettingsOf({ socialAccounts: [{ serviceName, profileUrl }] })).toEqual({
      socialAccounts: [{ serviceName, profileUrl: whole }],
    });
    expect(faultsOf(serviceName, profileUrl)).toEqual([]);
  });

  it.each([
    ['github', 'javascript:alert(1)', 'profile-unsafe'],
    ['github', 'java\tscript:alert(1)', 'profile-unsafe'],
    ['github', 'data:text/html,x', 'profile-unsafe'],
    ['github', 'mailto:you@example.com', 'profile-unsafe'],
    ['github', 'you', 'profile-unsafe'],
    ['github', '/you', 'profile-unsafe'],
    ['github', '', 'profile-unsafe'],
    ['email', 'https://example.com', 'email-invalid'],
    ['phone', 'call me', 'phone-invalid'],
    ['nowhere', 'https://example.com', 'service-unknown'],
  ])('[F23] refuse %s at %j', (serviceName, profileUrl, fault) => {
    expect(faultsOf(serviceName, profileUrl)).toEqual([fault]);
  });

  it('name what is too long, too many or unknown', () => {
    const account = { serviceName: 'rss', profileUrl: 'https://example.com/rss' };
    const wrong = {
      tagLine: 'x'.repeat(201),
      socialAccounts: Array.from({ length: 51 }, () => account),
      shareServices: ['2', '7'],
      headerCode: 'x'.repeat(50_001),
      footerCode: 'x'.repeat(50_000),
    };
    expect(findFurtherFaults(wrong)).toEqual({
      tagLine: 'tag-line-long',
      socialAccounts: 'accounts-many',
      shareServices: 'share-service-unknown',
      headerCode: 'code-long',
    });
  });

  it('keep what a save does not name, and drop what it empties', () => {
    const before = { ...defaultSiteSettings, tagLine: 'Old', headerCode: '<b></b>', isHidden: true };
    const given = { ...defaultSiteSettings, tagLine: '', isHidden: false };
    expect(mergeSiteSettings(before, given)).toEqual({ ...defaultSiteSettings, headerCode: '<b></b>' });
  });
});

describe('unique names', () => {
  it('[UTL-02] appends -1, -2 and falls back when the base is under three characters', () => {
    const taken = new Set(['shop', 'shop-1', 'page']);
    const find = (base: string) =>
      findUniqueName({ base, fallback: 'page', isTaken: (name) => taken.has(name) });
    expect(find('about')).toBe('about');
    expect(find('shop')).toBe('shop-2');
    expect(find('ab')).toBe('page-1');
  });

  it('[UTL-02] never gives a taken name', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (base, names) => {
        const taken = new Set([...names, base, `${base}-1`]);
        expect(
          taken.has(findUniqueName({ base, fallback: 'page', isTaken: (name) => taken.has(name) })),
        ).toBe(false);
      }),
    );
  });

  it('takes letters, digits and dashes as a site’s name', () => {
    for (const name of ['abc', 'my-shop-2']) expect(isIdentifier(name)).toBe(true);
    for (const name of ['ab', 'My', '-abc', 'abc-', 'a b c', 'x'.repeat(61)])
      expect(isIdentifier(name)).toBe(false);
  });
});

it('the address that visitors can write to is the first email address among the accounts', () => {
  const account = (serviceName: string, profileUrl: string) => ({ serviceName, profileUrl });
  const accounts = [
    account('instagram', 'https://example.com/you'),
    account('email', 'mailto:nobody'),
    account('email', 'mailto:you@example.com?subject=Hello'),
    account('email', 'mailto:other@example.com'),
  ];
  expect(contactEmailOf(accounts)).toBe('you@example.com');
  expect(contactEmailOf([])).toBeUndefined();
  expect(contactEmailOf()).toBeUndefined();
});
