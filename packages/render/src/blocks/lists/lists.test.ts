import { describe, expect, it } from 'vitest';
import type { BlockKind, PlacedBlock } from '@sitewright/domain/blocks';
import { requirementKey, type FacetCount, type BlockItem } from '../block-requirements.ts';
import { blockRequirements, renderBlock } from '../render-block.ts';
import { makeAsset, makeBlock, makeContext, makeItem } from '../testing/block-fixture.ts';
import { weeksOf } from './calendar.ts';

interface Found {
  readonly items?: readonly BlockItem[];
  readonly counts?: readonly FacetCount[];
}

/** Renders a block with the given results for its requirements. */
const draw = (
  kind: BlockKind,
  value: PlacedBlock['value'],
  { items = [], counts = [] }: Found = {},
): string => {
  const block = makeBlock(kind, { collectionId: 'journal', ...value });
  const loaded = {
    items: new Map<string, readonly BlockItem[]>(),
    counts: new Map<string, readonly FacetCount[]>(),
  };
  for (const requirement of blockRequirements(block)) {
    if (requirement.kind === 'items') loaded.items.set(requirementKey(requirement), items);
    if (requirement.kind === 'counts') loaded.counts.set(requirementKey(requirement), counts);
  }
  return renderBlock(block, makeContext({ loaded }));
};

const count = (value: string, number: number): FacetCount => ({ value, label: value, count: number });

describe('a summary', () => {
  const items = [
    makeItem('one', {
      excerpt: '<p>Words</p>',
      publishOn: Date.UTC(2026, 10, 1),
      authorName: 'Mara',
      tags: ['t'],
      categories: ['c'],
      mainImage: makeAsset('m'),
      note: '€ 20',
    }),
    makeItem('two', { isPassthrough: true, sourceUrl: 'https://elsewhere.example' }),
  ];

  it.each(['wall', 'carousel', 'list', 'grid'])('of design %s lists what it was given', (design) => {
    const html = draw('summary', { design }, { items });
    expect(html).toContain(`data-design="${design}"`);
    expect(html.match(/<article>/g)).toHaveLength(2);
    expect(html).toContain('<h3><a href="/journal/one">Item one</a></h3>');
    expect(html).toContain('<h3><a href="https://elsewhere.example">Item two</a></h3>');
    expect(html).toContain('<time datetime="2026-11-01T00:00:00.000Z">November 1, 2026</time> · € 20');
  });

  it('shows what is wanted of each', () => {
    const bare = draw(
      'summary',
      { showImage: false, showDate: false, showExcerpt: false, showTitle: false },
      { items },
    );
    expect(bare).not.toMatch(/<img|<time|Words|<h3/);
    const full = draw(
      'summary',
      { showAuthor: true, showTags: true, showCategories: true, showReadMore: true },
      { items },
    );
    expect(full).toContain('Mara · c · t');
    expect(full).toContain('aria-label="Read more: Item one"');
  });

  it('asks for no more than 30, filtered', () => {
    const [requirement] = blockRequirements(
      makeBlock('summary', { collectionId: 'x', limit: 99, tag: 't', isFeatured: true, events: 'past' }),
    );
    expect(requirement).toEqual({
      kind: 'items',
      collectionId: 'x',
      limit: 30,
      order: 'collection',
      tag: 't',
      isFeatured: true,
      when: 'past',
    });
  });

  it('is nothing without items', () => expect(draw('summary', {})).toBe(''));
});

describe('lists of what posts stand under', () => {
  const months = [count('11-2026', 3), count('10-2026', 1), count('12-2025', 2)];

  it.each([
    ['postsByTag', 'tag'],
    ['postsByCategory', 'category'],
    ['postsByAuthor', 'author'],
  ] as const)('%s link to the filtered page', (kind, by) => {
    expect(draw(kind, { heading: 'H' }, { counts: [count('a&b', 2)] })).toContain(
      `<h3 class="sw-list-title">H</h3><ul class="sw-list"><li><a href="/journal?${by}=a%26b">a&amp;b</a> <span class="sw-count">2</span></li></ul>`,
    );
  });

  it('months are written in words', () => {
    expect(draw('postsByMonth', { showCounts: false }, { counts: months })).toContain(
      '<li><a href="/journal?month=11-2026">November 2026</a></li>',
    );
  });

  it('an archive groups months by year, the latest open', () => {
    const html = draw('archive', { groupBy: 'year' }, { counts: months });
    expect(html).toContain('<details open><summary>2026</summary>');
    expect(html).toContain(
      '<details><summary>2025</summary><ul class="sw-list"><li><a href="/journal?month=12-2025">December 2025</a>',
    );
    expect(draw('archive', { groupBy: 'month', layout: 'dropdown' }, { counts: months })).toContain(
      '<summary>Archive</summary>',
    );
  });

  it('a cloud weighs the most used heaviest and sorts by name', () => {
    const html = draw(
      'tagCloud',
      { source: 'tag', limit: 3 },
      { counts: [count('b', 1), count('a', 100), count('c', 10), count('d', 1)] },
    );
    expect(html.match(/data-weight="\d"><a href="[^"]+">\w/g)).toEqual([
      'data-weight="5"><a href="/journal?tag=a">a',
      'data-weight="1"><a href="/journal?tag=b">b',
      'data-weight="3"><a href="/journal?tag=c">c',
    ]);
  });
});

