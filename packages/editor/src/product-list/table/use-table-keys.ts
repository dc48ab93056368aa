import type { KeyboardEvent } from 'react';
import { moveInGrid } from '../../controls/index.ts';

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

const destination = (pressed: KeyboardEvent, { active, total, pageSize }: Position): number | undefined =>
  moveInGrid(
    { row: active, column: 0 },
    { rows: total, columns: 1, page: pageSize },
    { pressed, caret: undefined },
  )?.row;

const isRow = (target: EventTarget): boolean => target instanceof HTMLTableRowElement;

const runKey = (event: KeyboardEvent, position: Position, actions: TableKeyActions): boolean => {
  const { key, shiftKey } = event;
  const to = destination(event, position);
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
