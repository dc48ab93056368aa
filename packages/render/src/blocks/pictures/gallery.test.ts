import { describe, expect, it } from 'vitest';
import { galleryDesigns, galleryMediaTypes } from '@sitewright/domain/blocks';
import { requirementKey } from '../block-requirements.ts';
import { makeAsset, makeBlock, makeContext, makeItem } from '../testing/block-fixture.ts';
import { blockRequirements, renderBlock } from '../render-block.ts';

const entry = (imageId: string, rest: object = {}) => ({
  id: imageId,
  mediaType: 'imageFile',
  imageId,
  title: `Title ${imageId}`,
  description: 'Words',
  ...rest,
});
const oembed = { html: '<iframe src="https://player.example/1"></iframe>', providerName: 'Player' };

const draw = (options: object, items: object[] = [entry('a'), entry('b')]): string =>
  renderBlock(makeBlock('gallery', { options, items }), makeContext());

describe('a gallery', () => {
  it.each(galleryDesigns)('[GAL-01] of design %s shows every picture with its words', (design) => {
    const html = draw({ design });
    expect(html).toContain(`data-design="${design}"`);
    expect(html.match(/<img /g)).toHaveLength(2);
    expect(html).toContain('alt="Title a"');
    expect(html).toContain('<figcaption><b>Title b</b><span>Words</span></figcaption>');
  });

  it('[IMG-04] says what a picture shows in its own words before it says its title', () => {
    const assets = new Map([['a', makeAsset('a', { altText: 'Dots' })]]);
    const alt = (rest: object) =>
      /alt="([^"]*)"/.exec(
        renderBlock(makeBlock('gallery', { items: [entry('a', rest)] }), makeContext({ assets })),
      )?.[1];
    expect(alt({})).toBe('Dots');
    expect(alt({ altText: 'A sun of dots' })).toBe('A sun of dots');
  });

  it.each([
    [{ design: 'grid', 'thumbnails-per-row': 4 }, '(max-width: 432px) 75vw, 38vw'],
    [
      { design: 'grid', 'thumbnails-per-row': 3, 'square-thumbs': false },
      'auto, (max-width: 432px) 50vw, 34vw',
    ],
    [{ design: 'stacked' }, 'auto, 100vw'],
    [{ design: 'slideshow', 'auto-crop': true }, 'auto, 100vw'],
    [{ design: 'slider', 'max-width': 100 }, '50vw'],
  ])('[IMG-01 GAL-02] asks for its pictures as wide as %j shows them', (options, sizes) => {
    expect(/sizes="([^"]*)"/.exec(draw(options))?.[1]).toBe(sizes);
  });

  it('[GAL-01] is a grid where nothing was chosen', () => expect(draw({})).toContain('data-design="grid"'));

  it('[GAL-02] draws a grid by columns, space and proportions', () => {
    expect(draw({ design: 'grid' })).toContain(
      'data-crop style="--sw-gap:20px;--sw-columns:4;--sw-ratio:1/1"',
    );
    expect(draw({ 'thumbnails-per-row': 99, padding: -3, 'aspect-ratio': 'widescreen' })).toContain(
      'style="--sw-gap:0px;--sw-columns:10;--sw-ratio:16/9"',
    );
    expect(draw({ 'square-thumbs': false })).toContain('style="--sw-gap:20px;--sw-columns:4"');
  });

  it('[GAL-02] shows words only where they are wanted', () => {
    expect(draw({ 'show-meta-basic': false })).not.toContain('figcaption');
    expect(draw({ design: 'slider', 'show-meta': false })).not.toContain('figcaption');
    expect(draw({ design: 'slideshow', 'show-meta-only-title': true })).toContain(
      '<figcaption><b>Title a</b></figcaption>',
    );
    const placed = draw({ design: 'slideshow', 'meta-position': 'top-right', 'show-meta-on-hover': true });
    expect(placed).toContain('data-meta="top-right" data-hover');
  });

  it('[GAL-02] moves with controls, indicators, thumbnails and by itself only when asked', () => {
    const withoutControls = draw({ design: 'slideshow', 'autoplay-duration': 3 });
    expect(withoutControls).not.toMatch(/data-step|sw-slides-dots|sw-slides-strip|autoplay|sw-slides-pause/);
    const all = draw({
      design: 'slideshow',
      autoplay: true,
      'autoplay-duration': 3,
      controls: true,
      indicators: true,
      thumbnails: true,
      'thumbnail-strip-height': 60,
      'thumbnail-strip-margin': 5,
    });
    expect(all).toContain('autoplay="3"');
    expect(all).toContain('class="sw-slides-pause" hidden');
    expect(all.match(/data-step=/g)).toHaveLength(2);
    expect(all).toContain('<div class="sw-slides-dots" hidden>');
    expect(all).toContain('<div class="sw-slides-strip" style="height:60px;margin-top:5px">');
  });

  it('[GAL-02] crops a slideshow unless told otherwise', () => {
    expect(draw({ design: 'slideshow', transparentBackground: true })).not.toMatch(/data-fit|data-clear/);
    expect(draw({ design: 'slideshow', 'auto-crop': false, transparentBackground: true })).toContain(
      'data-fit data-clear',
    );
  });

  it('[GAL-02] aligns and bounds the slides of a slider', () => {
    const html = draw({ design: 'slider', 'active-alignment': 'left', 'max-width': 150 });
    expect(html).toContain('data-align="left"');
    expect(html).toContain('style="--sw-widest:150"');
  });

  it('[GAL-02 GAL-03] opens pictures over the page, or follows their links', () => {
    const items = [entry('a', { link: { url: '/shop' } })];
    expect(draw({ newWindow: true }, items)).toContain('href="/shop" target="_blank" rel="noopener"');
    expect(draw({}, items)).toContain('<a class="sw-gallery-frame" href="/shop">');
    expect(draw({ lightbox: true }, items)).toContain('theme="dark"');
    const light = draw({ lightbox: true, lightboxTheme: 'light' }, items);
    expect(light).toContain('<sw-lightbox data-island="blocks" theme="light"');
    expect(light).toContain('href="/-/media/a/1/a.jpg" data-lightbox-item');
    expect(light).not.toContain('/shop');
  });

  it.each(galleryMediaTypes)('[GAL-04] takes media of type %s', (mediaType) => {
    const html = draw({}, [entry('a', { mediaType, ...(mediaType === 'video' && { oembed }) })]);
    expect(html).toContain('/-/media/a/1/a.jpg');
    expect(html.includes('<sw-frame')).toBe(mediaType === 'video');
  });

  it('[GAL-04] leaves out places whose picture never came, and itself when none did', () => {
    expect(draw({}, [entry('a'), entry('gone', { mediaType: 'imageEmpty' })]).match(/<li>/g)).toHaveLength(1);
    expect(draw({}, [entry('gone')])).toBe('');
  });

  it('[SITE-13] shows 50 pictures at most', () => {
    const items = Array.from({ length: 60 }, () => entry('a'));
    expect(draw({}, items).match(/<img /g)).toHaveLength(50);
  });

  it('shows the pictures of a collection', () => {
    const block = makeBlock('gallery', { options: {}, collectionId: 'g', items: [] });
    const [requirement] = blockRequirements(block);
    if (requirement?.kind !== 'items') throw new Error('It asked for nothing.');
    const items = new Map([[requirementKey(requirement), [makeItem('one', { mainImage: makeAsset('m') })]]]);
    const html = renderBlock(block, makeContext({ loaded: { items, counts: new Map() } }));
    expect(html).toContain('/-/media/m/1/m.jpg');
    expect(html).toContain('Item one');
  });
});
