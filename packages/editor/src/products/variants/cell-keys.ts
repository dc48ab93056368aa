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

/** The text selection in a cell; undefined for buttons and checkboxes. */
interface Caret {
  readonly value: string;
  readonly selectionStart: number | null;
  readonly selectionEnd: number | null;
}

interface Grid {
  readonly rows: number;
  readonly columns: number;
}

const isAtStart = ({ selectionStart, selectionEnd, value }: Caret): boolean =>
  selectionEnd === 0 || (selectionStart === 0 && selectionEnd === value.length);
const isAtEnd = ({ selectionStart, selectionEnd, value }: Caret): boolean =>
  selectionStart === value.length || (selectionStart === 0 && selectionEnd === value.length);

const clamp = (place: number, count: number): number => Math.min(Math.max(place, 0), count - 1);

const targetOf = (
  { row, column }: CellPlace,
  pressed: Pressed,
  caret: Caret | undefined,
): CellPlace | undefined => {
  const far = pressed.ctrlKey || pressed.metaKey ? Number.POSITIVE_INFINITY : 1;
  switch (pressed.key) {
    case 'ArrowUp':
      return { row: row - far, column };
    case 'ArrowDown':
      return { row: row + far, column };
    case 'Enter':
      return caret && { row: row + (pressed.shiftKey ? -1 : 1), column };
    case 'ArrowLeft':
      return !caret || isAtStart(caret) ? { row, column: column - 1 } : undefined;
    case 'ArrowRight':
      return !caret || isAtEnd(caret) ? { row, column: column + 1 } : undefined;
    default:
      return undefined;
  }
};

/** The cell that a key moves to. Left and right move in the text first; Enter presses what is no text. */
export const moveFrom = (
  from: CellPlace,
  { rows, columns }: Grid,
  { pressed, caret }: { readonly pressed: Pressed; readonly caret: Caret | undefined },
): CellPlace | undefined => {
  const target = targetOf(from, pressed, caret);
  return target && { row: clamp(target.row, rows), column: clamp(target.column, columns) };
};
