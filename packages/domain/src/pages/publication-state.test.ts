import { describe, expect, it } from 'vitest';
import {
  contentStatuses,
  describeState,
  explainState,
  publicationStateOf,
  type PublicationDetails,
} from './index.ts';

const NOW = 1000;
const LATER = 2000;
const live = { status: 'published' } as const;
const stateOf = (facts: Partial<PublicationDetails>) =>
  publicationStateOf({ draft: live, hasChanges: false, ...facts }, NOW);

describe('the state of a page or item', () => {
  it('is Published or Changed while visitors can open it', () => {
    expect(stateOf({ published: live })).toEqual({ name: 'published', isVisible: true });
    expect(stateOf({ published: live, hasChanges: true })).toEqual({ name: 'changed', isVisible: true });
    const due = { status: 'scheduled', publishOn: NOW } as const;
    expect(stateOf({ draft: due, published: due })).toEqual({ name: 'published', isVisible: true });
  });

  it('is Changed, not Draft or Private, while a change that would hide it is not published', () => {
    for (const status of ['draft', 'private'] as const)
      expect(stateOf({ draft: { status }, published: live, hasChanges: true }).name).toBe('changed');
  });

  it('is never Published or Changed for what was never published', () => {
    for (const status of contentStatuses) {
      const { name, isVisible } = stateOf({ draft: { status, publishOn: LATER }, hasChanges: true });
      expect(isVisible, status).toBe(false);
      expect(['published', 'changed'], status).not.toContain(name);
    }
  });

  it('is Scheduled with its time, by its own status or by a release that waits', () => {
    const planned = { status: 'scheduled', publishOn: LATER } as const;
    const scheduled = { name: 'scheduled', isVisible: false, at: LATER };
    expect(stateOf({ draft: planned, published: planned })).toEqual(scheduled);
    expect(stateOf({ draft: { status: 'draft' }, hasChanges: true, releaseAt: LATER })).toEqual(scheduled);
    expect(stateOf({ published: live, hasChanges: true, releaseAt: LATER })).toEqual({
      name: 'scheduled',
      isVisible: true,
      at: LATER,
    });
  });

  it('says that a time alone schedules nothing', () => {
    const state = stateOf({ draft: { status: 'scheduled', publishOn: LATER }, hasChanges: true });
    expect(state).toEqual({ name: 'unconfirmed', isVisible: false, at: LATER });
    expect(explainState(state, String)).toBe('Publish it, so that it appears on 2000.');
  });

  it('is not Published where the page that it belongs to is not', () => {
    const state = stateOf({ published: live, isParentVisible: false });
    expect(state).toEqual({ name: 'blocked', isVisible: false });
    expect(explainState(state, String)).toContain('the page it belongs to is not published');
  });

  it('is told in words, with the time', () => {
    const tell = (moment: number) => `day ${moment}`;
    expect(describeState({ name: 'scheduled', isVisible: false, at: 7 }, tell)).toBe('Scheduled for day 7');
    expect(describeState({ name: 'scheduled', isVisible: true, at: 7 }, tell)).toBe(
      'Changes scheduled for day 7',
    );
    expect(describeState({ name: 'needs-review', isVisible: false }, tell)).toBe('Needs Review');
  });
});
