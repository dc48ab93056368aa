/** An item with the place that is stored for it, if any. */
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

/** Where numbering begins: below everything that follows, if something does. */
const firstPlace = (before: readonly PlacedItem[], isFollowed: boolean): number =>
  isFollowed ? (before.at(-1)?.displayIndex ?? 0) - before.length : 1;

/**
 * The new places of the first items of a list that were put into another order. Where the old places are good, the same
 * ones are dealt out anew, so that only what lies between the two ends of a move changes; else all are numbered.
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
