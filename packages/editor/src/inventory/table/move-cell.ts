export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows that Page Up and Page Down move by. */
  readonly page: number;
}

interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const clamp = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1));

const targetOf = ({ row, column }: CellPosition, { rows, columns, page }: GridSize, press: PressedKey) => {
  const isWhole = press.ctrlKey || press.metaKey;
  switch (press.key) {
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'PageUp':
      return { row: row - page, column };
    case 'PageDown':
      return { row: row + page, column };
    case 'Home':
      return isWhole ? { row: 0, column: 0 } : { row, column: 0 };
    case 'End':
      return isWhole ? { row: rows - 1, column: columns - 1 } : { row, column: columns - 1 };
    default:
      return undefined;
  }
};

/** The cell that a key moves the focus to; undefined for other keys. */
export const moveCell = (from: CellPosition, size: GridSize, press: PressedKey): CellPosition | undefined => {
  const to = targetOf(from, size, press);
  return to && { row: clamp(to.row, size.rows), column: clamp(to.column, size.columns) };
};
