import { expect, it } from 'vitest';
import type { SavedDocument } from '../documents/index.ts';
import { describeOtherVersion } from './describe-other-version.ts';

const own = 'Ada Lovelace';

const savedBy = (id: string, updatedBy?: string): SavedDocument => ({
  kind: 'collection',
  id,
  content: {},
  revision: 2,
  publishedRevision: null,
  hasChanges: true,
  ...(updatedBy === undefined ? {} : { updatedBy }),
});

const meeting = (...documents: readonly SavedDocument[]) => ({
  changes: [{ kind: 'collection', id: 'page', path: ['title'] }] as const,
  documents,
});

it('[EDT-01] whoever saved what was changed last is named', () => {
  expect(describeOtherVersion(meeting(savedBy('page', 'Mara Lind')), own)).toMatchObject({
    title: 'Changed by someone else',
    text: 'the same content was changed, last saved by Mara Lind.',
    versions: { mine: 'Yours', other: 'Theirs', keep: 'Keep mine', take: 'Use theirs' },
  });
});

it('[EDT-01] who saved something else of the command is not named', () => {
  const told = describeOtherVersion(meeting(savedBy('page', own), savedBy('other', 'Mara Lind')), own);
  expect(told.text).not.toContain('Mara');
});

it('[EDT-01] after a save of one’s own it may have been either', () => {
  expect(describeOtherVersion(meeting(savedBy('page', own)), own)).toMatchObject({
    title: 'Conflicting changes',
    text: 'the same content was changed by another contributor, or by you in another tab or on another device.',
    versions: {
      mine: 'This tab',
      other: 'Saved version',
      keep: 'Keep this tab’s version',
      take: 'Use saved version',
    },
  });
  expect(describeOtherVersion(meeting(savedBy('page')), own).text).toBe(
    'the same content was changed by another contributor.',
  );
});
