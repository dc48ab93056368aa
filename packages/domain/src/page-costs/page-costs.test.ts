import { describe, expect, it } from 'vitest';
import {
  describeBytes,
  describeMs,
  findCostHints,
  sharesOf,
  typicalOf,
  weightOf,
  type MeasuredPage,
} from './index.ts';

const quick: MeasuredPage = {
  path: '/about',
  kind: 'page',
  builds: 12,
  readMs: 3,
  renderMs: 4,
  worstMs: 30,
  bytes: 20_000,
  items: 0,
};

const textsOf = (page: Partial<MeasuredPage>) => findCostHints({ ...quick, ...page }).map(({ text }) => text);
const problemsOf = (page: Partial<MeasuredPage>) =>
  findCostHints({ ...quick, ...page }).map(({ problem, level }) => [problem, level]);

describe('hints about pages', () => {
  it('are none for a page within the limits, and on the limits', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ renderMs: 100, readMs: 100, bytes: 500_000 })).toEqual([]);
  });

  it('name a slow template, a heavy query and a large page, each by itself and together', () => {
    expect(problemsOf({ renderMs: 101 })).toEqual([['slow-template', 'high']]);
    expect(problemsOf({ readMs: 101 })).toEqual([['heavy-query', 'high']]);
    expect(problemsOf({ bytes: 500_001 })).toEqual([['large-page', 'high']]);
    expect(problemsOf({ renderMs: 900, readMs: 300, bytes: 3_000_000 })).toEqual([
      ['slow-template', 'severe'],
      ['heavy-query', 'high'],
      ['large-page', 'severe'],
    ]);
  });

  it('say nothing of times before a page was built a few times: the first build after a start is slow', () => {
    expect(problemsOf({ builds: 2, renderMs: 400, readMs: 400 })).toEqual([]);
    expect(problemsOf({ builds: 2, bytes: 600_000 })).toEqual([['large-page', 'high']]);
  });

  it('say what to do', () => {
    expect(textsOf({ kind: 'list', items: 200, readMs: 240 })).toEqual([
      'Reading 200 items takes 240 ms: show fewer items per page.',
    ]);
    expect(textsOf({ items: 180, renderMs: 480 })).toEqual([
      'The template prints 180 items in 480 ms: show fewer items in its lists and summaries.',
    ]);
    expect(textsOf({ renderMs: 1480 })[0]).toMatch(/^The template takes 1\.5 s: /);
    expect(textsOf({ kind: 'search', readMs: 300 })[0]).toMatch(/^Searching takes 300 ms: /);
    expect(textsOf({ bytes: 2_100_000 })[0]).toMatch(/^2\.1 MB of HTML: /);
    expect(textsOf({ kind: 'products', items: 60, bytes: 700_000 })).toEqual([
      '700 kB of HTML for 60 items: show fewer items per page, or excerpts of them.',
    ]);
    for (const kind of ['cart', 'checkout', 'order'] as const) {
      const texts = textsOf({ kind, readMs: 300, renderMs: 300 }).join(' ');
      expect(texts).toMatch(/made by the program.*Nothing on the page has to be changed/);
      expect(texts).not.toMatch(/queries|summaries|lists/);
    }
    expect(textsOf({ kind: 'feed', bytes: 2_100_000 })[0]).toMatch(/^2\.1 MB of data: /);
  });
});

it('the typical time leaves out the worst of several builds', () => {
  expect(typicalOf(30, 30, 1)).toBe(30);
  expect(typicalOf(430, 400, 4)).toBe(10);
});

it('the weight of a page is how far it is above the limit that it is nearest to', () => {
  expect(weightOf({ renderMs: 50, readMs: 20, bytes: 1000 })).toBe(0.5);
  expect(weightOf({ renderMs: 50, readMs: 20, bytes: 1_000_000 })).toBe(2);
});

it('times and sizes are written in units that fit them', () => {
  expect([describeMs(0.4), describeMs(999), describeMs(2340)]).toEqual(['0 ms', '999 ms', '2.3 s']);
  expect([describeBytes(1499), describeBytes(999_499), describeBytes(2_150_000)]).toEqual([
    '1 kB',
    '999 kB',
    '2.1 MB',
  ]);
});

it('shares are of rendering and statements together, and none where nothing was done', () => {
  const idle = { renderMs: 0, statementMs: 0 };
  expect(sharesOf([{ renderMs: 20, statementMs: 10 }, { renderMs: 0, statementMs: 10 }, idle])).toEqual([
    0.75, 0.25, 0,
  ]);
  expect(sharesOf([idle])).toEqual([0]);
});
