/** An item with its stored position, if any. */
export interface PlacedItem {
  readonly id: string;
  readonly displayIndex?: number;
}

export interface DisplayIndexChange {
  readonly id: string;
  readonly before: number | undefined;
  readonly after: number;
}

const isInOrder = (items: readonly PlacedItem[]): boolean =>
  items.every(({ displayIndex }, index) => {
    const last = items[index - 1]?.displayIndex;
    return displayIndex !== undefined && (index === 0 || (last !== undefined && displayIndex > last));
  });

/** The first number: below all following items, if there are some. */
const firstPlace = (before: readonly PlacedItem[], isFollowed: boolean): number =>
  isFollowed ? (before.at(-1)?.displayIndex ?? 0) - before.length : 1;

/**
 * New positions after the first items of a list were reordered. Existing positions are reassigned if
 * possible, so that only items between the two ends of a move change; otherwise all are renumbered.
 */
export const displayIndexChanges = (
  before: readonly PlacedItem[],
  after: readonly PlacedItem[],
  isFollowed: boolean,
): DisplayIndexChange[] => {
  const first = firstPlace(before, isFollowed);
  const places = isInOrder(before)
    ? before.map(({ displayIndex = 0 }) => displayIndex)
    : after.map((_item, index) => first + index);
  return after.flatMap(({ id, displayIndex }, index) => {
    const place = places[index] ?? first + index;
    return place === displayIndex ? [] : [{ id, before: displayIndex, after: place }];
  });
};
