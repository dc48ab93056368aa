import type { Reference } from '../parse/reference.ts';
import type { Key } from '../values/property.ts';
import type { Code } from './code.ts';

/** Longer paths use a loop: inlined, a path of thousands of steps takes seconds to parse. */
const MAX_WRITTEN_PATH_LENGTH = 8;

const isLocal = (key: Key): boolean => typeof key === 'string' && key.startsWith('@');

/**
 * Reads a reference into `v`; its first step is resolved through the scope. Reads are inlined, because V8's
 * inline caches are per code position: a shared function would become megamorphic.
 */
export const readCode = (code: Code, reference: Reference): string => {
  const [first = '@', ...rest] = reference;
  return firstCode(code, first) + pathCode(code, rest);
};

/** Like `readCode`, but the first step is resolved in the innermost frame only, as for sections. */
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

/** Whether a value may be inherited, or is hidden from templates. */
const isDoubtful = (place: string): string => `v===u||P[${place}]!==u||typeof v=='function'`;
