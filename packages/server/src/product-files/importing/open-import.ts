import { encodingNames, type Encoding } from '@sitewright/domain/csv';
import type { ProductRows } from '@sitewright/domain/product-files';
import type { Site } from '@sitewright/domain/sites';
import { permissionsOfAccount } from '../../contributors/index.ts';
import type { Database, Queryable } from '../../database/index.ts';
import type { ChangeContext } from '../../documents/index.ts';
import type { FileStore } from '../../files/index.ts';
import type { JobContext } from '../../jobs/index.ts';
import type { PublicNetwork } from '../../public-fetch/index.ts';
import { findSiteById } from '../../sites/index.ts';
import { openPictureSources, type PictureFetcher, type PictureSources } from '../pictures/picture-sources.ts';
import { nothingSeen } from '../plan/seen-products.ts';
import type { PlanContext } from '../plan/plan-products.ts';
import type { ImportRow } from '../store/import-store.ts';
import { listProductPages } from '../store/products-store.ts';
import { decodeText, detectEncoding } from '../../csv-files/index.ts';
import { FileFault, readProducts, type ProductReading } from '../reading/read-products.ts';
import { openCsv } from '../reading/uploaded-file.ts';

export interface ProductFileServices {
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: () => Date;
  readonly ownerHost: string | undefined;
  /** Tests serve pictures themselves. */
  readonly fetchPicture?: PictureFetcher;
  readonly publicNetwork?: PublicNetwork;
}

/** A file that is being read by a job. */
export interface OpenImport {
  readonly services: ProductFileServices;
  readonly row: ImportRow;
  readonly site: Site;
  readonly job: JobContext;
  readonly encoding: Encoding;
  readonly encodingName: string;
  readonly reading: ProductReading;
  readonly sources: PictureSources;
  readonly seen: PlanContext['seen'];
}

export const openImport = async (
  services: ProductFileServices,
  row: ImportRow,
  job: JobContext,
): Promise<OpenImport | undefined> => {
  const site = await findSiteById(services.database, row.websiteId);
  if (!site) return undefined;
  const encoding = await detectEncoding(await openCsv(services.files, row));
  if (!encoding) throw new FileFault('csv-not-text');
  const reading = await readProducts(decodeText(await openCsv(services.files, row), encoding));
  const { fetchPicture, publicNetwork } = services;
  const sources = await openPictureSources({
    files: services.files,
    upload: row,
    origin: row.origin,
    fetchPicture,
    publicNetwork,
  });
  const encodingName = encodingNames[encoding];
  return { services, row, site, job, encoding, encodingName, reading, sources, seen: nothingSeen() };
};

/** What plans need, in the given transaction. */
export const planContext = async (
  { services, row, site, reading, sources, seen }: OpenImport,
  database: Queryable,
): Promise<PlanContext> => ({
  database,
  site,
  origin: row.origin,
  pages: await listProductPages(database, site.id),
  columns: reading.columns,
  options: row.options,
  now: services.clock(),
  startedAt: row.createdAt,
  seen,
  findPictures: (pictures) => sources.find(database, pictures),
});

/** Who started the import, with what they may do now. */
export const changeContext = async (
  { services, row, site }: Pick<OpenImport, 'services' | 'row' | 'site'>,
  database: Queryable,
): Promise<ChangeContext> => {
  const { clock, ownerHost } = services;
  const { accountId, madeBy: name } = row;
  const permissions = await permissionsOfAccount(database, site.id, { accountId, ownerHost });
  return { database, site, now: clock(), contributor: { accountId, name, permissions } };
};

const BATCH = 25;
const MAX_BATCH_ROWS = 2000;

/** So many products at a time that memory stays flat. */
export async function* batchProducts(
  products: AsyncIterable<ProductRows>,
): AsyncGenerator<readonly ProductRows[]> {
  let batch: ProductRows[] = [];
  let rows = 0;
  for await (const group of products) {
    batch.push(group);
    rows += group.length;
    if (batch.length < BATCH && rows < MAX_BATCH_ROWS) continue;
    yield batch;
    batch = [];
    rows = 0;
  }
  if (batch.length > 0) yield batch;
}
