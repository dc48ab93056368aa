import type { PriceFormat } from '@sitewright/domain/money';
import { Link } from '@tanstack/react-router';
import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import { formatRange } from '../model/product-texts.ts';
import type { ProductRow } from '../model/use-products.ts';
import type { ShownColumn } from './columns.ts';
import { CellContent, detailOf, Picture, StatusBadge, StockText } from './product-cells.tsx';
import { RowMenu, type RowActions } from './row-menu.tsx';

export interface RowHandlers extends RowActions {
  /** A click selects; with Shift up to here. */
  readonly pick: (index: number, hasShift: boolean) => void;
  readonly focus: (index: number) => void;
  readonly press: (event: KeyboardEvent) => void;
}

export interface RowProps {
  readonly index: number;
  readonly row: ProductRow | undefined;
  readonly top: number;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  readonly isNarrow: boolean;
  readonly isTrashed: boolean;
  readonly columns: readonly ShownColumn[];
  readonly format: PriceFormat;
  readonly handlers: RowHandlers;
}

const Title = ({ row, isActive }: Pick<RowProps, 'isActive'> & { readonly row: ProductRow }) => (
  <Link
    to="/store/products/edit"
    search={{ id: row.id }}
    className="product-list-title"
    tabIndex={isActive ? 0 : -1}
  >
    {row.title}
  </Link>
);

const Check = ({ index, row, isSelected, isActive, handlers }: RowProps & { readonly row: ProductRow }) => (
  <label className="product-list-check">
    <input
      type="checkbox"
      aria-label={`Select ${row.title}`}
      checked={isSelected}
      tabIndex={isActive ? 0 : -1}
      onClick={(event) => handlers.pick(index, event.shiftKey)}
      onChange={() => undefined}
    />
  </label>
);

const Card = (props: RowProps & { readonly row: ProductRow }) => {
  const { row, format } = props;
  return (
    <td aria-colindex={2} className="product-list-card">
      <Picture row={row} />
      <div className="product-list-card-text">
        <Title {...props} />
        <span className="product-list-card-line">{formatRange(row.price, format)}</span>
        <span className="product-list-card-line">
          <StockText row={row} />
          {row.isOnSale ? <span className="product-list-sale">Sale</span> : null}
        </span>
      </div>
      <StatusBadge row={row} />
    </td>
  );
};

const Cells = (props: RowProps & { readonly row: ProductRow }) => {
  const { row, columns, format } = props;
  return (
    <>
      <th scope="row" aria-colindex={2} className="product-list-cell product-list-main">
        <Picture row={row} />
        <span className="product-list-names">
          <Title {...props} />
          <span className="product-list-detail">{detailOf(row)}</span>
        </span>
      </th>
      {columns.map(({ id }, index) => (
        <td key={id} aria-colindex={index + 3} className={`product-list-cell product-list-cell-${id}`}>
          <CellContent column={id} {...{ row, format }} />
        </td>
      ))}
    </>
  );
};

/** A click beside the controls of a row selects it. */
const isOnControl = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('a, button, label, input') !== null;

/** One row; a placeholder while its window is loading. */
export const ProductRowView = memo((props: RowProps) => {
  const { index, row, top, isSelected, isActive, isNarrow, columns, handlers } = props;
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      tabIndex={isActive ? 0 : -1}
      data-index={index}
      className="product-list-row"
      style={{ '--row-top': `${top}px` }}
      onFocus={() => handlers.focus(index)}
      onClick={(event) => (isOnControl(event) ? undefined : handlers.pick(index, event.shiftKey))}
      onKeyDown={handlers.press}
      onDoubleClick={() => (row ? handlers.open(row) : undefined)}
    >
      {row ? (
        <>
          <td aria-colindex={1} className="product-list-cell">
            <Check {...props} row={row} />
          </td>
          {isNarrow ? <Card {...props} row={row} /> : <Cells {...props} row={row} />}
          <td
            aria-colindex={isNarrow ? 3 : columns.length + 3}
            className="product-list-cell product-list-cell-menu"
          >
            <RowMenu row={row} actions={handlers} isTrashed={props.isTrashed} isTabbable={isActive} />
          </td>
        </>
      ) : (
        <td aria-colindex={1} className="product-list-loading" aria-label="Loading" />
      )}
    </tr>
  );
});
ProductRowView.displayName = 'ProductRowView';
