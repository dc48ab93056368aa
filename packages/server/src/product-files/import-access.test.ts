import { mediaCalls } from '@sitewright/api/media';
import { productFileCalls } from '@sitewright/api/product-files';
import { roles } from '@sitewright/domain/contributors';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accept, openDraftSite, publishPage, publishProduct, variant } from '../testing/index.ts';
import { finishImport } from './store/import-store.ts';
import { createImporter } from './testing/import-file.ts';
import { makeZip } from './testing/make-zip.ts';

const { app, site, owner, database, signInAs } = await openDraftSite('import-access');
const collectionId = await publishPage(owner, { kind: 'products', title: 'Shop' });
const editor = await signInAs(roles.editor.code);
const importer = createImporter(app, { site, owner, collectionId });
const editorsImporter = createImporter(app, { site, owner: editor, collectionId });

const file = (title: string): string => `Title,Price\n${title},5\n`;
const { client } = owner;

describe('an import of another contributor', () => {
  it('can be looked at, but not changed, started, cancelled, undone or dismissed', async () => {
    const { id, options } = await importer.check(file('Theirs'));
    const params = { id };
    expect(accept(await editor.client.send(productFileCalls.read, { params }))).toMatchObject({
      state: 'checked',
      canManage: false,
    });
    const outcomes = [
      await editor.client.send(productFileCalls.check, { params, body: options }),
      await editor.client.send(productFileCalls.start, { params, body: options }),
      await editor.client.send(productFileCalls.cancel, { params, body: {} }),
      await editor.client.send(productFileCalls.undo, { params, body: {} }),
      await editor.client.send(productFileCalls.dismiss, { params, body: {} }),
    ];
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ ok: false, refusal: { code: 'import-of-other' } });
    expect(accept(await client.send(productFileCalls.read, { params }))).toMatchObject({ state: 'checked' });
  });

  it('can be cancelled by an administrator', async () => {
    const { id } = await editorsImporter.check(file('Stopped'));
    const params = { id };
    accept(await client.send(productFileCalls.cancel, { params, body: {} }));
    expect(accept(await client.send(productFileCalls.read, { params }))).toMatchObject({
      state: 'cancelled',
      canManage: true,
    });
  });
});

it('an import starts only with the options that were shown', async () => {
  const { id, options } = await importer.check(file('Shown'));
  const body = { ...options, publishes: true };
  expect(await client.send(productFileCalls.start, { params: { id }, body })).toMatchObject({
    refusal: { code: 'import-options-changed' },
  });
  expect(accept(await client.send(productFileCalls.read, { params: { id } }))).toMatchObject({
    state: 'checked',
  });
});

it('an import that is cancelled at the last moment is cancelled', async () => {
  const { id, options } = await importer.check(file('Late'));
  const params = { id };
  accept(await client.send(productFileCalls.start, { params, body: options }));
  accept(await client.send(productFileCalls.cancel, { params, body: {} }));
  await finishImport(database, { websiteId: site.id, importId: id });
  expect(accept(await client.send(productFileCalls.read, { params }))).toMatchObject({ state: 'cancelled' });
});

it('the result of an import is dismissed, and its file deleted', async () => {
  const { id } = await importer.check('Nothing,That,Is,Known\n1,2,3,4\n');
  accept(await client.send(productFileCalls.dismiss, { params: { id }, body: {} }));
  expect(accept(await client.send(productFileCalls.readLatest, {}))).toEqual({ latest: null });
  const again = await client.send(productFileCalls.dismiss, { params: { id }, body: {} });
  expect(again).toMatchObject({ refusal: { code: 'import-not-ready' } });
});

