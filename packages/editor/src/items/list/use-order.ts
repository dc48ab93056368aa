import { pageLimits } from '@sitewright/domain/pages';
import { useState } from 'react';
import type { ItemActions } from '../actions/item-actions.ts';
import type { ItemEntry } from '../use-items.ts';

/** The optimistic order until the server responds. */
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
  readonly hasMore: boolean;
  readonly actions: ItemActions;
}

/** Reorders by drag, keys and menu, within the first 250 items. */
export const useOrder = ({ items, hasMore, actions }: OrderParts) => {
  const [moved, setMoved] = useState<Moved>();
  const shown = moved?.from === items ? inOrder(items, moved.ids) : items;
  const max = pageLimits.USER_ORDERED_PER_PAGE;
  const moveTo = (id: string, to: number): void => {
    const from = shown.findIndex((item) => item.id === id);
    const goal = Math.max(0, Math.min(to, shown.length - 1));
    const item = shown[from];
    if (!item || goal === from || from >= max || goal >= max) return;
    const others = shown.filter((each) => each !== item);
    const after = [...others.slice(0, goal), item, ...others.slice(goal)];
    const first = { before: shown.slice(0, max), after: after.slice(0, max) };
    const isDone = actions.arrange({ ...first, hasMore: hasMore || shown.length > max });
    if (!isDone) return;
    setMoved({ from: items, ids: after.map((each) => each.id) });
    actions.announce(`${item.title} moved to ${goal + 1} of ${shown.length}.`);
  };
  return { shown, moveTo, indexOf: (id: string) => shown.findIndex((item) => item.id === id) };
};
