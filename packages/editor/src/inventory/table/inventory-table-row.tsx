/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table tags without table layout lose their roles */
import { stockStatusNames, stockStatusOf } from '@sitewright/domain/catalogue';
import { Check, History, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, RelativeTime } from '../../controls/index.ts';
import { describeRow, describeVariant } from '../describe-row.ts';
import type { InventoryRow } from '../use-inventory.ts';
import type { Column, ColumnId } from './columns.ts';
import { StockCell } from './stock-cell.tsx';
import type { TableRowProps } from './table-props.ts';

type LoadedRowProps = TableRowProps & { readonly row: InventoryRow };

const Picture = ({ url }: { readonly url: string | undefined }) =>
  url === undefined ? (
    <span className="inventory-picture">
      <Image size={16} aria-hidden />
    </span>
  ) : (
    <img className="inventory-picture" src={`${url}?format=100w`} alt="" loading="lazy" draggable={false} />
  );

const statusTones = { 'in-stock': 'good', low: 'neutral', out: 'bad' } as const;

const StatusBadge = ({ row: { stock }, lowThreshold }: LoadedRowProps) => {
  const status = stockStatusOf({ isUnlimited: stock === null, quantity: stock ?? 0 }, lowThreshold);
  return (
    <span className={`inventory-status-${status}`}>
      <Badge tone={statusTones[status]}>{stockStatusNames[status]}</Badge>
    </span>
  );
};

const cells: Readonly<Record<ColumnId, (props: LoadedRowProps) => ReactNode>> = {
  select: ({ row, selection }) => (
    <span className="inventory-check" data-checked={selection.has(row.variantId) || undefined} aria-hidden>
      <Check size={12} strokeWidth={3} />
    </span>
  ),
  product: ({ row }) => (
    <>
      <Picture url={row.pictureUrl} />
      <span className="inventory-name">
        <span className={row.isDraft ? 'inventory-title inventory-title-draft' : 'inventory-title'}>
          {row.title}
        </span>
        {row.isDraft ? <Badge tone="neutral">Draft</Badge> : null}
      </span>
    </>
  ),
  variant: ({ row }) => <span className="truncate">{describeVariant(row)}</span>,
  sku: ({ row }) => <span className="truncate">{row.sku}</span>,
  stock: (props) => <StockCell {...props} />,
  status: (props) => <StatusBadge {...props} />,
  updated: ({ row, onOpenHistory }) => (
    <button
      type="button"
      tabIndex={-1}
      className="inventory-history"
      aria-label={`Stock history of ${describeRow(row)}`}
      onClick={() => onOpenHistory(row)}
    >
      <span className="inventory-time">
        {row.updatedOn === null ? 'Never' : <RelativeTime on={row.updatedOn} />}
      </span>
      <History size={14} aria-hidden />
    </button>
  ),
};

interface CellProps extends TableRowProps {
  readonly column: Column;
  readonly position: number;
}

/** What a click on a cell does beside focusing it. */
const clickOf = ({ row, column: { id }, canChange, edits, selection }: CellProps) => {
  if (!row || !canChange) return undefined;
  if (id === 'select') return () => selection.toggle(row);
  return id === 'stock' && edits.edit?.variantId !== row.variantId ? () => edits.begin(row) : undefined;
};

const labelOf = ({ row, column: { id }, selection }: CellProps): string | undefined =>
  row && id === 'select'
    ? `${selection.has(row.variantId) ? 'Deselect' : 'Select'} ${describeRow(row)}`
    : undefined;

const TableCell = (props: CellProps) => {
  const { row, column, position, index, activeColumn, onActivate } = props;
  const render = cells[column.id];
  const click = clickOf(props);
  const label = labelOf(props);
  return (
    // The grid handles the keys of its cells.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="gridcell"
      aria-colindex={position + 1}
      data-cell={`${index}-${position}`}
      tabIndex={activeColumn === position ? 0 : -1}
      className={`inventory-cell inventory-${column.id}`}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(column.id === 'stock' && !props.canChange ? { 'aria-readonly': true } : {})}
      onFocus={() => onActivate(position)}
      {...(click ? { onClick: click } : {})}
    >
      {row ? render({ ...props, row }) : <span className="inventory-loading" />}
    </div>
  );
};

export const InventoryTableRow = (props: TableRowProps) => {
  const { index, rowHeight, columns, row, selection, canChange } = props;
  const isSelected = row !== undefined && selection.has(row.variantId);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      {...(canChange ? { 'aria-selected': isSelected } : {})}
      className="inventory-row inventory-body-row"
      style={{ height: rowHeight, transform: `translateY(${index * rowHeight}px)` }}
    >
      {columns.map((column, position) => (
        <TableCell key={column.id} {...props} {...{ column, position }} />
      ))}
    </div>
  );
};
