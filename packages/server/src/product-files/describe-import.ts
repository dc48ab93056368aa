import { productFileMessages, type ProductFileRefusal } from '@sitewright/domain/product-files';
import type { ImportRow } from './import-store.ts';

const isCode = (code: string): code is ProductFileRefusal => Object.hasOwn(productFileMessages, code);

const faultOf = ({ faultCode, faultLine }: ImportRow) =>
  faultCode === null || !isCode(faultCode)
    ? null
    : { code: faultCode, message: productFileMessages[faultCode], line: faultLine };

/** An import as calls return it. */
export const describeImport = (row: ImportRow) => ({
  id: row.importId,
  filename: row.filename,
  state: row.state,
  options: row.options,
  createdOn: row.createdAt.toISOString(),
  madeBy: row.madeBy,
  fault: faultOf(row),
  summary: row.summary,
  progress: row.progress,
});

export type DescribedImport = ReturnType<typeof describeImport>;
