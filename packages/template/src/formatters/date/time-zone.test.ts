import { describe, expect, it } from 'vitest';
import { timeZone } from './time-zone.ts';

const SUMMER = Date.UTC(2024, 6, 1);
const WINTER = Date.UTC(2024, 0, 1);
const HOUR = 3_600_000;

describe('time zones', () => {
  it.each([
    ['America/New_York', 'EST', 'EDT'],
    ['Europe/London', 'GMT', 'BST'],
    ['Europe/Paris', 'CET', 'CEST'],
    ['Asia/Tokyo', 'JST', 'JST'],
    ['Asia/Kathmandu', '+0545', '+0545'],
    ['America/Sao_Paulo', '-03', '-03'],
    ['UTC', 'UTC', 'UTC'],
  ])('%s is %s in winter and %s in summer', (name, winter, summer) => {
    const zone = timeZone(name);
    expect([zone.abbreviationAt(WINTER), zone.abbreviationAt(SUMMER)]).toEqual([winter, summer]);
  });

  it('keep their letters before 1970', () => {
    expect(timeZone('America/New_York').abbreviationAt(Date.UTC(1969, 11, 31))).toBe('EST');
    expect(timeZone('Europe/Paris').abbreviationAt(Date.UTC(1965, 0, 1))).toBe('CET');
  });

  it('change their offset at the very moment', () => {
    const zone = timeZone('Europe/Paris');
    const change = Date.UTC(2024, 2, 31, 1);
    expect([zone.offsetAt(change - 1), zone.offsetAt(change)]).toEqual([HOUR, 2 * HOUR]);
  });

  it('[FMT-08] are kept up to a hundred, the longest unused leaving first', () => {
    const first = timeZone('Europe/Riga');
    expect(timeZone('Europe/Riga')).toBe(first);
    for (let i = 0; i < 100; i++) timeZone(`No/Zone${i}`);
    expect(timeZone('Europe/Riga')).not.toBe(first);
  });

  it('of an unknown name are UTC', () => {
    expect(timeZone('Mars/Base').offsetAt(SUMMER)).toBe(0);
  });
});
