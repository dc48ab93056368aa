import { describe, expect, it } from 'vitest';
import { exportUrl, isNarrowed, queryOf, readSubmissionSearch, withField } from './submission-search.ts';

const form = 'a'.repeat(24);

describe('the filters of submissions in the address', () => {
  it('are read, and what is malformed is left out', () => {
    expect(
      readSubmissionSearch({ form, state: 'spam', search: 12, from: '2026-11-01', to: 'soon', open: 'x' }),
    ).toEqual({ form, state: 'spam', search: '12', from: '2026-11-01' });
    expect(readSubmissionSearch({ form: "' or 1=1", state: 'all', search: '' })).toEqual({});
  });

  it('ask for the inbox unless another folder is chosen', () => {
    expect(queryOf({})).toEqual({ state: 'inbox' });
    expect(queryOf(readSubmissionSearch({ only: 'unread' }))).toEqual({ state: 'inbox', only: 'unread' });
    expect(readSubmissionSearch({ only: 'read' })).toEqual({});
    expect(queryOf({ form, state: 'trash', search: 'ann' })).toEqual({
      state: 'trash',
      formId: form,
      search: 'ann',
    });
  });

  it('lose a field that is emptied', () => {
    expect(withField({ form, search: 'ann' }, 'search', '')).toEqual({ form });
  });

  it('narrow the list by text and days', () => {
    expect(isNarrowed({ form, state: 'spam' })).toBe(false);
    expect(isNarrowed({ to: '2026-11-01' })).toBe(true);
    expect(isNarrowed({ only: 'unread' })).toBe(true);
  });

  it('[FORM-14 (rule)] export what the list shows', () => {
    expect(exportUrl({ form, state: 'spam', search: 'a&b', open: form })).toBe(
      `/api/forms/${form}/submissions.csv?state=spam&search=a%26b`,
    );
    expect(exportUrl({ from: '2026-11-01' })).toBe('/api/forms/submissions.csv?state=inbox&from=2026-11-01');
  });
});
