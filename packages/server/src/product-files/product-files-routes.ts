import { Readable } from 'node:stream';
import { productFileCalls } from '@sitewright/api/product-files';
import { productFileSchemas } from '@sitewright/api/product-files/schemas';
import { FileAnswer, implementCalls, refuse, type ImplementedCall } from '../http/index.ts';
import { describeImport } from './describe-import.ts';
import type { ProductFileServices } from './open-import.ts';
import { cancelImport, checkAgain, readImport, receiveImport, startImport } from './product-files-service.ts';
import { findImport, findLatestImport } from './import-store.ts';
import { listProductPages } from './products-store.ts';
import { writeProducts, writeReport } from './write-files.ts';

const csvFile = (text: AsyncGenerator<string>, filename: string): FileAnswer =>
  new FileAnswer(Readable.from(text, { objectMode: false }), {
    filename,
    contentType: 'text/csv; charset=utf-8',
  });

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

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
      async readLatest(_input, { database, site }) {
        const row = await findLatestImport(database, site.id);
        return { latest: row ? describeImport(row) : null };
      },
      read: ({ params }, context) => readImport(context, params.id),
      check: ({ params, body }, context) => checkAgain(context, params.id, body),
      start: ({ params }, context) => startImport(context, params.id),
      cancel: ({ params }, context) => cancelImport(context, params.id),
      async readReport({ params }, { database, site, now }) {
        const row = await findImport(database, { websiteId: site.id, importId: params.id });
        if (!row) return refuse('not-found');
        return csvFile(writeReport({ database: pool }, files, row), `refused-rows-${dayOf(now)}.csv`);
      },
      async exportProducts({ query: { columns, ids } }, { site, publicOrigin, now }) {
        const chosen = ids === undefined ? {} : { ids: ids.split(',') };
        const text = writeProducts(
          { database: pool, site, origin: publicOrigin },
          { set: columns, ...chosen },
        );
        return csvFile(text, `products-${columns}-${dayOf(now)}.csv`);
      },
    },
  });
