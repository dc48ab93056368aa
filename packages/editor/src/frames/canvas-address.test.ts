import { describe, expect, it } from 'vitest';
import { canvasAddress, pathIn } from './canvas-address.ts';

describe('the address of a canvas', () => {
  it('[F23] asks for the canvas whatever the path was made of', () => {
    const asked = [
      '/',
      '/#',
      '/?x=1#',
      '/about#team',
      '//other.example/x',
      '/\t/other.example',
      '/.//x',
      '\\\\x',
    ];
    for (const at of [...asked, 'javascript:alert(1)', 'https://other.example/x#', '']) {
      const { origin, search, hash } = new URL(canvasAddress(at), 'https://site.example/config/');
      expect([origin, search, hash], at).toEqual(['https://site.example', '?edit=1', '']);
    }
  });

  it('keeps the path as it is written', () => {
    expect(pathIn('/größe/first-post?tag=ink#top')).toBe('/größe/first-post');
    expect(canvasAddress('/about/team')).toBe('/about/team?edit=1');
  });

  it('names the state of a document that is looked at', () => {
    expect(canvasAddress('/', { kind: 'template', id: 'blocks/a&b.block', revision: 3 })).toBe(
      '/?edit=1&revision=template:blocks%2Fa%26b.block:3',
    );
  });
});
