import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { backgroundSources, blockKinds, type Section } from '@sitewright/domain/blocks';
import { requirementKey } from './block-requirements.ts';
import { blockStyles } from './block-styles.ts';
import { renderSection, sectionRequirements } from './section.ts';
import { makeAsset, makeBlock, makeContext, makeItem } from './testing/block-fixture.ts';

const section = (rest: Partial<Section>): Section => ({ id: 's1', theme: 'paper', blocks: [], ...rest });
const quote = (id: string, rowStart: number, columnStart: number, rest = {}) =>
  makeBlock(
    'quote',
    { quote: id },
    {
      id,
      desktop: { rowStart, rowEnd: rowStart + 2, columnStart, columnEnd: columnStart + 12, ...rest },
    },
  );

describe('a section', () => {
  it('puts each block into its place on 24 columns', () => {
    const blocks = [quote('b', 1, 13, { zIndex: 2, verticalAlignment: 'middle' })];
    const html = renderSection(section({ blocks, theme: 'ink', anchor: 'top' }), makeContext());
    expect(html).toMatch(/^<section class="sw-section" id="top" data-theme="ink"><div class="sw-grid">/);
    expect(html).toContain('style="--d:1/13/3/25;--z:2" data-vertical="middle"');
    expect(blockStyles([])).toContain('grid-template-columns:repeat(24,minmax(0,1fr))');
  });

  it('[EDT-14] carries the tokens set for it and for its blocks, each on its own element', () => {
    const blocks = [{ ...quote('b', 1, 1), styles: { '--sw-ink': '#123' } }];
    const html = renderSection(section({ blocks, styles: { '--sw-paper': '#eee' } }), makeContext());
    expect(html).toMatch(/^<section [^>]*style="--sw-paper:#eee">/);
    expect(html).toContain('style="--d:1/1/3/13;--sw-ink:#123"');
    expect(blockStyles([])).toContain(".sw-block[style*='--sw-'])");
  });

  it('[SITE-23] follows on phones in reading order, and differs only where something else is stored; sliders are half as high as wide', () => {
    const blocks = [
      quote('c', 3, 1),
      { ...quote('b', 1, 13), phone: { columnStart: 3, rowStart: 1 } },
      { ...quote('a', 1, 1), phone: { isHidden: true } },
    ];
    const html = renderSection(section({ blocks }), makeContext());
    expect(html.match(/id="block-\w"/g)).toEqual(['id="block-a"', 'id="block-b"', 'id="block-c"']);
    expect(html.match(/--p:[^";]+/g)).toEqual(['--p:1/3/auto/9']);
    expect(html.match(/data-phone="hidden"/g)).toHaveLength(1);
    expect(blockStyles([])).toContain('@media (max-width:432px)');
    expect(blockStyles([])).toContain('@media (min-width:433px)');
    expect(blockStyles(['gallery'])).toContain('aspect-ratio:100 / 50');
  });

  it.each([
    ['page', { design: 'inline' }, 'auto, (max-width: 432px) 45vw, 46vw'],
    ['full', { design: 'inline' }, 'auto, 50vw'],
    ['full', { design: 'card' }, 'auto, (max-width: 432px) 50vw, 30vw'],
    ['full', { design: 'inline', aspectRatio: 'square' }, '75vw'],
  ] as const)('[IMG-01] of width %s asks for the picture of %j by its columns', (width, value, sizes) => {
    const half = { rowStart: 1, rowEnd: 2, columnStart: 1, columnEnd: 13 };
    const phone = { columnStart: 1, columnEnd: 5 };
    const block = makeBlock('image', { imageId: 'a', ...value }, { desktop: half, phone });
    const html = renderSection(section({ blocks: [block], width }), makeContext());
    expect(/sizes="([^"]*)"/.exec(html)?.[1]).toBe(sizes);
  });

  it.each([
    [{ design: 'grid', columns: 4 }, 'auto, (max-width: 432px) 50vw, 25vw'],
    [{ design: 'grid', columns: 3 }, 'auto, (max-width: 432px) 100vw, 34vw'],
    [{ design: 'carousel', columns: 2 }, 'auto, (max-width: 432px) 82vw, 50vw'],
    [{ design: 'list' }, 'auto, 25vw'],
  ])('[IMG-01] asks for the pictures of the summary %j by its layout', (value, sizes) => {
    const aspectRatio = 'standard';
    const block = makeBlock('summary', { collectionId: 'journal', aspectRatio, ...value });
    const items = [makeItem('one', { mainImage: makeAsset('m') })];
    const [requirement] = sectionRequirements([section({ blocks: [block] })]);
    const loaded = {
      items: new Map([[requirement?.kind === 'items' ? requirementKey(requirement) : '', items]]),
      counts: new Map(),
    };
    const html = renderSection(section({ blocks: [block], width: 'full' }), makeContext({ loaded }));
    expect(/sizes="([^"]*)"/.exec(html)?.[1]).toBe(sizes);
  });

  it('[FMT-13] veils a dark picture less than a light one', () => {
    const draw = (centerAverage: string) =>
      renderSection(
        section({ background: { source: backgroundSources.upload, imageId: 'a' } }),
        makeContext({ assets: new Map([['a', makeAsset('a', { colorData: { centerAverage } })]]) }),
      );
    expect(draw('a0a0a0')).toContain('data-tone="dark"');
    expect(draw('b0b0b0')).not.toContain('data-tone');
    expect(blockStyles([])).toContain("[data-tone='dark'] .sw-section-back::after");
  });

  it('[SITE-11 (rule)] has an uploaded picture, one from Instagram, a film or nothing behind it', () => {
    const assets = new Map([
      ['a', makeAsset('a')],
      ['film', makeAsset('film', { assetUrl: '/f.mp4' })],
    ]);
    const draw = (source: 1 | 2 | 3 | 4) =>
      renderSection(
        section({ background: { source, imageId: 'a', videoId: 'film' } }),
        makeContext({ assets }),
      );
    for (const source of [backgroundSources.upload, backgroundSources.instagram]) {
      expect(draw(source)).toMatch(/<div class="sw-section-back"><img [^>]*alt=""/);
    }
    expect(draw(backgroundSources.video)).toContain(
      '<video src="/f.mp4" poster="/-/media/a/1/a.jpg?format=1000w" muted loop playsinline preload="none"',
    );
    expect(draw(backgroundSources.none)).not.toContain('sw-section-back');
  });

  it('asks for everything its blocks need, each thing once', () => {
    const summary = makeBlock('summary', { collectionId: 'journal', limit: 3 });
    const blocks = [
      summary,
      summary,
      makeBlock('image', { imageId: 'a' }),
      makeBlock('image', { imageId: 'a' }),
    ];
    const requirements = sectionRequirements([
      section({ blocks, backgroundImageId: 'b' }),
      section({ blocks: [makeBlock('tagCloud', { collectionId: 'journal', source: 'tag' })] }),
    ]);
    expect(requirements).toEqual([
      { kind: 'items', collectionId: 'journal', limit: 3, order: 'collection' },
      { kind: 'counts', collectionId: 'journal', by: 'tag' },
      { kind: 'assets', ids: ['b', 'a'] },
    ]);
  });
});

describe('the style sheets of blocks', () => {
  it('are 8 kB at most, all kinds together', () => {
    expect(gzipSync(blockStyles(blockKinds), { level: 9 }).length).toBeLessThanOrEqual(8000);
  });

  it('hold only what a page has', () => {
    const styles = blockStyles(['quote']);
    expect(styles).toContain('.sw-quote');
    expect(styles).not.toContain('.sw-gallery');
  });

  it('come once where two kinds share them', () => {
    const styles = blockStyles(['gallery', 'summary']);
    expect(styles.split('.sw-slides-stage{').length).toBe(2);
  });

  it('leave braces balanced', () => {
    const styles = blockStyles(blockKinds);
    expect(styles.split('{').length).toBe(styles.split('}').length);
  });
});
