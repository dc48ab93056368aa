import { property, propertyPath } from '../values/property.ts';
import type { Key } from '../values/property.ts';
import type { Run } from './program.ts';

/** A named block, run by `apply` and `.include`. */
export interface Macro {
  readonly run: Run;
  readonly nesting: number;
}

/** One level of the scope: a node, and the names defined on it. */
export class Frame {
  node: unknown;
  readonly parent: Frame | null;
  /** 0-based position while this frame's array is repeated, else -1. */
  index = -1;
  /** Values of `@name`, by name with the `@`. */
  locals: Map<string, unknown> | null = null;
  macros: Map<string, Macro> | null = null;
  /** Names missing here are not looked up further out. */
  isPrivate = false;

  constructor(node: unknown, parent: Frame | null) {
    this.node = node;
    this.parent = parent;
  }
}

/** Looks up a name in one frame only. */
export const lookUp = (frame: Frame, key: Key): unknown => {
  if (typeof key === 'number' || key.charCodeAt(0) !== AT) return property(frame.node, key);
  switch (key) {
    case '@':
      return frame.node;
    case '@index':
      return frame.index < 0 ? undefined : frame.index + 1;
    case '@index0':
      return frame.index < 0 ? undefined : frame.index;
    default:
      return frame.locals?.get(key);
  }
};

const AT = 64;

/** Looks up a name in a frame, then outwards until one has a value; null is a value. */
export const resolveKey = (start: Frame, key: Key): unknown => {
  if (key === '@') return start.node;
  for (let frame: Frame | null = start; frame !== null; frame = frame.isPrivate ? null : frame.parent) {
    const found = lookUp(frame, key);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The first step is resolved through the scope, the others are property access without fallback. */
export const resolveReference = (start: Frame, reference: readonly Key[]): unknown => {
  const [first, ...rest] = reference;
  return first === undefined ? undefined : propertyPath(resolveKey(start, first), rest);
};
