import type { ColumnSetName, FieldChange, RowFault, WeightUnit } from '@sitewright/domain/product-files';

export interface ImportOptions {
  readonly collectionId: string;
  readonly publishes: boolean;
  readonly setsStock: boolean;
  readonly weightUnit: WeightUnit;
}

export interface ImportProgress {
  /** Products of the file that are done; where an interrupted import goes on. */
  readonly done: number;
  readonly total: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly refusedRows: number;
  readonly picturesDone: number;
  readonly picturesFailed: number;
  readonly picturesTotal: number;
}

export const NO_PROGRESS: ImportProgress = {
  done: 0,
  total: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  refusedRows: 0,
  picturesDone: 0,
  picturesFailed: 0,
  picturesTotal: 0,
};

export interface NewProduct {
  readonly line: number;
  readonly title: string;
  readonly productId: null;
  readonly price: string;
  readonly variants: number;
}

/** The result of a dry run. */
export interface ImportSummary {
  readonly columnSet: ColumnSetName;
  readonly encoding: string;
  readonly delimiter: string;
  readonly columns: readonly { readonly header: string; readonly meaning: string }[];
  readonly rows: number;
  readonly products: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly refusedRows: number;
  readonly pictures: number;
  /** Products with weights or sizes for which the file names no unit. */
  readonly withoutUnit: number;
  /** The first of each. */
  readonly creations: readonly NewProduct[];
  readonly changes: readonly {
    readonly line: number;
    readonly title: string;
    readonly productId: string;
    readonly fields: readonly FieldChange[];
  }[];
  readonly faults: readonly RowFault[];
}
