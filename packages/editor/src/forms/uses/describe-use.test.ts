import { expect, it } from 'vitest';
import { listUses, type FormUse } from './describe-use.ts';

const use = (title: string, kind: FormUse['kind'] = 'collection'): FormUse => ({
  kind,
  id: title,
  title,
  path: '/',
  isProduct: false,
  isInDraft: true,
  isPublished: true,
});

it('names the first pages and counts the others', () => {
  expect(listUses([use('Contact')])).toBe('Contact');
  expect(listUses([use('Contact'), use(' '), use('', 'header-footer')])).toBe(
    'Contact, Untitled, and Header, footer or popup',
  );
  expect(listUses(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((title) => use(title)))).toBe(
    'A, B, C, D, E, and 2 more',
  );
});
