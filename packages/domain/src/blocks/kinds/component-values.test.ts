import { describe, expect, it } from 'vitest';
import { readBlockValue, writeBlockValue, type PlacedBlock } from '../index.ts';

const component = (name: string, value: PlacedBlock['value']): PlacedBlock => ({
  id: 'a',
  type: 1337,
  definitionName: `website.components.${name}`,
  value,
  desktop: { columnStart: 1, columnEnd: 2, rowStart: 1, rowEnd: 2 },
});

describe('a website component', () => {
  it('reads as a block of its kind, and is written back in its own words', () => {
    const block = component('button', {
      buttonText: 'Go',
      buttonLink: { url: '/go', kept: 1 },
      buttonSize: 'LARGE',
      animation: 'fade',
    });
    const read = readBlockValue(block);
    expect(read).toMatchObject({ text: 'Go', url: '/go', size: 'large' });
    const written = writeBlockValue(block, { ...read, text: 'Stay', url: '/stay' });
    expect(written).toMatchObject({
      buttonText: 'Stay',
      buttonLink: { url: '/stay', kept: 1 },
      buttonSize: 'large',
      animation: 'fade',
    });
    expect(readBlockValue({ ...block, value: written })).toEqual({ ...read, text: 'Stay', url: '/stay' });
  });

  it('keeps what nobody here knows of it', () => {
    const image = component('imageFluid', { imageId: 'a', linkTo: '/go', crop: { x: 1 } });
    expect(writeBlockValue(image, { imageId: 'b', link: { url: '/stay' } })).toEqual({
      imageId: 'b',
      linkTo: '/stay',
      crop: { x: 1 },
    });
    expect(writeBlockValue(image, { imageId: 'b' })).toMatchObject({ linkTo: '' });
    const code = component('code', { wysiwyg: { source: '<i>a</i>' } });
    const written = writeBlockValue(code, { source: '<b>b</b>', mode: 'html' });
    expect(readBlockValue({ ...code, value: written })).toMatchObject({ source: '<b>b</b>' });
  });

  it('of another name, or any other block, is its own value', () => {
    const block = component('shape', { shape: 'pill' });
    expect(readBlockValue(block)).toBe(block.value);
    expect(writeBlockValue(block, { shape: 'circle' })).toEqual({ shape: 'circle' });
  });
});
