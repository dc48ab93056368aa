import {
  describeActivity,
  subjectOf,
  type ActivityDetails,
  type KnownSubject,
} from '@sitewright/domain/activity';
import { describe, expect, it } from 'vitest';
import { activityTexts } from './index.ts';

interface Line extends Partial<ActivityDetails> {
  readonly call: string;
  readonly subject?: string;
  readonly known?: KnownSubject;
}

const say = ({ call, subject = null as never, known, before, after }: Line): string => {
  const facts = { call, before, after };
  const key = subjectOf(facts, subject ?? null);
  return describeActivity(activityTexts[call], facts, key && { key, known })
    .map(({ text }) => text)
    .join('');
};

const ID = '5f1b2c3d4e5f6a7b8c9d0e1f';

describe('a line of the activity log', () => {
  it.each<[string, Line]>([
    [
      'Published page “Studio”',
      { call: 'pages.publish', subject: `collection:${ID}`, known: { title: 'Studio' } },
    ],
    [
      'Published post “Ink”',
      { call: 'pages.publishItem', subject: `item:${ID}`, known: { title: 'Ink', listType: 'blog' } },
    ],
    [
      'Took page “Studio” off the live site',
      { call: 'pages.publish', subject: `collection:${ID}`, after: { title: 'Studio', status: 'draft' } },
    ],
    [
      'Invited anna@example.com as Editor, Store manager',
      {
        call: 'contributors.invite',
        subject: `invitation:${ID}`,
        after: { email: 'anna@example.com', roles: [4, 8] },
      },
    ],
    [
      'Changed the URL of page “Studio” from /studio to /about, as a draft',
      {
        call: 'documents.runCommand',
        subject: `collection:${ID}`,
        before: { urlId: 'studio' },
        after: { title: 'Studio', urlId: 'about', label: 'Page settings' },
      },
    ],
    [
      'Edited page “Studio”: Move block',
      {
        call: 'documents.runCommand',
        subject: `collection:${ID}`,
        after: { title: 'Studio', label: 'Move block' },
      },
    ],
    ['Changed the navigation', { call: 'navigation.update', subject: 'navigation:mainNav' }],
    [
      'Edited the site styles: Change colour',
      { call: 'documents.runCommand', subject: 'styles:site', after: { label: 'Change colour' } },
    ],
    ['Edited template file “site.region”', { call: 'documents.runCommand', subject: 'template:site.region' }],
    [
      'Published page “Studio”',
      {
        call: 'documents.createRelease',
        subject: `release:${ID}`,
        after: { name: 'x', state: 'done', documents: [{ kind: 'collection', id: ID, title: 'Studio' }] },
      },
    ],
    [
      'Scheduled 2 changes together: release “Spring”',
      {
        call: 'documents.createRelease',
        subject: `release:${ID}`,
        after: { name: 'Spring', state: 'waiting', documents: [{ kind: 'item' }, { kind: 'item' }] },
      },
    ],
    [
      'Renamed file “b.jpg”, which was “a.jpg”',
      {
        call: 'media.update',
        subject: `asset:${ID}`,
        before: { filename: 'a.jpg', title: '' },
        after: { filename: 'b.jpg', title: '' },
      },
    ],
    [
      'Removed the tag “ink” from page “Journal”',
      {
        call: 'pages.changeTerm',
        subject: `collection:${ID}`,
        known: { title: 'Journal' },
        after: { kind: 'tags', term: 'ink', into: null },
      },
    ],
    [
      'Approved a comment by Ada',
      { call: 'comments.approve', subject: `comment:${ID}`, known: { title: 'Ada' } },
    ],
    [
      'Deleted a comment by Ada',
      { call: 'comments.remove', subject: `comment:${ID}`, before: { name: 'Ada' } },
    ],
  ])('says: %s', (sentence, line) => {
    expect(say(line)).toBe(sentence);
  });

  it('names what was noted then, not what it is called today', () => {
    const line = { call: 'pages.publish', subject: `collection:${ID}`, known: { title: 'Today' } };
    expect(say({ ...line, after: { title: 'Then' } })).toBe('Published page “Then”');
  });

  it('shows neither call names nor ids for what is gone or was never noted', () => {
    for (const subject of [`collection:${ID}`, `item:${ID}`, `asset:${ID}`, `contributor:${ID}`, 'odd:thing'])
      expect(say({ call: 'documents.trash', subject })).not.toContain(ID);
    expect(say({ call: 'pages.publish', subject: `collection:${ID}` })).toBe(
      'Published a page that no longer exists',
    );
    expect(say({ call: 'documents.runCommand' })).toBe('Edited something');
    expect(say({ call: 'gone.call', subject: `collection:${ID}` })).toBe('Made a change');
  });

  it('is not confused by a title that looks like the place of a name', () => {
    const after = { title: '{subject}' };
    expect(say({ call: 'pages.create', subject: `collection:${ID}`, after })).toBe(
      'Created page “{subject}”',
    );
  });
});
