import { expect, it } from 'vitest';
import { trashedNotice } from './trashed-notice.ts';

const page = { kind: 'collection', id: 'page' } as const;
const step = (label: string, id: string) => ({
  commandId: label,
  label,
  documents: [{ kind: 'navigation', id: 'site' } as const, { ...page, id }],
});
const edit = step('Edit text', 'other');

it('[EDT-01] of a page that undo or redo took away is told which of the two brings it back', () => {
  expect(trashedNotice('Shop', page, { undo: edit, redo: step('Add page', 'page') })).toBe(
    'Shop was moved to the trash. Redo to restore it.',
  );
  expect(trashedNotice('Shop', page, { undo: step('Delete page', 'page'), redo: undefined })).toBe(
    'Shop was moved to the trash. Undo to restore it.',
  );
});

it('neither is promised where somebody else took it away', () => {
  expect(trashedNotice('Shop', page, { undo: edit, redo: undefined })).toBe('Shop was moved to the trash.');
});
