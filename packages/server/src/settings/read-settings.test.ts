import { describe, expect, it } from 'vitest';
import { readSettings, SettingsFault } from './index.ts';

describe('settings', () => {
  it('need nothing to be set', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      owner: { email: 'owner@localhost', password: undefined },
      secret: undefined,
      trustedProxies: [],
      trustsProxy: false,
      listenAddresses: [],
      files: { kind: 'folder' },
    });
  });

  const wrong: [string, Record<string, string>, RegExp][] = [
    ['a port that is none', { PORT: 'eighty' }, /PORT is "eighty".*PORT=8080/],
    ['a port beyond the last', { PORT: '70000' }, /0 to 65535/],
    [
      'a database address of another kind',
      { DATABASE_URL: 'mysql://x' },
      /DATABASE_URL must be.*postgres:\/\//,
    ],
    ['an owner without an address', { SITEWRIGHT_OWNER_EMAIL: 'me' }, /you@example\.com/],
    ['a short owner password', { SITEWRIGHT_OWNER_PASSWORD: 'short' }, /at least 10 characters/],
    [
      'half an S3 store',
      { S3_BUCKET: 'shop' },
      /S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY must be set/,
    ],
    ['a mail server that is none', { SMTP_URL: 'mail.example.com' }, /SMTP_URL must look like smtp:/],
    ['an unknown log level', { SITEWRIGHT_LOG: 'loud' }, /trace, debug/],
    ['more bulk work than connections allow', { SITEWRIGHT_BULK_AT_ONCE: '9' }, /from 1 to 8/],
    ['no delay at all', { SITEWRIGHT_BULK_DELAY: '0' }, /from 1 to 1000/],
    ['a proxy that is none', { SITEWRIGHT_TRUST_PROXY: 'maybe' }, /names "maybe".*10\.0\.0\.0\/8.*or 1 for/],
    ['a proxy by its name', { SITEWRIGHT_TRUST_PROXY: '10.0.0.1,proxy.local' }, /names "proxy\.local"/],
    ['a range that is too long', { SITEWRIGHT_TRUST_PROXY: '10.0.0.0/33' }, /names "10\.0\.0\.0\/33"/],
    ['a range of everybody', { SITEWRIGHT_TRUST_PROXY: '0.0.0.0/0' }, /names "0\.0\.0\.0\/0"/],
    ['an address that is none', { SITEWRIGHT_LISTEN: '127.0.0.1,eth0' }, /SITEWRIGHT_LISTEN names "eth0"/],
    [
      'an address where a host is meant',
      { SITEWRIGHT_PREVIEW_HOST: 'https://preview.example.com' },
      /SITEWRIGHT_PREVIEW_HOST is .*without https/,
    ],
    ['an owner host that is none', { SITEWRIGHT_OWNER_HOST: '*.example.com' }, /SITEWRIGHT_OWNER_HOST is/],
    [
      'an owner host where scripts of drafts run',
      { SITEWRIGHT_OWNER_HOST: 'a.preview.example.com', SITEWRIGHT_PREVIEW_HOST: '*.preview.example.com' },
      /SITEWRIGHT_OWNER_HOST is .*drafts run/,
    ],
  ];

  it.each(wrong)('say how to mend %s', (_what, environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(SettingsFault);
    expect(() => readSettings(environment)).toThrow(sentence);
  });

  it('take the addresses of proxies, and those to listen on, as lists', () => {
    const read = readSettings({
      SITEWRIGHT_TRUST_PROXY: '10.0.0.0/8, 203.0.113.7,fd00::/8',
      SITEWRIGHT_LISTEN: 'localhost, ::1',
    });
    expect(read.trustedProxies).toEqual([
      { address: '10.0.0.0', prefix: 8 },
      { address: '203.0.113.7', prefix: 32 },
      { address: 'fd00::', prefix: 8 },
    ]);
    expect(read.listenAddresses).toEqual(['127.0.0.1', '::1']);
    expect(readSettings({ SITEWRIGHT_TRUST_PROXY: '1' }).trustsProxy).toBe(true);
  });

  it('take host names however they are written, and a preview host with or without names below it', () => {
    const hosts = (environment: Record<string, string>) => {
      const { ownerHost, previewHost } = readSettings(environment);
      return [ownerHost, previewHost];
    };
    expect(hosts({ SITEWRIGHT_OWNER_HOST: 'Office.Example.com:8080' })).toEqual([
      'office.example.com',
      undefined,
    ]);
    expect(hosts({ SITEWRIGHT_OWNER_HOST: '' })).toEqual([undefined, undefined]);
    for (const host of ['preview.example.com', '*.preview.example.com', '*.preview.example.com:8443'])
      expect(hosts({ SITEWRIGHT_PREVIEW_HOST: host })).toEqual([undefined, host]);
  });

  it('[F34] refuse secrets that everybody knows or can guess', () => {
    for (const secret of ['supersecret', 'changeme', 'x'.repeat(64), 'short but random 8f'])
      expect(() => readSettings({ SITEWRIGHT_SECRET: secret })).toThrow('openssl rand');
    const good = 'Zk3tq8wYpL0vN5xR2mB7cD9fG1hJ4sA6';
    expect(readSettings({ SITEWRIGHT_SECRET: good }).secret).toBe(good);
  });
});
