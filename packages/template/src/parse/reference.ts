import { splitPath } from '../values/property.ts';
import type { Key } from '../values/property.ts';

/** A dotted name such as `item.tags.0`, `@index` or `@`. */
export type Reference = readonly Key[];

const REFERENCE = /^(?:\d+|[@$]?[a-zA-Z][\w-]*|@)(?:\.(?:\d+|[@$]?[a-zA-Z][\w-]*|@))*$/;

/** Null when the text is not a reference. */
export const parseReference = (text: string): Reference | null =>
  REFERENCE.test(text) ? splitPath(text) : null;
