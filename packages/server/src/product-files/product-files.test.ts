import { catalogueCalls } from '@sitewright/api/catalogue';
import { documentCalls } from '@sitewright/api/documents';
import { productFileCalls } from '@sitewright/api/product-files';
import { CsvParser, type CsvRow } from '@sitewright/domain/csv';
import type { ItemContent } from '@sitewright/domain/pages';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  accept,
  createTestDatabase,
  publishPage,
  publishProduct,
  startTestApp,
  variant,
} from '../testing/index.ts';
import { createImporter } from './testing/import-file.ts';
import { makeZip } from './testing/make-zip.ts';

/** The rows of a whole text. */
const parseCsv = (text: string): CsvRow[] => {
  const parser = new CsvParser(',');
  return [...parser.push(text), ...parser.end()];
};

const { database, pool } = await createTestDatabase();
const app = await startTestApp(database);

const openShop = async (name: string) => {
  const site = await app.addSite(name);
  const owner = await app.signIn(site);
  const collectionId = await publishPage(owner, { kind: 'products', title: 'Shop' });
  const importer = createImporter(app, { site, owner, collectionId });
  return { site, owner, collectionId, importer };
};

type Shop = Awaited<ReturnType<typeof openShop>>;

const productsOf = async ({ site }: Shop) => {
  const { rows } = await pool.query<{ draft: ItemContent; published: boolean }>(
    `select draft, published_revision is not null as published from documents
     where website_id = $1 and kind = 'item' and trashed_at is null order by draft ->> 'title'`,
    [site.id],
  );
  return rows;
};

const exportOf = async ({ owner }: Shop, columns: string): Promise<string> =>
  (await owner.open(`/api/product-files/export?columns=${columns}`)).text.replace('\uFEFF', '');

