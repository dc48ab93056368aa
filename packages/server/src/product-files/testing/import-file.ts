import type { CallAnswer } from '@sitewright/api/call';
import { productFileCalls } from '@sitewright/api/product-files';
import type { Job, JobContext } from '../../jobs/index.ts';
import { accept, type TestApp, type TestBrowser, type TestSite } from '../../testing/index.ts';

export type DescribedImport = CallAnswer<typeof productFileCalls.read>;
type Options = DescribedImport['options'];

const jobContext = (websiteId: string): JobContext => ({
  id: 'f'.repeat(24),
  websiteId,
  attempt: 1,
  signal: new AbortController().signal,
  progress: async () => undefined,
});

export interface Importer {
  upload(body: string | Uint8Array, filename?: string): Promise<DescribedImport>;
  /** Uploads a file and runs its dry run. */
  check(body: string | Uint8Array, options?: Partial<Options>): Promise<DescribedImport>;
  /** Starts a checked import and runs it to its end. */
  run(id: string): Promise<DescribedImport>;
  runJob(name: string, id: string, job?: Job): Promise<void>;
}

/** Imports files through the owner's calls, and runs the jobs of them at once. */
export const createImporter = (
  app: TestApp,
  { site, owner, collectionId }: { site: TestSite; owner: TestBrowser; collectionId: string },
): Importer => {
  const jobs = app.app.capabilities.flatMap((capability) => capability.jobs ?? []);
  const { client } = owner;
  const runJob: Importer['runJob'] = async (name, importId, given) => {
    const job = given ?? jobs.find(({ kind }) => kind.name === `product-files.${name}`);
    await job?.handle({ websiteId: site.id, importId }, jobContext(site.id));
  };
  const read = async (id: string) => accept(await client.send(productFileCalls.read, { params: { id } }));
  const upload: Importer['upload'] = async (body, filename = 'products.csv') =>
    accept(
      await client.send(productFileCalls.upload, {
        query: { filename, collectionId },
        file: new Blob([body as never]),
      }),
    );
  return {
    upload,
    runJob,
    async check(body, options) {
      const made = await upload(body);
      await runJob('check', made.id);
      if (!options) return read(made.id);
      const params = { id: made.id };
      accept(await client.send(productFileCalls.check, { params, body: { ...made.options, ...options } }));
      await runJob('check', made.id);
      return read(made.id);
    },
    async run(id) {
      const { options } = await read(id);
      accept(await client.send(productFileCalls.start, { params: { id }, body: options }));
      await runJob('import', id);
      return read(id);
    },
  };
};
