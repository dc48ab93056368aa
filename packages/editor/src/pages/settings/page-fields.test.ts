import type { CollectionContent } from '@sitewright/domain/pages';
import { describe, expect, it } from 'vitest';
import { findFieldFaults, readFields, writeFields } from './page-fields.ts';

const place = { zone: 'Europe/Berlin', publishedUrl: '/about' };
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

const fields = readFields(page, place);
const faultsOf = (change: Partial<typeof fields>, taken: readonly string[] = []) =>
  findFieldFaults(page, { ...fields, ...change }, { ...place, taken: new Set(taken) });

describe('page settings', () => {
  it('change nothing where nothing was typed', () => {
    expect(writeFields(page, fields, place)).toEqual(page);
  });

  it('leave out what was emptied', () => {
    const written = writeFields(page, { ...fields, description: ' ', seoTitle: '', isHidden: false }, place);
    expect(written).not.toHaveProperty('description');
    expect(written).not.toHaveProperty('seo');
    expect(written.sections).toEqual([]);
  });

  it('take an address with its slashes and a time on the clocks of the site', () => {
    const written = writeFields(page, { ...fields, urlId: '/team/', publishOn: '2026-06-02T08:00' }, place);
    expect(written.urlId).toBe('team');
    expect(written.publishOn).toBe(Date.UTC(2026, 5, 2, 6));
  });

  it('keep the choice about the old address while the new one is not that of visitors', () => {
    const moved = writeFields(page, { ...fields, urlId: 'team' }, place);
    expect(moved).not.toHaveProperty('noRedirectFrom');
    const silent = writeFields(page, { ...fields, urlId: 'team', isRedirected: false }, place);
    expect(silent.noRedirectFrom).toBe('/about');
    expect(readFields(silent, place).isRedirected).toBe(false);
    expect(writeFields(silent, { ...readFields(silent, place), urlId: 'about' }, place)).toEqual(page);
    // Once that is published, the next change is redirected unless it is announcement anew.
    const later = { ...place, publishedUrl: '/team' };
    expect(readFields(silent, later).isRedirected).toBe(true);
    const unknown = { ...place, publishedUrl: undefined };
    expect(writeFields(silent, readFields(silent, unknown), unknown)).toEqual(silent);
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
