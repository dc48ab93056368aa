import type { KeyboardEvent } from 'react';

export interface TableKeyActions {
  readonly move: (to: number, hasShift: boolean) => void;
  readonly open: () => void;
  readonly toggle: () => void;
  readonly trash: () => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

interface Position {
  readonly active: number;
  readonly total: number;
  readonly pageSize: number;
}

const destination = (key: string, { active, total, pageSize }: Position): number | undefined => {
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: active - 1,
    ArrowDown: active + 1,
    PageUp: active - pageSize,
    PageDown: active + pageSize,
    Home: 0,
    End: total - 1,
  };
  const wanted = steps[key];
  return wanted === undefined ? undefined : Math.min(Math.max(wanted, 0), total - 1);
};

const isRow = (target: EventTarget): boolean => target instanceof HTMLTableRowElement;

const runKey = (event: KeyboardEvent, position: Position, actions: TableKeyActions): boolean => {
  const { key, shiftKey } = event;
  const to = destination(key, position);
  if (to !== undefined) actions.move(to, shiftKey);
  else if (key === 'Enter') actions.open();
  else if (key === ' ') actions.toggle();
  else if (key === 'Delete') actions.trash();
  else if (key === 'a' && (event.ctrlKey || event.metaKey)) actions.selectAll();
  else if (key === 'Escape') actions.clear();
  else return false;
  return true;
};

/** Arrow keys, Home, End and Page keys move; Space selects, Enter opens, Delete deletes, Ctrl A selects all. */
export const tableKeys =
  (position: Position, actions: TableKeyActions) =>
  (event: KeyboardEvent): void => {
    if (!isRow(event.target) || event.altKey || position.total === 0) return;
    if (runKey(event, position, actions)) event.preventDefault();
  };
