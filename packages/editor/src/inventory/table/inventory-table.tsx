/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table tags without table layout lose their roles */
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { moveInGrid, useMediaQuery, useVirtualRows, type CellPlace } from '../../controls/index.ts';
import type { InventoryParams, InventorySort } from '../inventory-params.ts';
import { columnsFor, type Column } from './columns.ts';
import { InventoryTableRow } from './inventory-table-row.tsx';
import './inventory-table.css';
import type { InventoryTableProps } from './table-props.ts';
import { useActiveCell } from './use-active-cell.ts';

const ROW_HEIGHT = 56;
const PHONE_ROW_HEIGHT = 96;
const HEAD_HEIGHT = 40;

interface HeadCellProps {
  readonly column: Column;
  readonly index: number;
  readonly params: InventoryParams;
  readonly onSort: (sort: InventorySort) => void;
}

const HeadCell = ({ column: { id, name, sort }, index, params, onSort }: HeadCellProps) => {
  const isSorted = sort !== undefined && sort === (params.sort ?? 'title');
  const direction = params.direction ?? 'ascending';
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <div
      role="columnheader"
      aria-colindex={index + 1}
      className={`inventory-cell inventory-${id}`}
      {...(sort === undefined ? {} : { 'aria-sort': isSorted ? direction : 'none' })}
    >
      {sort === undefined ? (
        <span className={id === 'select' ? 'inventory-hidden' : ''}>{name}</span>
      ) : (
        <button type="button" className="inventory-sort" onClick={() => onSort(sort)}>
          {name}
          {isSorted ? <Arrow size={14} aria-hidden /> : null}
        </button>
      )}
    </div>
  );
};

/** Visible rows, with the focused one even if it is scrolled away: its focus would be lost. */
const renderedRows = ({ first, end }: { readonly first: number; readonly end: number }, active: number) => {
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  return active >= first && active < end ? rows : [...rows, active];
};

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  /^[\d+\-−]$/.test(key) && !ctrlKey && !metaKey && !altKey;

/** All variants in one grid with virtual rows. */
export const InventoryTable = (
  props: InventoryTableProps & {
    readonly virtual: ReturnType<typeof useVirtualRows>;
    readonly rowHeight: number;
  },
) => {
  const { total, rowAt, params, canChange, edits, selection, onSort, onOpenHistory, virtual, rowHeight } =
    props;
  const columns = columnsFor(canChange);
  const { grid, active, setActive, focus } = useActiveCell(virtual.scrollToRow);
  const current = { ...active, row: Math.min(active.row, Math.max(0, total - 1)) };
  const act = (at: CellPlace, event: KeyboardEvent): boolean => {
    const row = rowAt(at.row);
    const column = columns[at.column]?.id;
    if (!row) return false;
    if (event.key === ' ' && canChange) selection.toggle(row);
    else if (column === 'stock' && canChange && (event.key === 'Enter' || event.key === 'F2'))
      edits.begin(row);
    else if (column === 'stock' && canChange && isTyped(event)) edits.begin(row, event.key);
    else if (column === 'select' && event.key === 'Enter') selection.toggle(row);
    else if (column === 'updated' && event.key === 'Enter') onOpenHistory(row);
    else return false;
    return true;
  };
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    const isCell = event.target instanceof HTMLElement && event.target.dataset['cell'] !== undefined;
    if (!isCell || event.defaultPrevented) return;
    const size = { rows: total, columns: columns.length, page: virtual.pageSize };
    const to = moveInGrid(current, size, { pressed: event, caret: undefined });
    if (to) focus(to);
    else if (!act(current, event)) return;
    event.preventDefault();
  };
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label="Inventory"
      aria-rowcount={total + 1}
      aria-colcount={columns.length}
      {...(canChange ? { 'aria-multiselectable': true } : {})}
      className={`inventory-grid${canChange ? '' : ' inventory-grid-plain'}`}
      onKeyDown={press}
    >
      <div role="rowgroup" className="inventory-head">
        <div role="row" aria-rowindex={1} className="inventory-row">
          {columns.map((column, index) => (
            <HeadCell key={column.id} {...{ column, index, params, onSort }} />
          ))}
        </div>
      </div>
      <div role="rowgroup" className="inventory-rows" style={{ height: total * rowHeight }}>
        {renderedRows(virtual.rows, current.row).map((index) => (
          <InventoryTableRow
            key={rowAt(index)?.variantId ?? index}
            {...props}
            {...{ index, columns, rowHeight }}
            row={rowAt(index)}
            activeColumn={index === current.row ? current.column : undefined}
            onActivate={(column) => setActive({ row: index, column })}
            onFocus={focus}
          />
        ))}
      </div>
    </div>
  );
};

/** The rows that the screen has to load, and how they are laid out. */
export const useInventoryRows = () => {
  const isPhone = useMediaQuery('(width < 640px)');
  const rowHeight = isPhone ? PHONE_ROW_HEIGHT : ROW_HEIGHT;
  const [total, setTotal] = useState(0);
  const virtual = useVirtualRows({ count: total, rowHeight, headHeight: isPhone ? 0 : HEAD_HEIGHT });
  return { virtual, rowHeight, total, setTotal };
};