describe('events', () => {
  const event = makeItem('e', {
    title: 'Open studio',
    startDate: Date.UTC(2026, 10, 20, 22, 30),
    endDate: Date.UTC(2026, 10, 21, 2),
    location: { addressTitle: 'Halftone', addressLine1: 'Street 1' },
  });

  it('are told in a table', () => {
    const html = draw('tourDates', {}, { items: [event] });
    expect(html).toContain('<time datetime="2026-11-20T22:30:00.000Z">November 20, 2026 at 11:30');
    expect(html).toContain('<td>Halftone, Street 1</td>');
  });

  it("stand on their days of the site's clock in the month of now", () => {
    const html = draw('calendar', {}, { items: [event] });
    expect(html).toContain('<caption>November 2026</caption>');
    expect(html).toContain('<td aria-current="date"><time datetime="2026-11-15">15</time></td>');
    expect(html.match(/data-busy><time datetime="([^"]+)"/g)).toEqual([
      'data-busy><time datetime="2026-11-20"',
      'data-busy><time datetime="2026-11-21"',
    ]);
  });

  it('are leafed through by plain links, two years back and forth', () => {
    const block = makeBlock('calendar', { collectionId: 'journal' });
    const turn = (calendarMonth: string) => renderBlock(block, makeContext({ calendarMonth }));
    const html = turn('12-2026');
    expect(html).toContain('<caption>December 2026</caption>');
    expect(html).not.toContain('aria-current');
    expect(html).toContain(
      '<nav class="sw-calendar-turn" aria-label="Months">' +
        '<a href="?calendar=11-2026#block-x1" rel="nofollow"><span aria-hidden="true">←</span> November 2026</a>' +
        '<a href="?calendar=01-2027#block-x1" rel="nofollow">January 2027 <span aria-hidden="true">→</span></a></nav>',
    );
    expect(turn('11-2028')).toContain('calendar=10-2028');
    expect(turn('11-2028')).not.toContain('calendar=12-2028');
  });

  it.each([
    ['2026-11-15', true, 5, '2026-11-01', 0],
    ['2026-11-15', false, 6, '2026-11-01', 6],
    ['2026-02-01', false, 5, '2026-02-01', 6],
    ['2027-02-01', false, 4, '2027-02-01', 0],
  ])('weeks of %s, Sunday first: %s', (day, startsOnSunday, count, first, at) => {
    const weeks = weeksOf(day, startsOnSunday);
    expect(weeks).toHaveLength(count);
    expect(weeks[0]?.[at]).toBe(first);
    expect(weeks.flat().filter((each) => each !== undefined)).toHaveLength(day.includes('-11-') ? 30 : 28);
  });
});

describe('search and feeds', () => {
  it('search works without script', () => {
    expect(draw('search', { placeholder: 'Find' })).toContain(
      '<form class="sw-search" action="/search" role="search"><label for="search-x1" class="sw-unseen">Search</label>' +
        '<input type="search" id="search-x1" name="q" placeholder="Find"><input type="hidden" name="f_collectionId" value="journal">',
    );
  });

  it('a feed is a link to the collection as RSS', () => {
    expect(draw('rss', {})).toContain('href="/journal?format=rss" type="application/rss+xml"');
    expect(draw('rss', { collectionId: 'gone' })).toBe('');
  });
});

describe('values that nobody expects', () => {
  it('are moments that do not exist: the rest is shown', () => {
    const items = [makeItem('1', { startDate: 9e99, publishOn: -9e99, title: 'Never' })];
    expect(draw('tourDates', {}, { items })).toContain('Never');
    expect(draw('summary', {}, { items })).toContain('Never');
    expect(draw('calendar', {}, { items })).toContain('<table');
    expect(renderBlock(makeBlock('twitter', { text: 'Ink', createdOn: 9e99 }), makeContext())).toContain(
      'Ink',
    );
  });

  it('are languages that do not exist', () => {
    const block = makeBlock('calendar', { collectionId: 'journal' });
    expect(renderBlock(block, makeContext({ language: 'no such', timeZone: 'No/Where' }))).toContain(
      'Sunday',
    );
  });

  it('are names that every object has', () => {
    const accounts = [{ serviceName: 'constructor', profileUrl: 'https://a.example' }];
    expect(renderBlock(makeBlock('socialLinks', { accounts }), makeContext())).toContain('Constructor');
    const image = makeBlock('image', { imageId: 'a', aspectRatio: 'constructor', design: 'constructor' });
    expect(renderBlock(image, makeContext())).not.toMatch(/native|aspect-ratio/);
  });

  it('are words of the site with markup in them', () => {
    const localizedStrings = { mapOpen: '<b>', audioDownload: '<b>', summaryReadMore: '<b>' };
    const context = makeContext({ localizedStrings });
    const map = makeBlock('map', { location: { mapLat: 1, mapLng: 2 } });
    const audio = makeBlock('audio', { url: '/a.mp3', showDownload: true });
    for (const block of [map, audio]) expect(renderBlock(block, context)).toContain('&lt;b&gt;');
  });
});
