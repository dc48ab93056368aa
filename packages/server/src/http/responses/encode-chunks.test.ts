import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeChunks } from './encode-chunks.ts';

it('pieces become the bytes of their text, however long and in whatever script', () => {
  const piece = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constant('é—🖨'.repeat(20_000)));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      expect(encodeChunks(pieces).equals(Buffer.from(pieces.join('')))).toBe(true);
    }),
  );
});

it('what was encoded before stays as it is', () => {
  const first = encodeChunks(['one ', 'page']);
  encodeChunks(['another page']);
  expect(first.toString()).toBe('one page');
});

it('text beyond the room that is kept is encoded whole', () => {
  const long = 'ä'.repeat(1_000_000);
  expect(encodeChunks([long, '.']).equals(Buffer.from(`${long}.`))).toBe(true);
});
