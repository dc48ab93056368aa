import { describe, expect, it } from 'vitest';
import {
  canChangeStatus,
  contentStatuses,
  isVisibleAt,
  statusesFrom,
  statusLabels,
  type ContentStatus,
} from './index.ts';

const NOW = 1000;
const allowed: readonly [ContentStatus, ContentStatus][] = [
  ['draft', 'needs-review'],
  ['draft', 'scheduled'],
  ['draft', 'published'],
  ['needs-review', 'draft'],
  ['needs-review', 'scheduled'],
  ['needs-review', 'published'],
  ['scheduled', 'published'],
  ['scheduled', 'draft'],
  ['published', 'draft'],
  ['published', 'private'],
  ['private', 'published'],
];

describe('content statuses', () => {
  it('[SITE-28 (rule)] change in the stated ways and in no other', () => {
    for (const from of contentStatuses)
      for (const to of contentStatuses) {
        const isAllowed = from === to || allowed.some(([a, b]) => a === from && b === to);
        expect(canChangeStatus({ status: from, publishOn: NOW }, to, NOW), `${from} to ${to}`).toBe(
          isAllowed,
        );
      }
  });

  it('[SITE-28] scheduled becomes published at its time, not before', () => {
    const scheduled = { status: 'scheduled', publishOn: NOW } as const;
    expect(canChangeStatus(scheduled, 'published', NOW - 1)).toBe(false);
    expect(canChangeStatus(scheduled, 'draft', NOW - 1)).toBe(true);
  });

  it('[SITE-12 SITE-28] offer what may be chosen now', () => {
    expect(statusesFrom({ status: 'scheduled', publishOn: NOW + 1 }, NOW)).toEqual(['scheduled', 'draft']);
    expect(statusesFrom({ status: 'scheduled', publishOn: NOW }, NOW)).toContain('published');
    expect(statusesFrom({ status: 'draft' }, NOW)).toEqual([
      'draft',
      'needs-review',
      'scheduled',
      'published',
    ]);
  });

  it('[SITE-12] are told by their labels, and only what is published or due is seen', () => {
    expect(Object.values(statusLabels).toSorted()).toEqual([
      '',
      'Draft',
      'Needs Review',
      'Private',
      'Scheduled',
    ]);
    const seen = contentStatuses.filter((status) => isVisibleAt({ status, publishOn: NOW }, NOW));
    expect(seen).toEqual(['published', 'scheduled']);
    expect(isVisibleAt({ status: 'scheduled', publishOn: NOW + 1 }, NOW)).toBe(false);
    expect(isVisibleAt({ status: 'scheduled' }, NOW)).toBe(false);
  });
});
