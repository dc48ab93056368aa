import { expect, it } from 'vitest';
import { isForbiddenHost, isPrivateName } from './index.ts';

const isRefused = (address: string): boolean => {
  const url = new URL(address);
  return isPrivateName(url) || isForbiddenHost(url);
};

it.each([
  'https://localhost/',
  'https://LOCALHOST/',
  'https://localhost./',
  'https://localhost../',
  'https://a.localhost/',
  'https://printer.local/',
  'https://metadata.google.internal./',
  'https://Router.LAN/',
  'https://nas.home.arpa/',
  'https://hooks.corp/',
  'https://nas.Home/',
  'https://crm.intranet./',
  'https://db.private/',
  'https://hooks.test/',
  'https://hooks.invalid/',
  'https://intranet/',
  'https://2130706433/',
  'https://0177.0.0.1/',
  'https://0x7f.1/',
  'https://127.0.0.1./',
  'https://127.0.0.1../',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:a9fe:a9fe]/',
])('%s is not public', (address) => expect(isRefused(address)).toBe(true));

it.each([
  'https://hooks.example/',
  'https://hooks.example./',
  'https://local.example/',
  'https://corp.example/',
  'https://home.test.example/',
  'https://localhost.example/',
  'https://1.1.1.1/',
  'https://[2606:4700::1111]/',
])('%s may be', (address) => expect(isRefused(address)).toBe(false));
