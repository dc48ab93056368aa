export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** The text selection in a cell; undefined for buttons, checkboxes and rows. */
interface Caret {
  readonly value: string;
  readonly selectionStart: number | null;
  readonly selectionEnd: number | null;
}

export interface GridSize {
  readonly rows: number;
  /** A list has one column: Home and End then move to its ends. */
  readonly columns: number;
  /** Index of the first row and column; -1 where their heads are edited too. */
  readonly first?: number;
  /** Rows that Page Up and Page Down move by. */
  readonly page?: number;
}

interface KeyInCell {
  readonly pressed: Pressed;
  readonly caret: Caret | undefined;
}

const FAR = Number.POSITIVE_INFINITY;

const isAtStart = ({ selectionStart, selectionEnd, value }: Caret): boolean =>
  selectionEnd === 0 || (selectionStart === 0 && selectionEnd === value.length);
const isAtEnd = ({ selectionStart, selectionEnd, value }: Caret): boolean =>
  selectionStart === value.length || (selectionStart === 0 && selectionEnd === value.length);

const clamp = (index: number, first: number, count: number): number =>
  Math.min(Math.max(index, first), count - 1);

/** Keys that move through a text first. */
const moveAside = (
  { row, column }: CellPlace,
  { columns }: GridSize,
  { pressed: { key, ctrlKey, metaKey }, caret }: KeyInCell,
): CellPlace | undefined => {
  const by = ctrlKey || metaKey ? FAR : 1;
  if (columns === 1) return undefined;
  if (key === 'ArrowLeft') return !caret || isAtStart(caret) ? { row, column: column - by } : undefined;
  return !caret || isAtEnd(caret) ? { row, column: column + by } : undefined;
};

/** Keys that belong to the text in a text field. */
const moveFar = (
  { row, column }: CellPlace,
  { columns, page }: GridSize,
  { key, ctrlKey, metaKey }: Pressed,
): CellPlace | undefined => {
  const isWhole = ctrlKey || metaKey || columns === 1;
  switch (key) {
    case 'PageUp':
      return page === undefined ? undefined : { row: row - page, column };
    case 'PageDown':
      return page === undefined ? undefined : { row: row + page, column };
    case 'Home':
      return { row: isWhole ? -FAR : row, column: -FAR };
    case 'End':
      return { row: isWhole ? FAR : row, column: FAR };
    default:
      return undefined;
  }
};

const targetOf = (from: CellPlace, size: GridSize, press: KeyInCell): CellPlace | undefined => {
  const { row, column } = from;
  const { pressed, caret } = press;
  const by = pressed.ctrlKey || pressed.metaKey ? FAR : 1;
  switch (pressed.key) {
    case 'ArrowUp':
      return { row: row - by, column };
    case 'ArrowDown':
      return { row: row + by, column };
    case 'Enter':
      return caret && { row: row + (pressed.shiftKey ? -1 : 1), column };
    case 'ArrowLeft':
    case 'ArrowRight':
      return moveAside(from, size, press);
    default:
      return caret ? undefined : moveFar(from, size, pressed);
  }
};

/** The cell that a key moves to. Left and right move in the text first; Enter presses what is no text. */
export const moveInGrid = (from: CellPlace, size: GridSize, press: KeyInCell): CellPlace | undefined => {
  const target = targetOf(from, size, press);
  const { rows, columns, first = 0 } = size;
  return target && { row: clamp(target.row, first, rows), column: clamp(target.column, first, columns) };
};

/** The cell that Tab moves to, row by row; undefined where it leaves the grid. */
export const tabInGrid = (
  { row, column }: CellPlace,
  { rows, columns, first = 0 }: GridSize,
  isBackwards: boolean,
): CellPlace | undefined => {
  const next = column + (isBackwards ? -1 : 1);
  if (next >= first && next < columns) return { row, column: next };
  const nextRow = row + (isBackwards ? -1 : 1);
  if (nextRow < 0 || nextRow >= rows) return undefined;
  return { row: nextRow, column: isBackwards ? columns - 1 : first };
};
