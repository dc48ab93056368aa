import type { Change, Path } from './change.ts';
import type { Member } from './content-shapes.ts';
import { longestIncreasingRun } from './longest-increasing-run.ts';

type Members = readonly Member[];

/** In reverse order, so that each predecessor still exists; inverting them restores the members in order. */
const removals = (path: Path, before: Members, wanted: ReadonlySet<string>): Change[] =>
  before
    .flatMap((value, index): Change[] => {
      const after = before[index - 1]?.id ?? null;
      return wanted.has(value.id) ? [] : [{ op: 'remove', path, id: value.id, value, after }];
    })
    .toReversed();

const idsThatStay = (kept: readonly string[], after: Members): ReadonlySet<string> => {
  const places = new Map(kept.map((id, index) => [id, index]));
  const order = after.map(({ id }) => places.get(id)).filter((index) => index !== undefined);
  return new Set(longestIncreasingRun(order).map((index) => kept[index] ?? ''));
};

/** Walks the target order and places each member after its predecessor. */
const placements = (path: Path, kept: readonly string[], after: Members): Change[] => {
  const staying = idsThatStay(kept, after);
  const known = new Set(kept);
  const order = [...kept];
  const changes: Change[] = [];
  let previous: string | null = null;
  const place = (id: string): void => {
    order.splice(previous === null ? 0 : order.indexOf(previous) + 1, 0, id);
  };
  for (const value of after) {
    const { id } = value;
    if (!known.has(id)) {
      changes.push({ op: 'insert', path, id, value, after: previous });
      place(id);
    } else if (!staying.has(id)) {
      const from: string | null = order[order.indexOf(id) - 1] ?? null;
      order.splice(order.indexOf(id), 1);
      changes.push({ op: 'move', path, id, from, to: previous });
      place(id);
    }
    previous = id;
  }
  return changes;
};

/** Removals, insertions and moves of members, not changes inside them. */
export const diffMembers = (path: Path, before: Members, after: Members): Change[] => {
  const wanted = new Set(after.map(({ id }) => id));
  const kept = before.map(({ id }) => id).filter((id) => wanted.has(id));
  return [...removals(path, before, wanted), ...placements(path, kept, after)];
};
