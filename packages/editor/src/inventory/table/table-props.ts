import type { CellPlace } from '../../controls/index.ts';
import type { InventoryParams, InventorySort } from '../inventory-params.ts';
import type { InventoryRow } from '../use-inventory.ts';
import type { Column } from './columns.ts';
import type { Selection } from './use-selection.ts';
import type { StockEdits } from './use-stock-edits.ts';

export interface InventoryTableProps {
  readonly total: number;
  readonly rowAt: (index: number) => InventoryRow | undefined;
  readonly lowThreshold: number;
  readonly params: InventoryParams;
  readonly canChange: boolean;
  readonly edits: StockEdits;
  readonly selection: Selection;
  readonly onSort: (sort: InventorySort) => void;
  readonly onOpenHistory: (row: InventoryRow) => void;
}

export interface TableRowProps extends InventoryTableProps {
  readonly index: number;
  readonly rowHeight: number;
  readonly columns: readonly Column[];
  readonly row: InventoryRow | undefined;
  /** The cell of the row that is in the tab order. */
  readonly activeColumn: number | undefined;
  readonly onActivate: (column: number) => void;
  readonly onFocus: (to: CellPlace) => void;
}
