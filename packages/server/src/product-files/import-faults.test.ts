import { catalogueCalls } from '@sitewright/api/catalogue';
import { contributorCalls } from '@sitewright/api/contributors';
import { mailCalls } from '@sitewright/api/mail';
import { productFileCalls } from '@sitewright/api/product-files';
import { storeCalls } from '@sitewright/api/store';
import { roles } from '@sitewright/domain/contributors';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { putContributor } from '../contributors/index.ts';
import {
  accept,
  createTestDatabase,
  holdRows,
  idOf,
  publishPage,
  publishProduct,
  startTestApp,
  variant,
} from '../testing/index.ts';
import { createImporter } from './testing/import-file.ts';
import { makeZip } from './testing/make-zip.ts';

const { database, pool, url: databaseUrl } = await createTestDatabase();
const app = await startTestApp(database);

const openShop = async (name: string) => {
  const site = await app.addSite(name);
  const owner = await app.signIn(site);
  const collectionId = await publishPage(owner, { kind: 'products', title: 'Shop' });
  const importer = createImporter(app, { site, owner, collectionId });
  const read = async (id: string) =>
    accept(await owner.client.send(productFileCalls.read, { params: { id } }));
  return { site, owner, client: owner.client, collectionId, importer, read };
};

const countWaiting = async () =>
  (
    await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rowCount;

const jobOf = (name: string) =>
  app.app.capabilities
    .flatMap((capability) => capability.jobs ?? [])
    .find(({ kind }) => kind.name === `product-files.${name}`);

describe('imported stock', () => {
  it('is in the ledger and the inventory as any other change, and alerts when it falls', async () => {
    const { owner, client, collectionId, importer } = await openShop('import-stock');
    const settings = accept(await client.send(storeCalls.readSettings, {}));
    const lowStockAlert = { isEnabled: true, threshold: 5, email: 'stock@example.com' };
    accept(await client.send(storeCalls.saveSettings, { body: { ...settings, lowStockAlert } }));
    const lamp = variant({ sku: 'LAMP' });
    const vase = variant({ sku: 'VASE' });
    await publishProduct(owner, collectionId, { title: 'Lamp', product: { variants: [lamp] }, stock: [12] });
    await publishProduct(owner, collectionId, { title: 'Vase', product: { variants: [vase] }, stock: [9] });
    const time = new Date(app.clock.now.getTime() + 60_000);
    app.clock.now = time;
    const file = 'Product URL,Title,SKU,Price,Stock\nlamp,Lamp,LAMP,45,3\nvase,Vase,VASE,45,Unlimited\n';
    const checked = await importer.check(file, { publishes: true });
    expect(await importer.run(checked.id)).toMatchObject({ state: 'done', progress: { changed: 2 } });

    const newestOf = async (variantId: string) => {
      const answer = await client.send(catalogueCalls.readLedger, { params: { variantId }, query: {} });
      return accept(answer).moves[0];
    };
    expect(await newestOf(lamp.id)).toMatchObject({ before: 12, after: 3, reason: 'import' });
    expect(await newestOf(vase.id)).toMatchObject({ before: 9, after: null, reason: 'import' });
    const { rows } = accept(await client.send(catalogueCalls.listInventory, { query: {} }));
    expect(rows.map(({ sku, stock, updatedOn }) => [sku, stock, updatedOn])).toEqual([
      ['LAMP', 3, time.toISOString()],
      ['VASE', null, time.toISOString()],
    ]);
    const { emails } = accept(await client.send(mailCalls.listOutbox, { query: {} }));
    expect(emails).toMatchObject([{ subject: expect.stringContaining('Lamp') }]);
  });
});

describe('a check that is cancelled while it runs', () => {
  it('stays cancelled, and reads no further', async () => {
    const { site, client, importer, read } = await openShop('import-cancelled-check');
    const lines = Array.from({ length: 250 }, (_, index) => `Product ${index},p-${index},5`);
    const made = await importer.upload(['Title,Product URL,Price', 'Bad,bad,nine', ...lines].join('\n'));
    const release = await holdRows({
      databaseUrl,
      statement: `insert into product_import_faults (website_id, import_id, line, column_name, message, cells)
        values ($1, $2, 2, '', '', '[]')`,
      values: [site.id, made.id],
    });
    const check = importer.runJob('check', made.id);
    await expect.poll(countWaiting).toBe(1);
    accept(await client.send(productFileCalls.cancel, { params: { id: made.id }, body: {} }));
    await release();
    await check;
    expect(await read(made.id)).toMatchObject({ state: 'cancelled', summary: null, progress: { done: 0 } });
  });
});

describe('pictures that cannot be saved to their product', () => {
  it('are reported', async () => {
    const { site, owner, client, importer, read } = await openShop('import-picture-refused');
    const csv = 'Title,Price,Visible,Hosted Image URLs\nPoster,5,Yes,front.png\n';
    const colour = { width: 40, height: 30, channels: 3, background: '#336699' } as const;
    const zip = makeZip([
      { name: 'products.csv', content: Buffer.from(csv) },
      { name: 'front.png', content: await sharp({ create: colour }).png().toBuffer() },
    ]);
    const { id, options } = await importer.check(zip, { publishes: true });
    accept(await client.send(productFileCalls.start, { params: { id }, body: options }));
    // Interrupted after the products, before the pictures.
    let checks = 0;
    const signal = {
      throwIfAborted() {
        checks += 1;
        if (checks > 1) throw new Error('interrupted');
      },
    } as unknown as AbortSignal;
    const context = { id, websiteId: site.id, attempt: 1, signal, progress: async () => undefined };
    const run = jobOf('import')?.handle({ websiteId: site.id, importId: id }, context);
    await expect(run).rejects.toThrow('interrupted');

    const { account } = accept(await client.send(contributorCalls.readSession, {}));
    const setRole = ({ code }: { readonly code: number }) =>
      putContributor(database, site.id, { accountId: account.id, roles: [code] });
    await setRole(roles.draftEditor);
    await importer.runJob('import', id);
    await setRole(roles.admin);
    expect(await read(id)).toMatchObject({
      state: 'done',
      progress: { picturesDone: 1, picturesFailed: 1 },
    });
    const report = await owner.open(`/api/product-files/imports/${id}/report`);
    expect(report.text).toContain('You do not have permission to do this.');
  });
});

it('jobs of an import are due by the clock of the program', async () => {
  const { site, importer } = await openShop('import-clock');
  app.clock.now = new Date(app.clock.now.getTime() - 600_000);
  const { id } = await importer.check('Title,Price\nClock,5\n');
  await importer.run(id);
  const { rows } = await pool.query<{ kind: string; runAt: Date }>(
    `select kind, run_at as "runAt" from jobs where website_id = $1 and kind like 'product-files.%' order by kind`,
    [site.id],
  );
  expect(rows).toEqual([
    { kind: 'product-files.check', runAt: app.clock.now },
    { kind: 'product-files.import', runAt: app.clock.now },
  ]);
});

describe('contributors who write drafts', () => {
  const asDraftEditor = async (name: string) => {
    const shop = await openShop(name);
    const { account } = accept(await shop.client.send(contributorCalls.readSession, {}));
    const setRole = ({ code }: { readonly code: number }) =>
      putContributor(database, shop.site.id, { accountId: account.id, roles: [code] });
    return { ...shop, setRole };
  };

  it('cannot choose for somebody else that an import publishes or sets stock', async () => {
    const { client, collectionId, importer, setRole, read } = await asDraftEditor('import-options');
    const { id } = await importer.check('Title,Price\nQuiet,5\n');
    await setRole(roles.draftEditor);
    const options = { collectionId, publishes: false, setsStock: false, weightUnit: 'POUND' } as const;
    for (const change of [{ publishes: true }, { setsStock: true }])
      expect(
        await client.send(productFileCalls.check, { params: { id }, body: { ...options, ...change } }),
      ).toMatchObject({ refusal: { code: 'not-allowed' } });
    await setRole(roles.admin);
    expect(await read(id)).toMatchObject({ state: 'checked', options: { publishes: false } });
  });

  it('bring in no script with the texts of pictures', async () => {
    const { owner, importer, setRole, client } = await asDraftEditor('import-picture-texts');
    const csv = 'Handle,Title,Variant Price,Image Src,Image Alt Text\nx,X,5,front.png,<script>1</script>\n';
    const colour = { width: 40, height: 30, channels: 3, background: '#336699' } as const;
    const picture = await sharp({ create: colour }).png().toBuffer();
    const { id, options } = await importer.check(
      makeZip([
        { name: 'products.csv', content: Buffer.from(csv) },
        { name: 'front.png', content: picture },
      ]),
      { setsStock: false },
    );
    await setRole(roles.draftEditor);
    accept(await client.send(productFileCalls.start, { params: { id }, body: options }));
    await importer.runJob('import', id);
    await setRole(roles.admin);
    const report = await owner.open(`/api/product-files/imports/${id}/report`);
    expect(report.text).toContain('front.png');
  });
});

it('a product of very many rows is refused, and its rows are not all held', async () => {
  const { importer } = await openShop('import-rows');
  const rows = Array.from({ length: 5000 }, (_, index) => `x,X,Size,${index},SKU-${index},5`);
  const header = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price';
  const checked = await importer.check(`${header}\n${rows.join('\n')}\ny,Y,Size,1,Y,5\n`);
  expect(checked).toMatchObject({ state: 'checked', summary: { products: 2, created: 1, refused: 1 } });
});

it('of two imports of a site that begin at once, one is refused', async () => {
  const { site, client, importer } = await openShop('import-race');
  const { id, options } = await importer.check('Title,Price\nOne,5\n');
  const release = await holdRows({
    databaseUrl,
    statement: `insert into product_imports (website_id, import_id, filename, file_kind, state, options, account_id,
      made_by, origin, progress, created_at)
      values ($1, $2, 'x.csv', 'csv', 'importing', '{}', '', '', '', '{}', now())`,
    values: [site.id, idOf('b')],
  });
  const started = client.send(productFileCalls.start, { params: { id }, body: options });
  try {
    await expect.poll(countWaiting).toBe(1);
  } finally {
    await release();
  }
  expect(await started).toMatchObject({ refusal: { code: 'import-running' } });
});
