import { describe, expect, it } from 'vitest';
import { makeAsset, makeContext } from '../testing/block-scene.ts';
import { altTextOf, picture, pictureSource, sizesFor } from './picture.ts';

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

  it('is loaded at once when it is the first, later when it is not', () => {
    const context = makeContext();
    const draw = () => picture(makeAsset('a', { altText: 'Dots' }), { sizes: '50vw' }, context);
    expect(draw()).toBe(
      '<img src="/-/media/a/1/a.jpg?format=1000w" srcset="/-/media/a/1/a.jpg?format=100w 100w, /-/media/a/1/a.jpg?format=300w 300w, ' +
        '/-/media/a/1/a.jpg?format=500w 500w, /-/media/a/1/a.jpg?format=750w 750w, /-/media/a/1/a.jpg?format=1000w 1000w, ' +
        '/-/media/a/1/a.jpg?format=original 1200w" sizes="50vw" width="1200" height="800" alt="Dots" fetchpriority="high" decoding="async">',
    );
    expect(draw()).toContain(' loading="lazy"');
    expect(context.pictures.first?.src).toBe('/-/media/a/1/a.jpg?format=1000w');
  });

  it('[IMG-05] keeps its focal point in sight, which is the middle unless somebody chose', () => {
    const draw = (x: number, y: number) =>
      picture(makeAsset('a', { mediaFocalPoint: { x, y } }), { sizes: '' }, makeContext());
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

  it('has the whole width of a phone', () => {
    expect(sizesFor(1)).toBe('100vw');
    expect(sizesFor(1 / 3)).toBe('(max-width: 432px) 100vw, 34vw');
  });
});
