import { Type } from 'typebox';
import { defineJobKind } from '../jobs/index.ts';

const id = Type.String({ pattern: '^[0-9a-f]{24}$' });
const payload = Type.Object({ websiteId: id, importId: id });

export const checkFileKind = defineJobKind({
  name: 'product-files.check',
  payload,
  maxAttempts: 3,
  isLong: true,
});

export const undoImportKind = defineJobKind({
  name: 'product-files.undo',
  payload,
  maxAttempts: 5,
  isLong: true,
});

/** An interrupted import goes on where it was; so do attempts after a fault. */
export const importProductsKind = defineJobKind({
  name: 'product-files.import',
  payload,
  maxAttempts: 5,
  isLong: true,
});
