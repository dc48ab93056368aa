import { areComparable, parseMeasure, withContent, withReference } from '../../catalogue/index.ts';
import type { FileVariant } from './file-product.ts';
import type { RowReader } from './row-reader.ts';

/** What is in a piece and what its unit price is told for; the usual reference where the file names none. */
export const readUnitMeasure = (reader: RowReader): FileVariant['unitMeasure'] => {
  const cell = reader.cell('content');
  if (cell === undefined) return undefined;
  if (cell === '' || Number(cell) === 0) return null;
  const content = parseMeasure(`${cell} ${reader.cell('contentUnit') ?? ''}`);
  if (!content) {
    reader.fault(
      'content',
      'Write a number, and its unit beside it: g, kg, ml, l, m, m2 or piece, for example.',
    );
    return undefined;
  }
  const unitMeasure = withContent(content, undefined);
  const base = reader.cell('reference') ?? '';
  if (base === '' || Number(base) === 0) return unitMeasure;
  const reference = parseMeasure(`${base} ${reader.cell('referenceUnit') ?? ''}`);
  if (reference && areComparable(reference, content)) return withReference(unitMeasure, reference);
  reader.fault(
    'reference',
    'Write a number, and beside it a unit that can be compared with the total measure.',
  );
  return undefined;
};
