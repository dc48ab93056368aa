import {
  readCell,
  removeColumn,
  removeRow,
  setCell,
  textAt,
  type Dataset,
  type DatasetCell,
} from '@sitewright/domain/blocks';
import { X } from 'lucide-react';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { IconButton } from '../../controls/index.ts';
import { moveInDataset } from './grid-keys.ts';

interface DatasetGridProps {
  readonly dataset: Dataset;
  readonly onChange: (dataset: Dataset) => void;
  readonly onPaste: (at: DatasetCell, text: string) => void;
}

const nameOfColumn = ({ columns }: Dataset, column: number): string =>
  columns[column]?.trim() || `column ${column + 1}`;
const nameOfRow = ({ rows }: Dataset, row: number): string => rows[row]?.label.trim() || `row ${row + 1}`;

const labelOf = (dataset: Dataset, { row, column }: DatasetCell): string => {
  if (row < 0) return `Name of column ${column + 1}`;
  if (column < 0) return `Label of row ${row + 1}`;
  return `${nameOfRow(dataset, row)}, ${nameOfColumn(dataset, column)}`;
};

const hintOf = ({ row, column }: DatasetCell): string => {
  if (row < 0) return `Column ${column + 1}`;
  return column < 0 ? 'Label' : '';
};

const isNumber = ({ row, column }: DatasetCell): boolean => row >= 0 && column >= 0;
const isSame = (one: DatasetCell, other: DatasetCell): boolean =>
  one.row === other.row && one.column === other.column;
const nameOf = ({ row, column }: DatasetCell): string => `${row} ${column}`;

/** Table, roving tabindex and event handlers, shared by the cells. */
interface GridHandlers extends DatasetGridProps {
  readonly current: DatasetCell;
  readonly onEnter: (cell: DatasetCell) => void;
  readonly onKey: (cell: DatasetCell, event: KeyboardEvent<HTMLInputElement>) => void;
}

const Cell = ({ cell, grid }: { readonly cell: DatasetCell; readonly grid: GridHandlers }) => {
  const { dataset, current, onChange, onEnter, onKey, onPaste } = grid;
  const text = textAt(dataset, cell);
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text/plain');
    // A single value is pasted natively at the caret.
    if (!/[\t\n]/.test(pasted.trim())) return;
    event.preventDefault();
    onPaste(cell, pasted);
  };
  return (
    <input
      className="dataset-input"
      aria-label={labelOf(dataset, cell)}
      aria-invalid={isNumber(cell) && readCell(text) === undefined}
      data-cell={nameOf(cell)}
      inputMode={isNumber(cell) ? 'decimal' : 'text'}
      placeholder={hintOf(cell)}
      tabIndex={isSame(cell, current) ? 0 : -1}
      value={text}
      onChange={(event) => onChange(setCell(dataset, cell, event.target.value))}
      onFocus={(event) => {
        onEnter(cell);
        event.target.select();
      }}
      onKeyDown={(event) => onKey(cell, event)}
      onPaste={paste}
    />
  );
};

/** Roving tabindex: one cell is in the tab order, arrow keys and Enter move from there. */
const useCurrentCell = (dataset: Dataset) => {
  const table = useRef<HTMLTableElement>(null);
  const [entered, setEntered] = useState<DatasetCell>({ row: 0, column: -1 });
  const isThere = entered.row < dataset.rows.length && entered.column < dataset.columns.length;
  return {
    table,
    current: isThere ? entered : { row: dataset.rows.length === 0 ? -1 : 0, column: 0 },
    onEnter: setEntered,
    onKey: (cell: DatasetCell, event: KeyboardEvent<HTMLInputElement>): void => {
      const to = moveInDataset(dataset, cell, { pressed: event, caret: event.currentTarget });
      if (!to) return;
      event.preventDefault();
      table.current?.querySelector<HTMLElement>(`[data-cell="${nameOf(to)}"]`)?.focus();
    },
  };
};

interface HeadProps {
  readonly cell: DatasetCell;
  readonly grid: GridHandlers;
  readonly name: string;
  readonly without: Dataset;
}

/** Header cell with a button that removes its column or row. */
const Head = ({ cell, grid, name, without }: HeadProps) => (
  <div className="dataset-head">
    <Cell cell={cell} grid={grid} />
    <IconButton icon={X} label={`Remove ${name}`} onPress={() => grid.onChange(without)} />
  </div>
);

const Row = ({ row, grid }: { readonly row: number; readonly grid: GridHandlers }) => {
  const { dataset } = grid;
  return (
    <tr>
      <th scope="row">
        <Head
          cell={{ row, column: -1 }}
          grid={grid}
          name={nameOfRow(dataset, row)}
          without={removeRow(dataset, row)}
        />
      </th>
      {Array.from(dataset.columns.keys(), (column) => (
        <td key={column}>
          <Cell cell={{ row, column }} grid={grid} />
        </td>
      ))}
    </tr>
  );
};

/** The editable table. */
export const DatasetGrid = (props: DatasetGridProps) => {
  const { table, ...place } = useCurrentCell(props.dataset);
  const grid: GridHandlers = { ...props, ...place };
  const { dataset } = props;
  return (
    <div className="dataset-scroll">
      <table ref={table} className="dataset-grid" aria-label="Data">
        <thead>
          <tr>
            <th scope="col" className="dataset-corner">
              Label
            </th>
            {Array.from(dataset.columns.keys(), (column) => (
              <th key={column} scope="col">
                <Head
                  cell={{ row: -1, column }}
                  grid={grid}
                  name={nameOfColumn(dataset, column)}
                  without={removeColumn(dataset, column)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from(dataset.rows.keys(), (row) => (
            <Row key={row} row={row} grid={grid} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
