import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import {
  announcementVersion,
  completeAnnouncement,
  completeFooter,
  completeHeader,
  defaultFooter,
  defaultHeader,
  findSiteChromeFaults,
  isAnnouncementShown,
  siteChromeLimits,
  siteChromeMessages,
  withoutLegacyFields,
} from './index.ts';
import { headerFooterSchema } from './site-chrome-schemas.ts';

const textOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

const bar = completeAnnouncement({ isOn: true, document: textOf('Open on Saturday') });

describe('an announcement', () => {
  it('shows while it is on, in its time and has words', () => {
    expect(isAnnouncementShown(bar, 100)).toBe(true);
    expect(isAnnouncementShown({ ...bar, isOn: false }, 100)).toBe(false);
    expect(isAnnouncementShown({ ...bar, startsOn: 101 }, 100)).toBe(false);
    expect(isAnnouncementShown({ ...bar, startsOn: 100 }, 100)).toBe(true);
    expect(isAnnouncementShown({ ...bar, endsOn: 100 }, 100)).toBe(false);
    expect(isAnnouncementShown({ ...bar, document: textOf('  ') }, 100)).toBe(false);
    expect(isAnnouncementShown(completeAnnouncement({ isOn: true }), 100)).toBe(false);
  });

  it('is another one when its text or its link changes, and only then', () => {
    const version = announcementVersion(bar);
    expect(announcementVersion({ ...bar, theme: 'accent', isDismissable: false })).toBe(version);
    expect(announcementVersion({ ...bar, document: textOf('Open on Sunday') })).not.toBe(version);
    expect(announcementVersion({ ...bar, link: { url: '/visit' } })).not.toBe(version);
  });

  it('cannot end before it begins, run script, or be a book', () => {
    expect(findSiteChromeFaults({ announcement: { startsOn: 5, endsOn: 5 } })).toEqual({
      'announcement.endsOn': siteChromeMessages['announcement-ends-first'],
    });
    expect(findSiteChromeFaults({ announcement: { link: { url: 'javascript:alert(1)' } } })).toEqual({
      'announcement.link.url': siteChromeMessages['address-unsafe'],
    });
    const document = textOf('x'.repeat(siteChromeLimits.ANNOUNCEMENT_BYTES));
    expect(findSiteChromeFaults({ announcement: { document } })).toEqual({
      'announcement.document': siteChromeMessages['announcement-too-long'],
    });
  });
});

describe('header and footer', () => {
  it('are complete without a word of the owner; what is stored and does not count stands at its default', () => {
    expect(completeHeader(undefined)).toMatchObject({ layout: 'navRight', showTitle: true, isSticky: false });
    expect(completeHeader({ showCart: false, layout: 'x y', logoWidth: 9000, foo: 1 })).toEqual({
      ...defaultHeader,
      showCart: false,
    });
    expect(completeFooter({ text: 'Bye', navigationId: 'footerNav' })).toEqual({
      ...defaultFooter,
      navigationId: 'footerNav',
    });
  });

  it('lose what does not count and stood there before, and nothing else', () => {
    const standing = { header: { foo: 1, layout: 'own', bar: 2 }, footer: { text: 'Bye' } };
    const content = { header: { foo: 1, layout: 'own', bar: 3, showCart: true }, footer: { text: 'Bye' } };
    expect(withoutLegacyFields(content, standing)).toEqual({
      header: { bar: 3, showCart: true },
      footer: {},
    });
    expect(withoutLegacyFields(content, {} as typeof content)).toEqual(content);
  });

  it('lead nowhere that runs script', () => {
    expect(findSiteChromeFaults({ header: { action: { url: 'javascript:alert(1)' } } })).toEqual({
      'header.action.url': siteChromeMessages['address-unsafe'],
    });
    expect(findSiteChromeFaults({ header: { action: { title: 'Soon', url: '' } } })).toEqual({});
  });

  it.each([
    ['a logo as wide as a wall', { header: { logoWidth: 5000 } }],
    ['a logo that is no file', { header: { logoImageId: '../x' } }],
    ['a switch that is a word', { header: { showCart: 'yes' } }],
    ['a theme with a picture', { announcement: { theme: 'image' } }],
    ['a field nobody knows', { announcement: { html: '<b>x</b>' } }],
    ['a part nobody knows', { sidebar: {} }],
    ['a layout nobody knows', { header: { layout: 'own' } }],
    ['a field of the header nobody knows', { header: { foo: 1 } }],
    ['a field of the button nobody knows', { header: { action: { onclick: 'x' } } }],
    ['a field of the footer nobody knows', { footer: { text: 'Bye' } }],
  ])('refuse %s', (_name, content) => expect(Value.Check(headerFooterSchema, content)).toBe(false));
});
