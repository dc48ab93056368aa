import { useId, type KeyboardEvent } from 'react';
import { describeRow, describeStock } from '../describe-row.ts';
import type { InventoryRow } from '../use-inventory.ts';
import type { TableRowProps } from './table-props.ts';
import type { StockEdit } from './use-stock-edits.ts';

type StockCellProps = TableRowProps & { readonly row: InventoryRow };

interface StockInputProps extends StockCellProps {
  readonly edit: StockEdit;
}

const stockColumn = ({ columns }: StockCellProps): number => columns.findIndex(({ id }) => id === 'stock');

const StockInput = (props: StockInputProps) => {
  const { row, index, edit, edits, onFocus } = props;
  const messageId = useId();
  const column = stockColumn(props);
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      edits.cancel();
      onFocus({ row: index, column });
    } else if (event.key === 'Enter' && edits.commit(row)) onFocus({ row: index + 1, column });
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span className="inventory-edit">
      <input
        // Opened by a key or click in the cell, which the focus leaves for the field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className="inventory-input"
        aria-label={`Stock of ${describeRow(row)}`}
        aria-invalid={edit.message !== undefined}
        {...(edit.message === undefined ? {} : { 'aria-describedby': messageId })}
        inputMode="text"
        autoComplete="off"
        maxLength={20}
        value={edit.text}
        onFocus={({ target }) => {
          if (!edit.isTyped) target.select();
        }}
        onChange={({ target }) => edits.type(target.value)}
        onKeyDown={press}
        onBlur={() => void edits.commit(row)}
      />
      {edit.message === undefined ? null : (
        <span role="alert" id={messageId} className="inventory-fault">
          {edit.message}
        </span>
      )}
    </span>
  );
};

/** The stock of a variant, edited in place. */
export const StockCell = (props: StockCellProps) => {
  const { row, edits } = props;
  const { edit } = edits;
  const failed = edits.failed.get(row.variantId);
  if (edit?.variantId === row.variantId) return <StockInput {...props} edit={edit} />;
  if (failed)
    return (
      <span className="inventory-failed" title={failed.message}>
        <s>{failed.text}</s> {describeStock(row.stock)}
        <span className="inventory-hidden">{failed.message}</span>
      </span>
    );
  return <span className={row.stock === null ? 'inventory-unlimited' : ''}>{describeStock(row.stock)}</span>;
};
