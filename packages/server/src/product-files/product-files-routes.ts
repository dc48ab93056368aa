import { Readable } from 'node:stream';
import type { CallInput } from '@sitewright/api/call';
import { productFileCalls } from '@sitewright/api/product-files';
import { productFileSchemas } from '@sitewright/api/product-files/schemas';
import type { ColumnSetName, WeightUnit } from '@sitewright/domain/product-files';
import {
  FileAnswer,
  implementCalls,
  refuse,
  type ContributorContext,
  type ImplementedCall,
} from '../http/index.ts';
import { listMatchingIds } from '../product-list/index.ts';
import { describeImport } from './describe-import.ts';
import type { ProductFileServices } from './importing/open-import.ts';
import {
  cancelImport,
  checkAgain,
  dismissImport,
  readImport,
  receiveImport,
  startImport,
} from './product-files-service.ts';
import { findImport, findLatestImport } from './store/import-store.ts';
import { listProductPages } from './store/products-store.ts';
import { undoImport } from './undo/undo-service.ts';
import { writeProducts, writeReport } from './exporting/write-files.ts';

const csvFile = (text: AsyncGenerator<string>, filename: string): FileAnswer =>
  new FileAnswer(Readable.from(text, { objectMode: false }), {
    filename,
    contentType: 'text/csv; charset=utf-8',
  });

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

type ExportQuery = CallInput<typeof productFileCalls.exportProducts>['query'];

/** Undefined stands for all products. */
const findChosen = async (
  context: ContributorContext,
  { columns: _set, weightUnit: _unit, ids, except, ...filter }: ExportQuery,
): Promise<readonly string[] | undefined> => {
  const chosen = ids?.split(',');
  if (Object.keys(filter).length === 0 && except === undefined) return chosen;
  const left = new Set(except?.split(','));
  const matching = (await listMatchingIds(context, filter)).filter((id) => !left.has(id));
  return chosen ? matching.filter((id) => chosen.includes(id)) : matching;
};

/** Files of Squarespace have no column for units: the name says which one all weights are in. */
const exportName = (
  { set, weightUnit }: { readonly set: ColumnSetName; readonly weightUnit: WeightUnit },
  now: Date,
): string => {
  const units = set === 'shopify' ? '' : weightUnit === 'KILOGRAM' ? '-kg-cm' : '-lb-in';
  return `products-${set}${units}-${dayOf(now)}.csv`;
};

export const implementProductFileCalls = ({
  files,
  database: pool,
}: ProductFileServices): ImplementedCall[] =>
  implementCalls({
    capability: 'product-files',
    calls: productFileCalls,
    schemas: productFileSchemas,
    handlers: {
      listPages: async (_input, { database, site }) => ({ pages: await listProductPages(database, site.id) }),
      upload: ({ query, file }, context) => receiveImport(files, context, { ...query, file }),
      async readLatest(_input, context) {
        const row = await findLatestImport(context.database, context.site.id);
        return { latest: row && row.state !== 'dismissed' ? await describeImport(context, row) : null };
      },
      read: ({ params }, context) => readImport(context, params.id),
      check: ({ params, body }, context) => checkAgain(context, params.id, body),
      start: ({ params, body }, context) => startImport(context, params.id, body),
      cancel: ({ params }, context) => cancelImport(context, params.id),
      undo: ({ params }, context) => undoImport(context, params.id),
      dismiss: ({ params }, context) => dismissImport(files, context, params.id),
      async readReport({ params }, { database, site, now }) {
        const row = await findImport(database, { websiteId: site.id, importId: params.id });
        if (!row) return refuse('not-found');
        return csvFile(writeReport({ database: pool }, files, row), `refused-rows-${dayOf(now)}.csv`);
      },
      async exportProducts({ query }, context) {
        const { columns: set, weightUnit = 'KILOGRAM' } = query;
        const { site, publicOrigin: origin, now } = context;
        const ids = await findChosen(context, query);
        const place = { database: pool, site, origin, weightUnit };
        const text = writeProducts(place, { set, ...(ids ? { ids } : {}) });
        return csvFile(text, exportName({ set, weightUnit }, now));
      },
    },
  });
