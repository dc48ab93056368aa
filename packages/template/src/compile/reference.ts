import type { Reference } from '../parse/reference.ts';
import { lookUp, resolveKey } from '../run/frame.ts';
import type { Frame } from '../run/frame.ts';
import { property, propertyPath } from '../values/property.ts';
import type { Key } from '../values/property.ts';

export type Resolver = (frame: Frame) => unknown;

/** Looks the first step up through the scope. */
export const compileReference = (reference: Reference): Resolver => {
  const [first, second, ...rest] = reference;
  if (first === undefined) return () => undefined;
  if (second === undefined) return firstStep(first);
  return withRest(firstStep(first), [second, ...rest]);
};

/** Looks the first step up in the given frame alone, as sections do. */
export const compileOwnReference = (reference: Reference): Resolver => {
  const [first, ...rest] = reference;
  if (first === undefined) return () => undefined;
  const start: Resolver = isProperty(first) ? (frame) => property(frame.node, first) : (frame) => lookUp(frame, first);
  return rest.length === 0 ? start : withRest(start, rest);
};

const isProperty = (key: Key): boolean => typeof key === 'number' || !key.startsWith('@');

const firstStep = (key: Key): Resolver => {
  if (key === '@') return (frame) => frame.node;
  return isProperty(key) ? (frame) => resolveProperty(frame, key) : (frame) => resolveKey(frame, key);
};

const resolveProperty = (start: Frame, key: Key): unknown => {
  for (let frame: Frame | null = start; frame !== null; frame = frame.isPrivate ? null : frame.parent) {
    const found = property(frame.node, key);
    if (found !== undefined) return found;
  }
  return undefined;
};

const withRest = (start: Resolver, rest: readonly Key[]): Resolver => {
  const [only] = rest;
  if (rest.length === 1 && only !== undefined) return (frame) => property(start(frame), only);
  return (frame) => propertyPath(start(frame), rest);
};
