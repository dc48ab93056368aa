import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { shareHiddenClasses } from './object-spreads.mjs';

/** @param {string} code */
const share = (code) => shareHiddenClasses('chunk.js', code);

it('begins an object that is copied and given further fields with nothing', () => {
  expect(share('f({ ...a, b });\nconst c = {\n  ...a,\n  ...d, e: { ...g, h: 1 } };')).toBe(
    'f({ ...null, ...a, b });\nconst c = {\n  ...null, ...a,\n  ...d, e: { ...null, ...g, h: 1 } };',
  );
});

it('leaves alone what V8 makes well', () => {
  const code = 'const a = { ...b }, c = { d: 1, ...b }, [e, ...f] = [...g], { h, ...i } = j(...k);';
  expect(share(code)).toBe(code);
});

it('changes no object', () => {
  const code = '({ ...{ a: 1, __proto__: null, ["__proto__"]: 2 }, b: 3, a: 4 })';
  const [before, after] = [code, share(code)].map((each) => /** @type {object} */ (runInThisContext(each)));
  expect(after).toEqual(before);
  expect(Object.keys(after ?? {})).toEqual(['a', '__proto__', 'b']);
});
