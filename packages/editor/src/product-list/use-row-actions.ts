import type { BulkControls } from './bulk/use-bulk-change.ts';
import { useRestoreProducts } from './bulk/use-restore-products.ts';
import { useAddProduct } from './add/use-add-product.ts';
import type { ProductRow } from './model/use-products.ts';
import { useOpenProduct } from './product-links.tsx';
import type { RowActions } from './table/row-menu.tsx';

/** What can be done with one product of the list. */
export const useRowActions = (controls: BulkControls): RowActions => {
  const openProduct = useOpenProduct();
  const { duplicate } = useAddProduct();
  const restore = useRestoreProducts();
  const run = ({ id }: ProductRow, kind: 'publish' | 'hide' | 'trash') =>
    void controls.start({ kind }, { ids: [id] }, false);
  return {
    open: ({ id }) => openProduct(id),
    duplicate: (row) => void duplicate(row),
    publish: (row) => run(row, 'publish'),
    hide: (row) => run(row, 'hide'),
    trash: (row) => run(row, 'trash'),
    restore: ({ id }) => void restore([id]),
  };
};
