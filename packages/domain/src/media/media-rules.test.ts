import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assetUrlOf,
  averageColors,
  COLOR_GRID,
  cropAround,
  cropRatios,
  defaultFocalPoint,
  findFileNameFault,
  formatVariants,
  mediaMessages,
  readCropRatio,
  readFormat,
  readOriginalSize,
  recognizeFile,
  tidyFileName,
  type Asset,
} from './index.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('the widths of a picture', () => {
  it('[IMG-01] are those of the table up to its own', () => {
    expect(formatVariants({ width: 1200, height: 800 })).toBe('1200x800,100w,300w,500w,750w,1000w');
    expect(formatVariants({ width: 2500, height: 10 })).toBe('2500x10,100w,300w,500w,750w,1000w,1500w,2500w');
    expect(formatVariants({ width: 99, height: 99 })).toBe('99x99');
  });

  it('[IMG-01] are asked for by format, and never more than the original has', () => {
    const size = { width: 600, height: 400 };
    expect(readFormat('500w', size)).toBe(500);
    expect(readFormat('750w', size)).toBe(600);
    for (const unknown of ['original', '501w', '500', 'w', '', '500w ', undefined])
      expect(readFormat(unknown, size)).toBeUndefined();
  });

  it('[IMG-02] are read from WxH and from nothing else', () => {
    expect(readOriginalSize('800x400')).toEqual({ width: 800, height: 400 });
    for (const bad of ['', '800', '800x', 'x400', '-1x2', '800x400x2', '8e2x1'])
      expect(readOriginalSize(bad)).toBeUndefined();
  });
});

describe('a crop', () => {
  it('[IMG-05] is in the middle until the focal point moves it', () => {
    const size = { width: 300, height: 100 };
    expect(cropAround(size, '1:1', defaultFocalPoint)).toEqual({
      width: 100,
      height: 100,
      left: 100,
      top: 0,
    });
    expect(cropAround(size, '1:1', { x: 1, y: 0 })).toEqual({ width: 100, height: 100, left: 200, top: 0 });
    expect(cropAround(size, '1:1', { x: 0.4, y: 0 })).toMatchObject({ left: 70 });
  });

  it('[IMG-05] lies inside the picture, whatever its size and focal point', () => {
    const side = fc.integer({ min: 1, max: 30_000 });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(side, side, share, share, fc.constantFrom(...cropRatios), (width, height, x, y, ratio) => {
        const box = cropAround({ width, height }, ratio, { x, y });
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.width).toBeGreaterThanOrEqual(1);
        expect(box.height).toBeGreaterThanOrEqual(1);
        expect(box.left + box.width).toBeLessThanOrEqual(width);
        expect(box.top + box.height).toBeLessThanOrEqual(height);
        expect([box.width === width, box.height === height]).toContain(true);
      }),
    );
  });

  it('comes only in the proportions of the table', () => {
    expect(readCropRatio('16:9')).toBe('16:9');
    for (const unknown of ['1:2', '01:1', '1:1 ', '', undefined])
      expect(readCropRatio(unknown)).toBeUndefined();
  });
});

it('[IMG-06] averages the colours of corners and centre', () => {
  const pixels = new Uint8Array(COLOR_GRID * COLOR_GRID * 3);
  for (let y = 0; y < COLOR_GRID; y += 1)
    for (let x = 0; x < COLOR_GRID; x += 1)
      pixels.set([x < 15 ? 255 : 0, y < 15 ? 128 : 0, 7], (y * COLOR_GRID + x) * 3);
  expect(averageColors(pixels)).toEqual({
    topLeftAverage: 'ff8007',
    topRightAverage: '008007',
    bottomLeftAverage: 'ff0007',
    bottomRightAverage: '000007',
    centerAverage: '804007',
  });
  expect(() => averageColors(new Uint8Array(3))).toThrow('30 by 30');
});

describe('the type of a file', () => {
  it.each([
    ['jpeg', '\xFF\xD8\xFF\xE0'],
    ['png', '\x89PNG\r\n\x1A\n'],
    ['gif', 'GIF89a'],
    ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
    ['avif', '\0\0\0\x1Cftypavif'],
    [
      'svg',
      '\xEF\xBB\xBF<?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "x" "y">\n<svg viewBox="0 0 1 1">',
    ],
    ['svg', '<!DOCTYPE svg PUBLIC "x" "y" [\n<!ENTITY a "b">\n]>\n<svg viewBox="0 0 1 1">'],
    ['svg', '<svg>'],
    ['mp4', '\0\0\0\x18ftypmp42'],
    ['mov', '\0\0\0\x14ftypqt  '],
    ['m4a', '\0\0\0\x1CftypM4A '],
    ['webm', '\x1A\x45\xDF\xA3\x9F\x42\x82\x84webm'],
    ['mp3', 'ID3\x04'],
    ['mp3', '\xFF\xFB\x90'],
    ['wav', 'RIFF\x10\0\0\0WAVEfmt '],
    ['ogg', 'OggS'],
    ['flac', 'fLaC'],
    ['pdf', '%PDF-1.7'],
    ['zip', 'PK\x03\x04'],
  ])('%s is recognised by its first bytes', (name, head) => {
    expect(recognizeFile(bytes(head))?.name).toBe(name);
  });

  it.each([
    '',
    'hello, world',
    '<html><svg></svg></html>',
    '\0'.repeat(64),
    '\0\0\0\x18ftypheic',
    'MZ\x90',
    '#!/bin/sh',
  ])('is not guessed for %j', (head) => {
    expect(recognizeFile(bytes(head))).toBeUndefined();
  });
});

describe('a file name', () => {
  it('loses folders and what cannot be seen, and keeps every letter', () => {
    expect(tidyFileName('C:\\pictures\\Größe 1.jpg')).toBe('Größe 1.jpg');
    expect(tidyFileName('../../etc/passwd')).toBe('passwd');
    expect(tidyFileName('a\0b\u202Egpj.exe ')).toBe('abgpj.exe');
    expect(tidyFileName('<img src=x onerror=alert(1)>.png')).toBe('<img src=x onerror=alert(1)>.png');
  });

  it('[EDT-04] must not be missing', () => {
    for (const empty of ['', '  ', 'folder/', '..', '\u200B']) {
      const fault = findFileNameFault(tidyFileName(empty));
      expect(fault && mediaMessages[fault]).toBe('Please enter a file name');
    }
    expect(findFileNameFault('x'.repeat(201))).toBe('file-name-too-long');
    expect(findFileNameFault('x'.repeat(200))).toBeUndefined();
  });
});

describe('what templates see', () => {
  const asset: Asset = {
    id: '0190aaaaaaaaaaaaaaaaaaaa',
    contentId: '0190bbbbbbbbbbbbbbbbbbbb',
    version: 2,
    filename: "Sea & 'sun' (1).jpg",
    kind: 'image',
    contentType: 'image/jpeg',
    extension: 'jpg',
    bytes: 1000,
    size: { width: 640, height: 480 },
    frames: 1,
    altText: 'The sea',
    title: 'Sea',
    body: '<p>Sea</p>',
    focalPoint: { x: 0.2, y: 0.8, source: 1 },
    uploadedOn: new Date(0),
  };

  it('[F22 (rule)] is an address without a character that could leave an attribute, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const { id, version } = asset;
        expect(assetUrlOf({ id, version, filename: tidyFileName(name) })).toMatch(/^[\w/.~%-]+$/);
      }),
    );
  });
});
