// @vitest-environment happy-dom
import type { ItemContent } from '@sitewright/domain/pages';
import { describe, expect, it } from 'vitest';
import { findItemFieldFaults, readItemFields, writeItemFields } from './item-fields.ts';

const zone = 'Europe/Berlin';
const place = { zone, publishedUrl: undefined };

const content: ItemContent = {
  id: 'a'.repeat(24),
  collectionId: 'b'.repeat(24),
  recordType: 1,
  title: 'Slow ink',
  urlId: 'slow-ink',
  status: 'published',
  publishOn: Date.UTC(2026, 10, 15, 9, 30, 12),
  excerpt: '<p>Two <em>words</em></p>',
  displayIndex: 3,
};

const fieldsOf = (item: ItemContent) => readItemFields(item, place);

describe('the settings of an item', () => {
  it('leave what nobody touched as it is, to the second and to the mark', () => {
    expect(writeItemFields({ content, fields: fieldsOf(content), ...place })).toEqual(content);
  });

  it('leave out what was emptied, and write an excerpt as paragraphs that run nothing', () => {
    const fields = { ...fieldsOf(content), excerpt: 'One\n\n<b>Two</b>', publishOn: '' };
    expect(writeItemFields({ content, fields, ...place })).toEqual({
      ...content,
      publishOn: undefined,
      excerpt: '<p>One</p><p>&lt;b&gt;Two&lt;/b&gt;</p>',
    });
  });

  it('show times on the clocks of the site', () => {
    const event = { ...content, startDate: Date.UTC(2026, 6, 1, 8), endDate: Date.UTC(2026, 6, 1, 10) };
    expect(fieldsOf(event)).toMatchObject({ startDate: '2026-07-01T10:00', endDate: '2026-07-01T12:00' });
    const fields = { ...fieldsOf(event), endDate: '2026-07-01T09:00' };
    expect(findItemFieldFaults({ content: event, fields, ...place }, true)).toEqual({
      endDate: 'An event cannot end before it begins.',
    });
  });

  it('ask for the beginning of an event, and for an address that the title is to lead to', () => {
    const fields = { ...fieldsOf(content), isPassthrough: true };
    expect(findItemFieldFaults({ content, fields, ...place }, true)).toEqual({
      startDate: 'Enter a start time.',
      sourceUrl: 'Enter a source URL.',
    });
    const sourceUrl = 'javascript:alert(1)';
    expect(findItemFieldFaults({ content, fields: { ...fields, sourceUrl }, ...place }, false)).toEqual({
      sourceUrl: 'A link must start with / or https://.',
    });
  });
});
