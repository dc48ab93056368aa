import { describe, expect, it } from 'vitest';
import { codePartsOf, touchesCode } from '../index.ts';

const block = (id: string, type: number, value: object) => ({
  id,
  type,
  value: { ...value },
  desktop: { columnStart: 1, columnEnd: 2, rowStart: 1, rowEnd: 2 },
});
const page = (...blocks: ReturnType<typeof block>[]) => ({
  sections: [{ id: 's', theme: 'paper' as const, blocks }],
});
const touches = (before: object, after: object) => touchesCode(codePartsOf(before), codePartsOf(after));
const code = block('a', 23, { html: 'x', mode: 'HTML' });

describe('code in a page', () => {
  it('is touched by adding and changing it', () => {
    expect(touches({}, { headerCode: 'x' })).toBe(true);
    expect(touches(page(), page(code))).toBe(true);
    expect(touches(page(code), page(block('a', 23, { html: 'y', mode: 'HTML' })))).toBe(true);
    expect(touches({}, { fields: { side: page(code).sections } })).toBe(true);
  });

  it('is not touched by moving or removing it, nor by other blocks, nor by the order of keys', () => {
    expect(touches(page(code), page())).toBe(false);
    expect(
      touches(
        page(code),
        page(block('b', 2, { html: 'text' }), { ...code, value: { mode: 'HTML', html: 'x' } }),
      ),
    ).toBe(false);
    expect(touches({ headerCode: 'x' }, { headerCode: '' })).toBe(false);
  });
});
