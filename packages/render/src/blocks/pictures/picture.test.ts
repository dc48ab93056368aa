import { describe, expect, it } from 'vitest';
import { makeAsset } from '../testing/block-fixture.ts';
import { altTextOf, picture, pictureSource, roughSizesFor, sizesFor, stretchOf } from './picture.ts';

describe('a picture', () => {
  it('[IMG-01] comes in every width up to its own, and no wider', () => {
    const { srcset } = pictureSource(makeAsset('a', { originalSize: '1000x500' }), '100vw');
    expect(srcset.split(', ')).toEqual(
      [100, 300, 500, 750, 1000].map((width) => `/-/media/a/1/a.jpg?format=${width}w ${width}w`),
    );
  });

  it('[IMG-01] between two widths is also offered as it is, and never above 2500', () => {
    const last = (originalSize: string) =>
      pictureSource(makeAsset('a', { originalSize }), '').srcset.split(', ').at(-1);
    expect(last('1200x10')).toBe('/-/media/a/1/a.jpg?format=original 1200w');
    expect(last('4000x10')).toBe('/-/media/a/1/a.jpg?format=2500w 2500w');
  });

  it('waits until it comes near, unless it is a mark', () => {
    const asset = makeAsset('a', { altText: 'Dots' });
    expect(picture(asset, { sizes: '50vw' })).toBe(
      '<img src="/-/media/a/1/a.jpg?format=1000w" srcset="/-/media/a/1/a.jpg?format=100w 100w, /-/media/a/1/a.jpg?format=300w 300w, ' +
        '/-/media/a/1/a.jpg?format=500w 500w, /-/media/a/1/a.jpg?format=750w 750w, /-/media/a/1/a.jpg?format=1000w 1000w, ' +
        '/-/media/a/1/a.jpg?format=original 1200w" sizes="50vw" width="1200" height="800" alt="Dots" loading="lazy" decoding="async">',
    );
    expect(picture(asset, { sizes: '96px', isMark: true })).not.toContain('loading=');
  });

  it('[IMG-05] keeps its focal point in sight, which is the middle unless somebody chose', () => {
    const draw = (x: number, y: number) =>
      picture(makeAsset('a', { mediaFocalPoint: { x, y } }), { sizes: '' });
    expect(draw(0.25, 0.333_33)).toContain('style="object-position:25% 33.33%"');
    expect(draw(0.5, 0.5)).not.toContain('object-position');
  });

  it.each([
    [{ altText: 'Alt', title: 'Title', body: '<p>Body</p>' }, 'Alt'],
    [{ title: 'Title', body: '<p>Body</p>' }, 'Title'],
    [{ altText: '  ', title: '', body: '<p>Body</p>' }, 'Body'],
    [{ body: `<p>${'x'.repeat(300)}</p>` }, 'x'.repeat(249)],
    [{}, 'a.jpg'],
  ])('[IMG-04] of %j has its words', (fields, words) => {
    expect(altTextOf(makeAsset('a', fields))).toBe(words);
  });

  it('without a known size, or made of lines, comes as it is', () => {
    const { originalSize: _, ...sizeless } = makeAsset('a');
    expect(pictureSource(sizeless, '50vw')).toEqual({ src: '/-/media/a/1/a.jpg', srcset: '', sizes: '' });
    expect(pictureSource(makeAsset('a', { contentType: 'image/svg+xml' }), '50vw').srcset).toBe('');
  });

  it('[IMG-01] is as wide as its frame: measured, or else by its part of desktop and phone', () => {
    expect(sizesFor({ desktop: 1, phone: 1 })).toBe('auto, 100vw');
    expect(sizesFor({ desktop: 1 / 3, phone: 1 })).toBe('auto, (max-width: 432px) 100vw, 34vw');
    expect(roughSizesFor({ desktop: 1 / 3, phone: 0.5 })).toBe('(max-width: 432px) 50vw, 34vw');
  });

  it('[IMG-01] cropped at its sides is wider than its frame, which nothing measures', () => {
    const wide = makeAsset('a', { originalSize: '3000x1000' });
    expect(stretchOf(wide, '3/2')).toBe(2);
    expect(stretchOf(wide, '16/9')).toBeCloseTo(27 / 16);
    expect(stretchOf(wide, undefined)).toBe(1);
    expect(stretchOf(makeAsset('a', { originalSize: '1000x3000' }), '3/2')).toBe(1);
    expect(sizesFor({ desktop: 0.25, phone: 1 }, 2)).toBe('(max-width: 432px) 200vw, 50vw');
    expect(sizesFor({ desktop: 1, phone: 1 }, 40)).toBe('300vw');
  });
});
