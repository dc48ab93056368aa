import { completeSiteSettings } from '@sitewright/domain/sites';
import { describe, expect, it } from 'vitest';
import { mergeSettings } from './merge-settings.ts';

const base = completeSiteSettings({
  title: 'Old',
  description: '',
  timeZone: 'UTC',
  language: 'en',
  currency: 'USD',
});

describe('settings that two people change at once', () => {
  it('keep what was typed and take over what only the other changed', () => {
    const mine = { ...base, title: 'Mine' };
    const theirs = { ...base, currency: 'EUR' };
    expect(mergeSettings({ base, mine, theirs })).toEqual({
      merged: { ...base, title: 'Mine', currency: 'EUR' },
      conflicts: [],
      taken: ['currency'],
    });
  });

  it('clash in a field that both changed, and what was typed stays', () => {
    const merge = mergeSettings({
      base,
      mine: { ...base, title: 'Mine' },
      theirs: { ...base, title: 'Theirs' },
    });
    expect(merge).toEqual({ merged: { ...base, title: 'Mine' }, conflicts: ['title'], taken: [] });
  });

  it('do not clash when both changed them to the same', () => {
    const same = { ...base, title: 'Same' };
    expect(mergeSettings({ base, mine: same, theirs: same })).toEqual({
      merged: same,
      conflicts: [],
      taken: [],
    });
  });

  it('compare lists by what they hold', () => {
    const account = { serviceName: 'github', profileUrl: 'https://github.com/you' };
    const mine = { ...base, socialAccounts: [account] };
    const same = { ...base, socialAccounts: [{ ...account }] };
    expect(mergeSettings({ base, mine, theirs: same })).toMatchObject({ conflicts: [], taken: [] });
    const other = { ...base, socialAccounts: [{ ...account, serviceName: 'rss' }] };
    expect(mergeSettings({ base, mine, theirs: other })).toMatchObject({
      merged: mine,
      conflicts: ['socialAccounts'],
    });
  });
});
