interface Identified {
  readonly id: string;
}

/** Replaces the entry with the same id, or adds it at the end. */
export const putEntry = <Entry extends Identified>(entries: readonly Entry[], entry: Entry): Entry[] =>
  entries.some(({ id }) => id === entry.id)
    ? entries.map((each) => (each.id === entry.id ? entry : each))
    : [...entries, entry];

export const removeEntry = <Entry extends Identified>(entries: readonly Entry[], id: string): Entry[] =>
  entries.filter((entry) => entry.id !== id);

/** Moves an entry by some places; entries at the ends stay there. */
export const moveBy = <Entry extends Identified>(
  entries: readonly Entry[],
  id: string,
  places: number,
): readonly Entry[] => {
  const from = entries.findIndex((entry) => entry.id === id);
  const moved = entries[from];
  const to = from + places;
  if (moved === undefined || to < 0 || to >= entries.length) return entries;
  return entries.toSpliced(from, 1).toSpliced(to, 0, moved);
};
