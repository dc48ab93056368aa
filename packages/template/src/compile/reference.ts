import type { Reference } from '../parse/reference.ts';
import { resolveKey } from '../run/frame.ts';
import type { Frame } from '../run/frame.ts';
import { property, propertyPath } from '../values/property.ts';
import type { Key } from '../values/property.ts';

/** A compiled reference. */
export interface Path {
  readonly first: Key;
  /** Whether the first step is a property, not `@` or a local variable. */
  readonly isProperty: boolean;
  readonly rest: readonly Key[] | null;
}

export const compileReference = (reference: Reference): Path => {
  const [first = '@', ...rest] = reference;
  const isProperty = typeof first === 'number' || !first.startsWith('@');
  return { first, isProperty, rest: rest.length === 0 ? null : rest };
};

/** Resolves the first step through the scope. */
export const resolvePath = (start: Frame, { first, isProperty, rest }: Path): unknown => {
  const value = isProperty ? resolveProperty(start, first) : resolveKey(start, first);
  return rest === null ? value : propertyPath(value, rest);
};

const resolveProperty = (start: Frame, key: Key): unknown => {
  for (let frame: Frame | null = start; frame !== null; frame = frame.isPrivate ? null : frame.parent) {
    const found = property(frame.node, key);
    if (found !== undefined) return found;
  }
  return undefined;
};
