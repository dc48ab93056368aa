import { columnSetNames, productFileLimits } from '@sitewright/domain/product-files';
import { Type } from 'typebox';
import { closed, done, id, idParams, moment, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';
import { productFilterFields } from '../product-list/product-list-schemas.ts';

const text = Type.String();
const count = Type.Integer();
const columnSet = Type.Enum([...columnSetNames]);

/** Separated by commas. */
const productIds = Type.String({
  pattern: `^[0-9a-f]{24}(,[0-9a-f]{24}){0,${productFileLimits.EXPORTED_IDS - 1}}$`,
});

const weightUnit = Type.Enum(['KILOGRAM', 'POUND']);

const options = Type.Object(
  {
    /** Where new products go that name no page of the site. */
    collectionId: id,
    /** Publishes what the file shows, instead of saving drafts. */
    publishes: Type.Boolean(),
    setsStock: Type.Boolean(),
    /** Of weights without a unit; sizes are in inches or centimeters accordingly. */
    weightUnit,
  },
  closed,
);

const fault = Type.Object({ line: count, column: text, message: text });

/** Price and variants are missing in dry runs of earlier versions. */
const listed = Type.Object({
  line: count,
  title: text,
  productId: orNull(id),
  price: Type.Optional(text),
  variants: Type.Optional(count),
});

const changes = Type.Object({
  line: count,
  title: text,
  productId: id,
  fields: Type.Array(Type.Object({ field: text, before: text, after: text })),
});

const summary = Type.Object({
  columnSet,
  encoding: text,
  delimiter: text,
  columns: Type.Array(Type.Object({ header: text, meaning: text })),
  rows: count,
  products: count,
  created: count,
  changed: count,
  unchanged: count,
  refused: count,
  refusedRows: count,
  pictures: count,
  /** Products with weights or sizes for which the file names no unit. */
  withoutUnit: Type.Optional(count),
  /** The first of each. */
  creations: Type.Array(listed),
  changes: Type.Array(changes),
  faults: Type.Array(fault),
});

const progress = Type.Object({
  done: count,
  total: count,
  created: count,
  changed: count,
  unchanged: count,
  refused: count,
  refusedRows: count,
  picturesDone: count,
  picturesFailed: count,
  picturesTotal: count,
});

const productImport = Type.Object({
  id,
  filename: text,
  state: Type.Enum([
    'checking',
    'checked',
    'refused',
    'importing',
    'done',
    'cancelled',
    'failed',
    'undoing',
    'undone',
    'dismissed',
  ]),
  options,
  createdOn: moment,
  madeBy: text,
  /** Whether the caller may check it again, start, cancel, undo and dismiss it. */
  canManage: Type.Boolean(),
  /** Why the whole file is refused. */
  fault: orNull(Type.Object({ code: text, message: text, line: orNull(count) })),
  summary: orNull(summary),
  progress,
  undo: Type.Object({
    canUndo: Type.Boolean(),
    /** Products that the import added or changed. */
    total: count,
    undone: count,
    refused: count,
    /** Products that stay as they are, or of which something stays, with the reason. */
    notices: Type.Array(Type.Object({ id, title: text, message: text })),
  }),
});

const filename = Type.String({ maxLength: 1000 });

export const productFileSchemas = {
  listPages: {
    answer: Type.Object({ pages: Type.Array(Type.Object({ id, title: text, urlId: text })) }),
    refusals: [],
  },
  upload: {
    query: Type.Object({ filename, collectionId: id }, closed),
    answer: productImport,
    refusals: [
      'csv-empty',
      'csv-too-large',
      'csv-not-text',
      'zip-too-large',
      'zip-unreadable',
      'zip-too-many-files',
      'zip-without-csv',
      'zip-several-csv',
      'products-page-missing',
      'import-running',
      'upload-broken-off',
    ],
  },
  readLatest: { answer: Type.Object({ latest: orNull(productImport) }), refusals: [] },
  read: { params: idParams, answer: productImport, refusals: ['not-found'] },
  check: {
    params: idParams,
    body: options,
    answer: productImport,
    refusals: ['not-found', 'import-not-ready', 'products-page-missing', 'import-of-other'],
  },
  start: {
    params: idParams,
    /** As they were shown: others may have changed them since. */
    body: options,
    answer: productImport,
    refusals: [
      'not-found',
      'not-allowed',
      'import-not-ready',
      'import-running',
      'import-of-other',
      'import-options-changed',
    ],
  },
  cancel: {
    params: idParams,
    body: Type.Object({}, closed),
    answer: done,
    refusals: ['not-found', 'import-not-ready', 'import-of-other'],
  },
  undo: {
    params: idParams,
    body: Type.Object({}, closed),
    answer: productImport,
    refusals: ['not-found', 'not-allowed', 'import-of-other', 'import-not-undoable', 'import-running'],
  },
  dismiss: {
    params: idParams,
    body: Type.Object({}, closed),
    answer: done,
    refusals: ['not-found', 'import-not-ready', 'import-of-other'],
  },
  readReport: { params: idParams, answer: text, refusals: ['not-found'] },
  exportProducts: {
    query: Type.Object(
      {
        columns: columnSet,
        ids: Type.Optional(productIds),
        /** Left out of those that match. */
        except: Type.Optional(productIds),
        /** Of all weights in columns that name no unit; kilograms without it. */
        weightUnit: Type.Optional(weightUnit),
        /** Those that the list of products shows; all products without a filter. */
        ...productFilterFields,
      },
      closed,
    ),
    answer: text,
    refusals: [],
  },
} as const satisfies Record<string, CallSchemas>;
