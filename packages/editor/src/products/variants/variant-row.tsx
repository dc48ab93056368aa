import {
  cellText,
  NO_STOCK,
  stockStatusOf,
  type ProductVariant,
  type StockStatus,
} from '@sitewright/domain/catalogue';
import { CURRENCIES, type PriceFormat } from '@sitewright/domain/money';
import { ImagePlus } from 'lucide-react';
import { memo, type ClipboardEvent } from 'react';
import { Picture } from '../pictures/picture.tsx';
import { columnNames, type CellColumn, type ColumnView, type SwitchColumn } from './columns.ts';
import type { CellDraft, CellText, RowDrafts } from './use-cells.ts';
import { stockText, type StockLevel } from './use-stock.ts';

export interface RowHandlers {
  readonly type: (cell: CellText) => void;
  readonly leave: () => void;
  readonly forget: (cell: Omit<CellText, 'text'>) => void;
  readonly paste: (cell: CellText) => void;
  readonly select: (variantId: string, isRange: boolean) => void;
  readonly toggle: (variantId: string, column: SwitchColumn, isOn: boolean) => void;
  readonly pick: (variantId: string) => void;
}

export interface VariantRowProps {
  readonly variant: ProductVariant;
  readonly name: string;
  readonly view: ColumnView;
  readonly format: PriceFormat;
  readonly level: StockLevel | undefined;
  /** Up to so many pieces are low stock. */
  readonly lowThreshold: number;
  readonly canCount: boolean;
  readonly drafts: RowDrafts | undefined;
  readonly isSelected: boolean;
  /** The cell in the tab order, if it is in this row. */
  readonly currentCell: string | undefined;
  readonly handlers: RowHandlers;
}

const moneyColumns: ReadonlySet<CellColumn> = new Set(['price', 'salePrice', 'cost']);

const shownText = ({ variant, format, level }: VariantRowProps, column: CellColumn): string =>
  column === 'stock' ? stockText(level) : cellText(variant, column, format);

const stockTones = {
  'in-stock': '',
  low: 'product-editor-stock-low',
  out: 'product-editor-stock-none',
} as const satisfies Record<StockStatus, string>;

const stockTone = ({ level = NO_STOCK, variant, lowThreshold }: VariantRowProps): string => {
  const stock = { ...level, allowsBackorder: variant.allowBackorder ?? false };
  return stockTones[stockStatusOf(stock, lowThreshold)];
};

interface CellProps {
  readonly row: VariantRowProps;
  readonly column: CellColumn;
}

const pasteInto = (row: VariantRowProps, column: CellColumn, event: ClipboardEvent): void => {
  const text = event.clipboardData.getData('text/plain');
  // A single value is pasted natively at the caret.
  if (!/[\t\n]/.test(text.trim())) return;
  event.preventDefault();
  row.handlers.paste({ variantId: row.variant.id, column, text });
};

const CellFault = ({ id, draft }: { readonly id: string; readonly draft: CellDraft | undefined }) =>
  draft?.fault === undefined ? null : (
    <span id={id} role="alert" className="field-error product-editor-cell-error">
      {draft.fault}
    </span>
  );

const placeholders: Readonly<Partial<Record<CellColumn, string>>> = {
  sku: 'Made when saved',
  price: 'Enter a price',
};

const Cell = ({ row, column }: CellProps) => {
  const { variant, name, drafts, format, handlers, currentCell } = row;
  const draft = drafts?.[column];
  const faultId = `fault-${variant.id}-${column}`;
  const isStock = column === 'stock';
  return (
    <td className={`product-editor-cell product-editor-cell-${column}`}>
      <span className="product-editor-cell-box">
        <input
          className={`product-editor-cell-input ${isStock ? stockTone(row) : ''}`}
          aria-label={`${name}, ${columnNames[column]}`}
          aria-invalid={draft?.fault !== undefined}
          aria-describedby={draft?.fault === undefined ? undefined : faultId}
          data-cell={`${variant.id} ${column}`}
          inputMode={moneyColumns.has(column) ? 'decimal' : 'text'}
          placeholder={placeholders[column] ?? ''}
          readOnly={isStock && !row.canCount}
          tabIndex={currentCell === column ? 0 : -1}
          value={draft?.text ?? shownText(row, column)}
          onChange={(event) => handlers.type({ variantId: variant.id, column, text: event.target.value })}
          onFocus={(event) => event.target.select()}
          onBlur={handlers.leave}
          onKeyDown={(event) => {
            if (event.key === 'Escape') handlers.forget({ variantId: variant.id, column });
          }}
          onPaste={(event) => pasteInto(row, column, event)}
        />
        {moneyColumns.has(column) ? (
          <span className="product-editor-currency" aria-hidden>
            {CURRENCIES[format.currency].symbol}
          </span>
        ) : null}
      </span>
      <CellFault id={faultId} draft={draft} />
    </td>
  );
};

const SwitchCell = ({ row, column }: { readonly row: VariantRowProps; readonly column: SwitchColumn }) => {
  const { variant, name, handlers, currentCell } = row;
  const isPossible = column !== 'onSale' || variant.salePrice !== undefined;
  return (
    <td className="product-editor-cell-switch">
      <input
        type="checkbox"
        className="product-editor-check"
        aria-label={`${name}, ${columnNames[column]}`}
        data-cell={`${variant.id} ${column}`}
        tabIndex={currentCell === column ? 0 : -1}
        checked={variant[column] ?? false}
        disabled={!isPossible}
        onChange={(event) => handlers.toggle(variant.id, column, event.target.checked)}
      />
    </td>
  );
};

const AnyRow = (row: VariantRowProps) => {
  const { variant, name, view, isSelected, currentCell, handlers } = row;
  return (
    <tr data-selected={isSelected || undefined}>
      <td className="product-editor-cell-select">
        <input
          type="checkbox"
          className="product-editor-check"
          aria-label={`Select ${name}`}
          data-cell={`${variant.id} select`}
          tabIndex={currentCell === 'select' ? 0 : -1}
          checked={isSelected}
          onClick={(event) => handlers.select(variant.id, event.shiftKey)}
          onChange={() => undefined}
        />
      </td>
      <th scope="row">
        <span className="product-editor-variant">
          <button
            type="button"
            className="product-editor-variant-picture"
            aria-label={`Picture of ${name}`}
            data-cell={`${variant.id} picture`}
            tabIndex={currentCell === 'picture' ? 0 : -1}
            onClick={() => handlers.pick(variant.id)}
          >
            {variant.imageId === undefined ? (
              <ImagePlus size={14} aria-hidden />
            ) : (
              <Picture id={variant.imageId} />
            )}
          </button>
          <span>{name}</span>
        </span>
      </th>
      {view.cells.map((column) => (
        <Cell key={column} {...{ row, column }} />
      ))}
      {view.switches.map((column) => (
        <SwitchCell key={column} {...{ row, column }} />
      ))}
    </tr>
  );
};

/** Memoized: a change of one of 250 variants draws one row. */
export const VariantRow = memo(AnyRow);
