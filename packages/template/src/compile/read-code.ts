import type { Reference } from '../parse/reference.ts';
import type { Key } from '../values/property.ts';
import type { Code } from './code.ts';

/** Longer paths are followed by a loop: written out, one of thousands of steps takes seconds to load. */
const MAX_WRITTEN_PATH_LENGTH = 8;

const isLocal = (key: Key): boolean => typeof key === 'string' && key.startsWith('@');

/**
 * Puts the value of a reference into `v`; its first step is looked up through the scope. Every read stands in the code
 * on its own, because the engine below remembers for each place what kind of object it met there: one function that
 * reads for all of them would have to search every time.
 */
export const readCode = (code: Code, reference: Reference): string => {
  const [first = '@', ...rest] = reference;
  return firstCode(code, first) + pathCode(code, rest);
};

/** As `readCode`, with the first step looked up in the innermost frame alone, as sections do. */
export const readOwnCode = (code: Code, reference: Reference): string => {
  const [first = '@', ...rest] = reference;
  const start = isLocal(first) ? `v=L(f,${code.holdKey(first)});` : `v=n;${stepCode(code, first)}`;
  return start + pathCode(code, rest);
};

const firstCode = (code: Code, key: Key): string => {
  if (key === '@') return 'v=n;';
  const place = code.holdKey(key);
  if (isLocal(key) || typeof key === 'number') return `v=R(f,${place});`;
  return `v=q?n[${place}]:u;if(${isDoubtful(place)})v=R(f,${place});`;
};

const pathCode = (code: Code, path: Reference): string =>
  path.length > MAX_WRITTEN_PATH_LENGTH
    ? `v=W(v,${code.hold(path)});`
    : path.map((key) => stepCode(code, key)).join('');

const stepCode = (code: Code, key: Key): string => {
  const place = code.holdKey(key);
  if (typeof key === 'number') return `v=S(v,${place});`;
  return `t=v;v=I(t)?t[${place}]:u;if(${isDoubtful(place)})v=S(t,${place});`;
};

/** Whether a value that was read may be inherited, or is one that templates do not see. */
const isDoubtful = (place: string): string => `v===u||P[${place}]!==u||typeof v=='function'`;