const shopify = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Weight Unit,Status,Fabric
shirt,Shirt,"<p onclick=""x()"">Linen</p><script>alert(1)</script>",Weaver,Clothes,"summer, linen",TRUE,Size,S,SH-S,250,shopify,4,30.00,40.00,kg,active,Linen
shirt,,,,,,,,M,SH-M,260,shopify,0,30.00,,kg,,
mug,"=HYPERLINK(""x"")",,,,,TRUE,Title,Default Title,MUG,0,,,9,,g,active,
bad,Bad price,,,,,TRUE,Title,Default Title,BAD,0,,,nine,,g,active,
`;

describe('an import of products', () => {
  it('[CAT-11 (rule)] is tried first, makes products with stock, and reports refused rows', async () => {
    const shop = await openShop('import-shopify');
    const checked = await shop.importer.check(shopify, { publishes: true });
    expect(checked).toMatchObject({
      state: 'checked',
      fault: null,
      summary: {
        columnSet: 'shopify',
        encoding: 'UTF-8',
        rows: 4,
        products: 3,
        created: 2,
        changed: 0,
        refused: 1,
        faults: [{ line: 5, column: 'Variant Price', message: 'Write a price as a number, such as 12.50.' }],
      },
    });
    expect(await productsOf(shop)).toEqual([]);

    const done = await shop.importer.run(checked.id);
    expect(done).toMatchObject({ state: 'done', progress: { done: 3, total: 3, created: 2, refused: 1 } });
    const [mug, shirt] = await productsOf(shop);
    expect(mug).toMatchObject({ published: true, draft: { title: '=HYPERLINK("x")', urlId: 'mug' } });
    expect(shirt).toMatchObject({
      published: true,
      draft: { title: 'Shirt', body: '<p>Linen</p>', structuredContent: { vendor: 'Weaver' } },
    });
    const stock = accept(
      await shop.owner.client.send(catalogueCalls.listStock, { params: { id: shirt?.draft.id ?? '' } }),
    );
    expect(stock.results).toMatchObject([
      { sku: 'SH-S', qtyInStock: 4 },
      { sku: 'SH-M', qtyInStock: 0 },
    ]);
    expect(stock.moves).toMatchObject([{ change: 4, reason: 'import', madeBy: 'Owner' }]);

    const report = await shop.owner.open(`/api/product-files/imports/${checked.id}/report`);
    expect(report.headers['content-disposition']).toContain('attachment');
    expect(parseCsv(report.text.replace('\uFEFF', '')).map(({ cells }) => cells.slice(0, 5))).toEqual([
      ['Line', 'Refused column', 'Reason', 'Handle', 'Title'],
      ['5', 'Variant Price', 'Write a price as a number, such as 12.50.', 'bad', 'Bad price'],
    ]);
  });

  it('changes nothing when the same file comes again, and only what differs in another', async () => {
    const shop = await openShop('import-again');
    await shop.importer.run((await shop.importer.check(shopify, { publishes: true })).id);
    const before = await productsOf(shop);
    const again = await shop.importer.check(shopify, { publishes: true });
    expect(again.summary).toMatchObject({ created: 0, changed: 0, unchanged: 2, refused: 1 });
    await shop.importer.run(again.id);
    expect(await productsOf(shop)).toEqual(before);

    const cheaper = await shop.importer.check(shopify.replace('MUG,0,,,9', 'MUG,0,,,8.50'));
    expect(cheaper.summary).toMatchObject({
      changed: 1,
      unchanged: 1,
      changes: [
        { title: '=HYPERLINK("x")', fields: [{ field: 'Price of MUG', before: '9.00', after: '8.50' }] },
      ],
    });
  });

  it('[CAT-11 (rule)] goes out and into another shop and out again as the same file', async () => {
    const shop = await openShop('export-one');
    await shop.importer.run((await shop.importer.check(shopify, { publishes: true })).id);
    for (const columns of ['shopify', 'squarespace']) {
      const other = await openShop(`export-two-${columns}`);
      const file = await exportOf(shop, columns);
      const checked = await other.importer.check(file, { publishes: true, weightUnit: 'KILOGRAM' });
      expect(checked.summary).toMatchObject({ columnSet: columns, created: 2, refused: 0 });
      await other.importer.run(checked.id);
      const withoutIds = (text: string) =>
        parseCsv(text).map(({ cells }) => (columns === 'squarespace' ? cells.slice(2) : cells));
      expect(withoutIds(await exportOf(other, columns))).toEqual(withoutIds(file));
    }
  });

  it('[F32 (rule)] writes no cell that a spreadsheet would evaluate', async () => {
    const shop = await openShop('export-formula');
    for (const title of ['=1+1', '+1', '-1', '@x'])
      await publishProduct(shop.owner, shop.collectionId, { title, urlId: `p-${title.charCodeAt(0)}` });
    const cells = parseCsv(await exportOf(shop, 'squarespace')).flatMap((row) => row.cells);
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(cells).toContain("'=1+1");
  });

  it('matches products by id, by URL and by SKU', async () => {
    const shop = await openShop('import-match');
    const add = (title: string, sku: string) =>
      publishProduct(shop.owner, shop.collectionId, { title, product: { variants: [variant({ sku })] } });
    const byId = await add('By id', 'ID-1');
    await add('By url', 'URL-1');
    await add('By sku', 'SKU-1');
    const file = `Product ID,Product URL,Title,SKU,Price\n${byId.id},,New name,ID-1,45\n,by-url,Newer name,URL-1,45\n,,Newest name,SKU-1,45\n`;
    const checked = await shop.importer.check(file);
    expect(checked.summary).toMatchObject({ created: 0, changed: 3 });
    await shop.importer.run(checked.id);
    const titles = (await productsOf(shop)).map(({ draft }) => draft.title);
    expect(titles).toEqual(['New name', 'Newer name', 'Newest name']);
  });

  it('saves drafts that nobody sees unless it is to publish', async () => {
    const shop = await openShop('import-drafts');
    const checked = await shop.importer.check('Title,Price,Stock\nQuiet,5,7\n');
    await shop.importer.run(checked.id);
    const [quiet] = await productsOf(shop);
    expect(quiet).toMatchObject({ published: false, draft: { status: 'draft' } });
    const visit = await app.visit(shop.site).open('/shop/quiet');
    expect(visit.status).toBe(404);
    const id = quiet?.draft.id ?? '';
    const saved = accept(await shop.owner.client.send(documentCalls.read, { params: { kind: 'item', id } }));
    expect(saved.publishedRevision).toBeNull();
    const { rows } = await pool.query('select quantity from stock_levels where item_id = $1', [id]);
    expect(rows).toEqual([{ quantity: 7 }]);
  });

  it('goes on after an interruption where it was, and stops when it is cancelled', async () => {
    const shop = await openShop('import-resume');
    const lines = Array.from({ length: 250 }, (_, index) => `Product ${index},p-${index},S-${index},5`);
    const file = ['Title,Product URL,SKU,Price', ...lines].join('\n');
    const { id, options } = await shop.importer.check(file);
    accept(await shop.owner.client.send(productFileCalls.start, { params: { id }, body: options }));
    const aborted = new AbortController();
    aborted.abort();
    const jobs = app.app.capabilities.flatMap((capability) => capability.jobs ?? []);
    const job = jobs.find(({ kind }) => kind.name === 'product-files.import');
    const context = { id, websiteId: shop.site.id, attempt: 1, progress: async () => undefined };
    // Interrupted before its third batch.
    let reads = 0;
    const signal = { throwIfAborted: () => (reads += 1) > 2 && aborted.signal.throwIfAborted() };
    const payload = { websiteId: shop.site.id, importId: id };
    await expect(
      job?.handle(payload, { ...context, signal: signal as unknown as AbortSignal }),
    ).rejects.toThrow();
    const done = (await productsOf(shop)).length;
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(250);
    accept(await shop.owner.client.send(productFileCalls.cancel, { params: { id }, body: {} }));
    await shop.importer.runJob('import', id);
    const stopped = accept(await shop.owner.client.send(productFileCalls.read, { params: { id } }));
    expect(stopped).toMatchObject({ state: 'cancelled', progress: { done, total: 250 } });

    const again = await shop.importer.check(file);
    expect(again.summary).toMatchObject({ created: 250 - done, unchanged: done });
    expect(await shop.importer.run(again.id)).toMatchObject({
      state: 'done',
      progress: { created: 250 - done },
    });
  });
});

const encoded = (text: string, encoding: 'le' | 'be'): Buffer => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return encoding === 'le' ? bytes : bytes.swap16();
};

describe('the file of an import', () => {
  it('may be in UTF-16 or Windows-1252, with semicolons or tabs', async () => {
    const shop = await openShop('import-encodings');
    const text = 'Title;Price\nCafé;5\n';
    const files = [
      [Buffer.from(text, 'latin1'), 'Windows-1252'],
      [encoded(text.replaceAll(';', '\t'), 'le'), 'UTF-16 LE'],
      [encoded(text, 'be'), 'UTF-16 BE'],
    ] as const;
    for (const [file, encoding] of files) {
      const { summary } = await shop.importer.check(file);
      expect(summary).toMatchObject({ encoding, creations: [{ title: 'Café' }] });
    }
  });

  it.each([
    ['Title,Price\n"Half,5\n', 'csv-quote-not-closed', 2],
    ['Title,Price\n"Half"x,5\n', 'csv-text-after-quote', 2],
    ['Name,Amount\na,5\n', 'csv-columns-unknown', 1],
    ['Title,Price\n', 'csv-empty', null],
    [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'csv-not-text', null],
  ])('is refused as a whole with what to do: %#', async (file, code, line) => {
    const shop = await openShop(`import-bad-${code}`);
    const checked = await shop.importer.check(file);
    expect(checked).toMatchObject({ state: 'refused', summary: null, fault: { code, line } });
    const started = await shop.owner.client.send(productFileCalls.start, {
      params: { id: checked.id },
      body: checked.options,
    });
    expect(started).toMatchObject({ refusal: { code: 'import-not-ready' } });
    expect(await productsOf(shop)).toEqual([]);
  });

  it('is refused before it is read when it is empty or too large', async () => {
    const shop = await openShop('import-huge');
    const send = (file: Blob) =>
      shop.owner.client.send(productFileCalls.upload, {
        query: { filename: 'x.csv', collectionId: shop.collectionId },
        file,
      });
    expect(await send(new Blob(['']))).toMatchObject({ refusal: { code: 'csv-empty' } });
    const part = 'x'.repeat(1_000_000);
    const huge = new Blob(Array.from({ length: 51 }, () => part));
    expect(await send(huge)).toMatchObject({ refusal: { code: 'csv-too-large', status: 413 } });
  });

  it('may be a ZIP file with its pictures, which are added once', async () => {
    const shop = await openShop('import-zip');
    const csv = 'Title,Price,Hosted Image URLs\nPoster,5,front.png missing.png\n';
    const colour = { width: 40, height: 30, channels: 3, background: '#336699' } as const;
    const picture = await sharp({ create: colour }).png().toBuffer();
    const zip = makeZip([
      { name: 'export/products.csv', content: Buffer.from(csv) },
      { name: 'export/pictures/front.png', content: picture },
      { name: '../../evil.png', content: picture },
    ]);
    const checked = await shop.importer.check(zip, { publishes: true });
    expect(checked.summary).toMatchObject({ created: 1, pictures: 2 });
    const done = await shop.importer.run(checked.id);
    expect(done.progress).toMatchObject({ picturesDone: 1, picturesFailed: 1 });
    const [poster] = await productsOf(shop);
    expect(poster?.draft.imageIds).toHaveLength(1);
    const report = await shop.owner.open(`/api/product-files/imports/${checked.id}/report`);
    expect(report.text).toContain('missing.png: There is no such picture.');

    const without = makeZip([
      { name: 'products.csv', content: Buffer.from(csv.replace(' missing.png', '')) },
      { name: 'front.png', content: picture },
    ]);
    const again = await shop.importer.check(without, { publishes: true });
    expect(again.summary).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
  });

  it.each([
    [makeZip([{ name: 'a.png', content: Buffer.from('x') }]), 'zip-without-csv'],
    [
      makeZip([
        { name: 'a.csv', content: Buffer.from('x') },
        { name: 'b.csv', content: Buffer.from('x') },
      ]),
      'zip-several-csv',
    ],
    [Buffer.from('PK\u0003\u0004 is no zip file at all, but begins like one'), 'zip-unreadable'],
  ])('is refused as a ZIP file: %#', async (file, code) => {
    const shop = await openShop(`import-zip-${code}`);
    const outcome = await shop.owner.client.send(productFileCalls.upload, {
      query: { filename: 'x.zip', collectionId: shop.collectionId },
      file: new Blob([file as never]),
    });
    expect(outcome).toMatchObject({ refusal: { code } });
  });

  it('is stopped where a ZIP file unpacks to more than it may', async () => {
    const shop = await openShop('import-bomb');
    const bomb = makeZip([{ name: 'a.csv', content: Buffer.alloc(60_000_000, 'x,') }]);
    expect(bomb.length).toBeLessThan(1_000_000);
    const checked = await shop.importer.check(bomb);
    expect(checked).toMatchObject({ state: 'refused', fault: { code: 'csv-too-large' } });
  });

  it('belongs to its site', async () => {
    const [one, two] = [await openShop('import-mine'), await openShop('import-theirs')];
    const { id, options } = await one.importer.check('Title,Price\nA,5\n');
    const params = { id };
    const outcomes = [
      await two.owner.client.send(productFileCalls.read, { params }),
      await two.owner.client.send(productFileCalls.start, { params, body: options }),
      await two.owner.client.send(productFileCalls.cancel, { params, body: {} }),
    ];
    for (const outcome of outcomes) expect(outcome).toMatchObject({ refusal: { status: 404 } });
    expect((await two.owner.open(`/api/product-files/imports/${id}/report`)).status).toBe(404);
  });
});