describe('a ZIP file', () => {
  const csv = {
    name: 'products.csv',
    content: Buffer.from('Title,Price,Hosted Image URLs\nZip,5,notes.png\n'),
  };

  /** The packed bytes of the last file are overwritten: they are no deflate stream any more. */
  const broken = (zip: Buffer, name: string): Buffer => {
    const start = zip.indexOf(name) + name.length;
    return Buffer.concat([zip.subarray(0, start), Buffer.alloc(8, 0xff), zip.subarray(start + 8)]);
  };

  it('with a broken CSV file is refused at once', async () => {
    const zip = broken(makeZip([{ ...csv, content: Buffer.concat([csv.content, csv.content]) }]), csv.name);
    const checked = await importer.check(zip);
    expect(checked).toMatchObject({ state: 'refused', fault: { code: 'zip-unreadable' } });
  });

  it('that breaks after it was checked ends the import with its message', async () => {
    const { id, options } = await importer.check(file('Whole'));
    accept(await client.send(productFileCalls.start, { params: { id }, body: options }));
    await database.execute(sql`update product_imports set file_kind = 'zip' where import_id = ${id}`);
    await importer.runJob('import', id);
    expect(accept(await client.send(productFileCalls.read, { params: { id } }))).toMatchObject({
      state: 'failed',
      fault: { code: 'file-missing' },
    });
  });

  it('with a broken picture, or a file that is no picture, imports the product and stores no file', async () => {
    const files = async () => accept(await client.send(mediaCalls.list, { query: {} }));
    const before = (await files()).assets.length;
    const pdf = { name: 'notes.png', content: Buffer.from(`%PDF-1.7\n${'x'.repeat(200)}`) };
    for (const zip of [makeZip([csv, pdf]), broken(makeZip([csv, pdf]), pdf.name)]) {
      const { id } = await importer.check(zip);
      expect(await importer.run(id)).toMatchObject({ state: 'done', progress: { picturesFailed: 1 } });
      const report = await owner.open(`/api/product-files/imports/${id}/report`);
      expect(report.text).toContain('notes.png');
    }
    expect((await files()).assets.length).toBe(before);
  });
});

describe('a dry run', () => {
  it('names new products with price and variants, and says how weights without a unit are read', async () => {
    const rows = [
      'Title,Product URL,Option Name 1,Option Value 1,Price,Weight',
      'Shirt,shirt,Size,S,5,2',
      ',,,M,9,2',
      'Card,card,,,3,',
    ];
    const checked = await importer.check(rows.join('\n'));
    expect(checked.summary).toMatchObject({
      withoutUnit: 1,
      creations: [
        { title: 'Shirt', price: '5.00 – 9.00', variants: 2 },
        { title: 'Card', price: '3.00', variants: 1 },
      ],
    });
  });
});

it('an export has one unit for all weights, and only what the filter of the list matches', async () => {
  const heavy = variant({ sku: 'KG', shippingWeight: { value: 1, unit: 'KILOGRAM' } });
  const light = variant({ sku: 'LB', shippingWeight: { value: 2, unit: 'POUND' } });
  await publishProduct(owner, collectionId, {
    title: 'Anvil',
    tags: ['heavy'],
    product: { variants: [heavy] },
  });
  await publishProduct(owner, collectionId, { title: 'Feather', product: { variants: [light] } });
  const path = '/api/product-files/export?columns=squarespace';
  const all = await owner.open(`${path}&weightUnit=POUND`);
  expect(all.headers['content-disposition']).toContain('-lb-in-');
  expect(all.text).toMatch(/KG,.*,2\.205,/);
  expect(all.text).toMatch(/LB,.*,2,/);
  const tagged = await owner.open(`${path}&tag=heavy&weightUnit=KILOGRAM`);
  expect(tagged.text).toMatch(/KG,.*,1,/);
  expect(tagged.text).not.toContain('Feather');
  const changed = await importer.check(all.text, { weightUnit: 'POUND' });
  expect(changed.summary).toMatchObject({ changed: 0, created: 0 });
});

it('an export takes selected products, or all that match without those deselected', async () => {
  const add = async (title: string): Promise<string> => {
    const product = { variants: [variant({ sku: title })] };
    return (await publishProduct(owner, collectionId, { title, tags: ['selected'], product })).id;
  };
  const [spoon, fork, knife] = [await add('Spoon'), await add('Fork'), await add('Knife')];
  const titles = async (query: string): Promise<string[]> => {
    const { text } = await owner.open(`/api/product-files/export?columns=squarespace&${query}`);
    return ['Spoon', 'Fork', 'Knife', 'Anvil'].filter((title) => text.includes(`,${title},`));
  };
  expect(await titles(`ids=${spoon},${knife}`)).toEqual(['Spoon', 'Knife']);
  expect(await titles(`tag=selected&except=${fork}`)).toEqual(['Spoon', 'Knife']);
  expect(await titles(`except=${spoon},${fork}`)).toEqual(['Knife', 'Anvil']);
  const many = Array.from({ length: 500 }, (_, index) => index.toString(16).padStart(24, '0'));
  expect(await titles(`ids=${[...many.slice(1), fork].join(',')}`)).toEqual(['Fork']);
  const refused = await owner.open(
    `/api/product-files/export?columns=squarespace&ids=${[...many, fork].join(',')}`,
  );
  expect(refused.status).toBe(400);
});
