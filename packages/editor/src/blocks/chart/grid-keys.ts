import type { Dataset, DatasetCell } from '@sitewright/domain/blocks';

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** The text selection in a cell. */
interface Cursor {
  readonly value: string;
  readonly selectionStart: number | null;
  readonly selectionEnd: number | null;
}

const isAtStart = ({ selectionStart, selectionEnd, value }: Cursor): boolean =>
  selectionEnd === 0 || (selectionStart === 0 && selectionEnd === value.length);
const isAtEnd = ({ selectionStart, selectionEnd, value }: Cursor): boolean =>
  selectionStart === value.length || (selectionStart === 0 && selectionEnd === value.length);

const clamp = ({ rows, columns }: Dataset, { row, column }: DatasetCell): DatasetCell => {
  const within = {
    row: Math.min(Math.max(row, -1), rows.length - 1),
    column: Math.min(Math.max(column, -1), columns.length - 1),
  };
  // The corner cell is not editable.
  return within.row === -1 && within.column === -1 ? { row: -1, column: 0 } : within;
};

const targetOf = (
  { row, column }: DatasetCell,
  pressed: KeyPress,
  cursor: Cursor,
): DatasetCell | undefined => {
  const isJump = pressed.ctrlKey || pressed.metaKey;
  const far = Number.POSITIVE_INFINITY;
  switch (pressed.key) {
    case 'ArrowUp':
      return { row: isJump ? -far : row - 1, column };
    case 'ArrowDown':
      return { row: isJump ? far : row + 1, column };
    case 'Enter':
      return { row: row + (pressed.shiftKey ? -1 : 1), column };
    case 'ArrowLeft':
      return isJump || isAtStart(cursor) ? { row, column: isJump ? -far : column - 1 } : undefined;
    case 'ArrowRight':
      return isJump || isAtEnd(cursor) ? { row, column: isJump ? far : column + 1 } : undefined;
    default:
      return undefined;
  }
};

/** The cell that a key moves to. Left and right move in the text first. */
export const moveInGrid = (
  dataset: Dataset,
  from: DatasetCell,
  { pressed, cursor }: { readonly pressed: KeyPress; readonly cursor: Cursor },
): DatasetCell | undefined => {
  const target = targetOf(from, pressed, cursor);
  return target && clamp(dataset, target);
};
