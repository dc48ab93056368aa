import type { CollectionContent } from '@sitewright/domain/pages';
import { describe, expect, it } from 'vitest';
import { findFieldFaults, readFields, writeFields } from './page-fields.ts';

const ZONE = 'Europe/Berlin';
const page: CollectionContent = {
  id: '0123456789abcdef01234567',
  urlId: 'about',
  title: 'About',
  status: 'scheduled',
  publishOn: Date.UTC(2026, 5, 1, 10, 0, 30),
  type: 10,
  typeName: 'page',
  description: 'Old words',
  seo: { title: 'About us', isHidden: true },
  sections: [],
};

const fields = readFields(page, ZONE);
const faultsOf = (change: Partial<typeof fields>, taken: readonly string[] = []) =>
  findFieldFaults(page, { ...fields, ...change }, { zone: ZONE, taken: new Set(taken) });

describe('page settings', () => {
  it('change nothing where nothing was typed', () => {
    expect(writeFields(page, fields, ZONE)).toEqual(page);
  });

  it('leave out what was emptied', () => {
    const written = writeFields(page, { ...fields, description: ' ', seoTitle: '', isHidden: false }, ZONE);
    expect(written).not.toHaveProperty('description');
    expect(written).not.toHaveProperty('seo');
    expect(written.sections).toEqual([]);
  });

  it('take an address with its slashes and a time on the clocks of the site', () => {
    const written = writeFields(page, { ...fields, urlId: '/team/', publishOn: '2026-06-02T08:00' }, ZONE);
    expect(written.urlId).toBe('team');
    expect(written.publishOn).toBe(Date.UTC(2026, 5, 2, 6));
  });

  it('[SITE-03] say at the field what is wrong', () => {
    expect(faultsOf({ title: ' ' })).toEqual({ title: 'A page needs a title.' });
    expect(faultsOf({ urlId: 'config' })).toEqual({
      urlId: 'config is not a valid page URL. The program itself answers there.',
    });
    expect(faultsOf({ urlId: 'team' }, ['team'])).toEqual({ urlId: 'Another page has this URL already.' });
    expect(faultsOf({ publishOn: '' })).toHaveProperty('publishOn');
    expect(faultsOf({})).toEqual({});
  });

  it('ask for a password of 1 to 30 characters where a page is locked anew', () => {
    const message = 'A page password has 1 to 30 characters.';
    expect(faultsOf({ permission: 2 })).toEqual({ password: message });
    expect(faultsOf({ permission: 2, password: 'x'.repeat(31) })).toEqual({ password: message });
    expect(faultsOf({ permission: 2, password: 'open' })).toEqual({});
  });
});
