import { pageLimits } from '@sitewright/domain/pages';
import { useState } from 'react';
import type { ItemActions } from '../actions/item-actions.ts';
import type { ItemEntry } from '../use-items.ts';

/** Items that were moved stand in their new order until the server tells it. */
interface Moved {
  readonly from: readonly ItemEntry[];
  readonly ids: readonly string[];
}

const inOrder = (items: readonly ItemEntry[], ids: readonly string[]): ItemEntry[] => {
  const byId = new Map(items.map((item) => [item.id, item]));
  const known = new Set(ids);
  return [...ids.flatMap((id) => byId.get(id) ?? []), ...items.filter(({ id }) => !known.has(id))];
};

interface OrderParts {
  readonly items: readonly ItemEntry[];
  readonly isFollowed: boolean;
  readonly acts: ItemActions;
}

/** The order that the owner gives: by dragging, by keys and by the menu, within the first 250. */
export const useOrder = ({ items, isFollowed, acts }: OrderParts) => {
  const [moved, setMoved] = useState<Moved>();
  const shown = moved?.from === items ? inOrder(items, moved.ids) : items;
  const most = pageLimits.USER_ORDERED_PER_PAGE;
  const moveTo = (id: string, to: number): void => {
    const from = shown.findIndex((item) => item.id === id);
    const goal = Math.max(0, Math.min(to, shown.length - 1));
    const item = shown[from];
    if (!item || goal === from || from >= most || goal >= most) return;
    const others = shown.filter((each) => each !== item);
    const after = [...others.slice(0, goal), item, ...others.slice(goal)];
    const first = { before: shown.slice(0, most), after: after.slice(0, most) };
    const isDone = acts.arrange({ ...first, isFollowed: isFollowed || shown.length > most });
    if (!isDone) return;
    setMoved({ from: items, ids: after.map((each) => each.id) });
    acts.announce(`${item.title} moved to ${goal + 1} of ${shown.length}.`);
  };
  return { shown, moveTo, indexOf: (id: string) => shown.findIndex((item) => item.id === id) };
};
