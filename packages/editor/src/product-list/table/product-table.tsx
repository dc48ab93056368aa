import type { PriceFormat } from '@sitewright/domain/money';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { renderedRows, useVirtualRows } from '../../controls/index.ts';
import { isTrash, type ListSearch } from '../model/list-search.ts';
import {
  allSelected,
  countSelected,
  isMostOf,
  isSelected,
  nothingSelected,
  select,
  selectAllBut,
  toggle,
  type Selection,
} from '../model/selection.ts';
import { useReadIds, useRows, type ProductRow, type RowRange } from '../model/use-products.ts';
import { gridMinWidth, gridTemplate, type ShownColumn } from './columns.ts';
import { ProductRowView, type RowHandlers } from './product-row.tsx';
import type { RowActions } from './row-menu.tsx';
import { TableHead } from './table-head.tsx';
import { useNarrow } from './use-narrow.ts';
import { tableKeys } from './use-table-keys.ts';

const ROW_HEIGHT = 56;
const CARD_HEIGHT = 96;
const HEAD_HEIGHT = 40;

interface ProductTableProps {
  readonly search: ListSearch;
  readonly total: number;
  readonly columns: readonly ShownColumn[];
  readonly format: PriceFormat;
  readonly selection: Selection;
  readonly onSelection: (change: (selection: Selection) => Selection) => void;
  readonly onTrashSelected: () => void;
  readonly onSort: (sort: NonNullable<ListSearch['sort']>, order: 'asc' | 'desc') => void;
  readonly actions: RowActions;
}

const rangeBetween = (from: number, to: number): RowRange => ({
  first: Math.min(from, to),
  end: Math.max(from, to) + 1,
});

/** Focuses the row at an index after it was moved to by key. */
const useRowFocus = () => {
  const body = useRef<HTMLTableSectionElement>(null);
  const [wanted, setWanted] = useState<{ readonly index: number }>();
  useEffect(() => {
    if (!wanted) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${wanted.index}"]`);
    row?.focus({ preventScroll: true });
  }, [wanted]);
  return { body, focusRow: (index: number) => setWanted({ index }) };
};

const useSelecting = (
  { search, total, onSelection }: ProductTableProps,
  rowAt: (index: number) => ProductRow | undefined,
) => {
  const anchor = useRef(0);
  const readIds = useReadIds(search);
  const extend = useCallback(
    async (to: number) => {
      const range = rangeBetween(Math.min(anchor.current, total - 1), to);
      if (isMostOf(range, total)) {
        const before = await readIds({ first: 0, end: range.first });
        const after = await readIds({ first: range.end, end: total });
        return onSelection((selection) => selectAllBut(selection, [...before, ...after]));
      }
      const ids = await readIds(range);
      return onSelection((selection) => select(selection, ids, true));
    },
    [readIds, total, onSelection],
  );
  const pick = (index: number, hasShift: boolean): void => {
    const row = rowAt(index);
    if (hasShift) void extend(index);
    else if (row) {
      anchor.current = index;
      onSelection((selection) => toggle(selection, row.id));
    }
  };
  const setAnchor = (index: number) => void (anchor.current = index);
  return { pick, extend, setAnchor };
};

const selectedState = (selection: Selection, total: number): 'all' | 'some' | 'none' => {
  const count = countSelected(selection, total);
  if (count === 0) return 'none';
  return count === total ? 'all' : 'some';
};

/** The handlers as one stable object: rows that did not change are not drawn anew. */
const useStableHandlers = (latest: RowHandlers): RowHandlers => {
  const current = useRef(latest);
  useEffect(() => {
    current.current = latest;
  });
  return useMemo(
    () => ({
      pick: (...args) => current.current.pick(...args),
      focus: (...args) => current.current.focus(...args),
      press: (event) => current.current.press(event),
      open: (row) => current.current.open(row),
      duplicate: (row) => current.current.duplicate(row),
      publish: (row) => current.current.publish(row),
      hide: (row) => current.current.hide(row),
      trash: (row) => current.current.trash(row),
      restore: (row) => current.current.restore(row),
    }),
    [],
  );
};

/** A grid of which only the rows in view exist; their numbers tell assistive technology of the others. */
export const ProductTable = (props: ProductTableProps) => {
  const { search, total, columns, format, selection, onSelection, onSort, actions } = props;
  const isNarrow = useNarrow();
  const isTrashed = isTrash(search);
  const rowHeight = isNarrow ? CARD_HEIGHT : ROW_HEIGHT;
  const { setScroller, rows, pageSize, scrollToRow } = useVirtualRows({
    count: total,
    rowHeight,
    headHeight: HEAD_HEIGHT,
  });
  const rowAt = useRows(search, rows);
  const [wished, setActive] = useState(0);
  const active = Math.min(wished, total - 1);
  const { body, focusRow } = useRowFocus();
  const { pick, extend, setAnchor } = useSelecting(props, rowAt);
  const withActive = (run: (row: ProductRow) => void) => () => {
    const row = rowAt(active);
    if (row) run(row);
  };
  const move = (to: number, hasShift: boolean): void => {
    if (hasShift) void extend(to);
    else setAnchor(to);
    setActive(to);
    scrollToRow(to);
    focusRow(to);
  };
  const trashOne = isTrashed ? () => undefined : withActive(actions.trash);
  const trashKey = countSelected(selection, total) > 0 ? props.onTrashSelected : trashOne;
  const press = tableKeys(
    { active, total, pageSize },
    {
      move,
      open: withActive(actions.open),
      toggle: () => pick(active, false),
      trash: trashKey,
      selectAll: () => onSelection(() => allSelected),
      clear: () => onSelection(() => nothingSelected),
    },
  );
  const handlers = useStableHandlers({ ...actions, pick, press, focus: setActive });
  const style = {
    '--row-height': `${rowHeight}px`,
    '--columns': isNarrow ? '40px minmax(0, 1fr) 44px' : gridTemplate(columns),
    '--grid-min-width': isNarrow ? '0' : `${gridMinWidth(columns)}px`,
    '--rows-height': `${total * rowHeight}px`,
  };
  return (
    <div ref={setScroller} className="product-list-scroller" style={style}>
      <table
        // A table whose rows are chosen and moved through by keys is a grid.
        {...{ role: 'grid' }}
        aria-label="Products"
        aria-rowcount={total + 1}
        aria-colcount={isNarrow ? 3 : columns.length + 3}
        aria-multiselectable
        className="product-list-grid"
      >
        <TableHead
          {...{ columns, search, isNarrow, onSort }}
          selected={selectedState(selection, total)}
          onSelectAll={(isOn) => onSelection(() => (isOn ? allSelected : nothingSelected))}
        />
        <tbody ref={body} className="product-list-rows">
          {renderedRows(rows, active).map((index) => {
            const row = rowAt(index);
            return (
              <ProductRowView
                key={index}
                {...{ index, row, columns, format, handlers, isNarrow, isTrashed }}
                top={index * rowHeight}
                isActive={index === active}
                isSelected={row !== undefined && isSelected(selection, row.id)}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
