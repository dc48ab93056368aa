import type { BuiltCost } from '@sitewright/domain/page-costs';
import { describe, expect, it } from 'vitest';
import { CostRecorder, MAX_SITES } from './cost-recorder.ts';
import { MAX_PATHS } from './site-costs.ts';

const built = (path: string, renderMs = 1, more: Partial<BuiltCost> = {}): BuiltCost => ({
  websiteId: 'a',
  path,
  status: 200,
  cost: { kind: 'page', readMs: 2, renderMs, bytes: 100, items: 3 },
  ...more,
});

const newRecorder = () => {
  let timesFull = 0;
  const recorder = new CostRecorder(() => (timesFull += 1));
  return { recorder, timesFull: () => timesFull };
};

const pathsOf = (recorder: CostRecorder) => [...(recorder.take().get('a')?.paths ?? [])];

describe('the costs that a node holds in memory', () => {
  it('add up by address and kind', () => {
    const { recorder } = newRecorder();
    recorder.recordCost(built('/', 5));
    recorder.recordCost(built('/', 9));
    recorder.recordCost(built('/', 1, { cost: { ...built('/').cost, kind: 'feed' } }));
    const [page, feed] = pathsOf(recorder);
    expect(page).toMatchObject({
      builds: 2,
      readMs: 4,
      renderMs: 14,
      worstRenderMs: 9,
      worstMs: 11,
      bytes: 100,
    });
    expect(feed).toMatchObject({ kind: 'feed', builds: 1 });
    expect(pathsOf(recorder)).toEqual([]);
  });

  it('list no address that anybody can invent, but count its load', () => {
    const { recorder } = newRecorder();
    recorder.recordCost(built('/missing', 7, { status: 404 }));
    recorder.recordCost(built(`/${'x'.repeat(500)}`, 7));
    const costs = recorder.take().get('a');
    expect([...(costs?.paths ?? [])]).toEqual([]);
    expect(costs?.loadOf('pages')).toMatchObject({ renderMs: 14, statementMs: 4 });
  });

  it('hold the heaviest addresses of a site only, however many are opened', () => {
    const { recorder } = newRecorder();
    for (let at = 0; at < 500; at += 1) recorder.recordCost(built(`/${at}`, at % 100));
    const paths = pathsOf(recorder);
    expect(paths).toHaveLength(MAX_PATHS);
    expect(Math.min(...paths.map(({ renderMs }) => renderMs))).toBeGreaterThanOrEqual(90);
  });

  it('ask to be written when there are many sites, and hold no more', () => {
    const { recorder, timesFull } = newRecorder();
    for (let at = 0; at < MAX_SITES + 5; at += 1) recorder.countPageView('cached', `site-${at}`);
    expect(timesFull()).toBe(1);
    expect(recorder.take().size).toBe(MAX_SITES);
  });

  it('are put back where they could not be written', () => {
    const { recorder } = newRecorder();
    recorder.recordCost(built('/', 5));
    recorder.countPageView('refused', 'a');
    const taken = recorder.take();
    recorder.recordCost(built('/', 6));
    recorder.restore(taken);
    const costs = recorder.take().get('a');
    expect([...(costs?.paths ?? [])]).toMatchObject([{ path: '/', builds: 2, renderMs: 11 }]);
    expect(costs?.loadOf('pages')).toMatchObject({ refused: 1, renderMs: 11 });
  });

  it('count calls by capability, of a site and of all', () => {
    const { recorder } = newRecorder();
    const call = { websiteId: 'a', capability: 'cart', ms: 4 } as const;
    recorder.countCall({ ...call, outcome: 'answered' });
    recorder.countCall({ ...call, websiteId: 'b', outcome: 'failed' });
    recorder.countCall({ ...call, outcome: 'refused' });
    expect(recorder.totals.get('cart')).toEqual({ calls: 2, refused: 1, failures: 1, ms: 8 });
    expect(recorder.take().get('a')?.loadOf('cart')).toMatchObject({
      calls: 1,
      refused: 1,
      failures: 0,
      statementMs: 4,
    });
  });
});
