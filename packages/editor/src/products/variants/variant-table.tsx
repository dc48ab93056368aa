import {
  placePastedCells,
  readPastedCells,
  switchVariants,
  variantName,
  type ProductVariant,
} from '@sitewright/domain/catalogue';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { moveInGrid, tabInGrid, useLatest } from '../../controls/index.ts';
import { useProduct, type ProductState } from '../state/product-context.ts';
import { columnNames, type CellColumn, type ColumnView } from './columns.ts';
import type { CellsState } from './use-cells.ts';
import type { StockState } from './use-stock.ts';
import { VariantRow, type RowHandlers } from './variant-row.tsx';

interface VariantTableProps {
  readonly view: ColumnView;
  readonly cells: CellsState;
  readonly stock: StockState;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  readonly onPick: (variantId: string) => void;
}

const withRange = (
  variants: readonly ProductVariant[],
  selected: ReadonlySet<string>,
  [from, to]: readonly [string, string],
): Set<string> => {
  const places = [from, to].map((id) => variants.findIndex((variant) => variant.id === id));
  const range = variants.slice(Math.min(...places), Math.max(...places) + 1);
  return new Set([...selected, ...range.map(({ id }) => id)]);
};

interface HandlerContext extends VariantTableProps, Pick<ProductState, 'changeProduct' | 'productNow'> {}

const createHandlers = (latest: { readonly current: HandlerContext }): RowHandlers => {
  let lastSelected: string | undefined;
  return {
    type: (cell) => latest.current.cells.type(cell),
    leave: () => latest.current.cells.commit(),
    forget: (cell) => latest.current.cells.forget(cell),
    paste: ({ variantId, column, text }) => {
      const { view, cells, productNow } = latest.current;
      const variantIds = (productNow().variants ?? []).map(({ id }) => id);
      const target = { variantId, column, columns: view.cells, variantIds };
      cells.apply(placePastedCells<CellColumn>(readPastedCells(text), target));
    },
    select: (id, isRange) => {
      const { selected, onSelect, productNow } = latest.current;
      const from = isRange ? lastSelected : undefined;
      lastSelected = id;
      if (from !== undefined) return onSelect(withRange(productNow().variants ?? [], selected, [from, id]));
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      return onSelect(next);
    },
    toggle: (id, field, isOn) =>
      latest.current.changeProduct(field === 'onSale' ? 'Change sale' : 'Change backorders', (product) =>
        switchVariants(product, { ids: [id], field, isOn }),
      ),
    pick: (id) => latest.current.onPick(id),
  };
};

/** Stable across renders, so that only changed rows render. */
const useHandlers = (props: VariantTableProps): RowHandlers => {
  const { changeProduct, productNow } = useProduct();
  const latest = useLatest({ ...props, changeProduct, productNow });
  const [handlers] = useState(() => createHandlers(latest));
  return handlers;
};

const cellOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.dataset['cell'] : undefined;

const caretOf = (target: EventTarget): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.type !== 'checkbox' ? target : undefined;

/** Columns before are the selection and the picture, which Tab passes over. */
const FIRST_TYPED = 2;

/** Tab, arrow keys and Enter move from cell to cell; Tab after Escape leaves the table. */
const useCurrentCell = (variants: readonly ProductVariant[], columns: readonly string[]) => {
  const table = useRef<HTMLTableElement>(null);
  const left = useRef(false);
  const [entered, setEntered] = useState('');
  const [rowId = '', column = ''] = entered.split(' ');
  const isThere = variants.some(({ id }) => id === rowId) && columns.includes(column);
  const current = isThere ? entered : `${variants[0]?.id ?? ''} ${columns[FIRST_TYPED] ?? ''}`;
  const onKeyDown = (event: KeyboardEvent): void => {
    const [id = '', name = ''] = (cellOf(event.target) ?? '').split(' ');
    const from = { row: variants.findIndex((variant) => variant.id === id), column: columns.indexOf(name) };
    if (from.row < 0 || event.altKey) return;
    const isLeaving = left.current;
    left.current = event.key === 'Escape' || (isLeaving && event.key === 'Shift');
    const grid = { rows: variants.length, columns: columns.length, first: FIRST_TYPED };
    const to =
      event.key === 'Tab'
        ? !isLeaving && tabInGrid(from, grid, event.shiftKey)
        : moveInGrid(from, { ...grid, first: 0 }, { pressed: event, caret: caretOf(event.target) });
    if (!to) return;
    event.preventDefault();
    const next = `${variants[to.row]?.id ?? ''} ${columns[to.column] ?? ''}`;
    table.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  };
  return {
    table,
    current,
    onKeyDown,
    /** Tab begins with the first cell again. */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setEntered('');
    },
    onFocus: (event: { readonly target: EventTarget }) => {
      const cell = cellOf(event.target);
      if (cell !== undefined) setEntered(cell);
    },
  };
};

const HeadCells = ({ view }: Pick<VariantTableProps, 'view'>) =>
  [...view.cells, ...view.switches].map((column) => (
    <th key={column} scope="col" className={`product-editor-head-${column}`}>
      {columnNames[column]}
    </th>
  ));

/** The variants, edited in place. */
export const VariantTable = (props: VariantTableProps) => {
  const { view, cells, stock, selected, onSelect } = props;
  const { item, product, format } = useProduct();
  const { variants = [], variantOptionOrdering: names = [] } = product;
  const columns = ['select', 'picture', ...view.cells, ...view.switches];
  const { table, current, ...cellHandlers } = useCurrentCell(variants, columns);
  const handlers = useHandlers(props);
  const [currentId, currentColumn] = current.split(' ');
  const isAll = variants.length > 0 && selected.size === variants.length;
  return (
    <div className="product-editor-table-scroll">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the cells in it */}
      <table ref={table} className="product-editor-table" aria-label="Variants" {...cellHandlers}>
        <thead>
          <tr>
            <td className="product-editor-cell-select">
              <input
                type="checkbox"
                className="product-editor-check"
                aria-label="Select all variants"
                checked={isAll}
                onChange={() => onSelect(isAll ? new Set() : new Set(variants.map(({ id }) => id)))}
              />
            </td>
            <th scope="col">Variant</th>
            <HeadCells view={view} />
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <VariantRow
              key={variant.id}
              {...{ variant, view, format, handlers }}
              name={names.length === 0 ? item.title : variantName(variant, names)}
              level={stock.levels.get(variant.id)}
              canCount={stock.canChange}
              lowThreshold={stock.lowThreshold}
              drafts={cells.drafts.get(variant.id)}
              isSelected={selected.has(variant.id)}
              currentCell={variant.id === currentId ? currentColumn : undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
