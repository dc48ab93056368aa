export interface Versions<Values> {
  /** The values when the screen was opened. */
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
}

export interface Merge<Values> {
  /** The user's values, with the other's changes where the user changed nothing. */
  readonly merged: Values;
  /** Names of what both changed to different values. */
  readonly conflicts: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;
type Entry = Fields & { readonly id: string };

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEntries = (value: unknown): value is readonly Entry[] =>
  Array.isArray(value) && value.every((entry) => isFields(entry) && typeof entry['id'] === 'string');

const nameOf = (value: Fields): string => {
  const name = value['name'];
  return typeof name === 'string' ? name : '';
};

interface Merging {
  readonly path: string;
  readonly conflicts: Set<string>;
}

const below = ({ path, conflicts }: Merging, value: Fields): Merging => ({
  path: nameOf(value) === '' ? path : [path, nameOf(value)].filter(Boolean).join(' › '),
  conflicts,
});

const byId = (entries: readonly Entry[]): ReadonlyMap<string, Entry> =>
  new Map(entries.map((entry) => [entry.id, entry]));

/** An entry that one side removed is removed, unless the other side changed it. */
const mergeRemoved = (versions: { base: Entry; left: Entry; isMine: boolean }, merging: Merging): Entry[] => {
  const { base, left, isMine } = versions;
  if (isSame(base, left)) return [];
  merging.conflicts.add(below(merging, left).path);
  return isMine ? [left] : [];
};

const mergeEntries = (versions: Versions<readonly Entry[]>, merging: Merging): readonly Entry[] => {
  const { base, mine, theirs } = versions;
  const [known, here, there] = [byId(base), byId(mine), byId(theirs)];
  const isMoved = !isSame([...here.keys()], [...known.keys()]);
  const [first, second] = isMoved ? [here, there] : [there, here];
  return [...new Set([...first.keys(), ...second.keys()])].flatMap((id): Entry[] => {
    const [before, own, other] = [known.get(id), here.get(id), there.get(id)];
    if (own && other)
      return [mergeValue({ base: before, mine: own, theirs: other }, below(merging, own)) as Entry];
    const left = own ?? other;
    if (!left) return [];
    return before ? mergeRemoved({ base: before, left, isMine: left === own }, merging) : [left];
  });
};

const mergeFields = (versions: Versions<Fields>, merging: Merging): Fields => {
  const { base, mine, theirs } = versions;
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const merged = keys.map((key) => [
    key,
    mergeValue({ base: base[key], mine: mine[key], theirs: theirs[key] }, merging),
  ]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as Fields;
};

const mergeValue = (versions: Versions<unknown>, merging: Merging): unknown => {
  const { base, mine, theirs } = versions;
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isEntries(base) && isEntries(mine) && isEntries(theirs))
    return mergeEntries({ base, mine, theirs }, merging);
  if (isFields(base) && isFields(mine) && isFields(theirs))
    return mergeFields({ base, mine, theirs }, merging);
  merging.conflicts.add(merging.path);
  return mine;
};

/** Three-way merge of preferences: lists are merged by the ids of their entries. */
export const mergePreferences = <Values extends object>(versions: Versions<Values>): Merge<Values> => {
  const conflicts = new Set<string>();
  const merged = mergeValue(versions, { path: '', conflicts }) as Values;
  return { merged, conflicts: [...conflicts] };
};
