import { isRecord } from '../is-record.ts';
import type { Change, Path } from './change.ts';
import { fieldOf, isIdList } from './content-shapes.ts';

/** The path that a change affects; for list members, the member's. */
export const placeOf = (change: Change): Path =>
  change.op === 'set' ? change.path : [...change.path, change.id];

export const valueAt = (content: unknown, path: Path): unknown => {
  let value = content;
  for (const step of path) {
    if (isIdList(value)) value = value.find(({ id }) => id === step);
    else value = isRecord(value) ? fieldOf(value, step) : undefined;
  }
  return value;
};

/** The block, or else the section, that a path is in: the unit in which conflicts are shown. */
export const blockOf = (path: Path): string | undefined => {
  const sections = path[0] === 'sections' ? 1 : 2;
  if (path[0] !== 'sections' && path[0] !== 'fields') return undefined;
  const section = path[sections];
  return path[sections + 1] === 'blocks' ? (path[sections + 2] ?? section) : section;
};
