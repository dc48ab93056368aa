import type { Plan } from '../plan/plan-products.ts';
import type { FaultRow } from '../store/import-faults-store.ts';
import type { ImportKey } from '../product-files-tables.ts';

const NEIGHBOUR = 'Another row of this product is refused.';

/** Rows of a refused product: those with faults say them, the others that they are refused with them. */
export const faultRows = ({ websiteId, importId }: ImportKey, plan: Plan): FaultRow[] => {
  if (plan.kind !== 'refused') return [];
  return plan.rows.map(({ line, cells }) => {
    const faults = plan.faults.filter((fault) => fault.line === line);
    return {
      websiteId,
      importId,
      line,
      columnName: faults
        .map(({ column }) => column)
        .filter((column) => column !== '')
        .join(', '),
      message: faults.length > 0 ? faults.map(({ message }) => message).join(' ') : NEIGHBOUR,
      cells,
    };
  });
};
