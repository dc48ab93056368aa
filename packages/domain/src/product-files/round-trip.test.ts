import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productTypes, type Product, type ProductVariant, type ProductVideo } from '../catalogue/index.ts';
import { CsvParser, neutralizeFormula, writeCsvRow, type CsvRow } from '../csv/index.ts';
import { recordTypes, type ItemContent } from '../pages/index.ts';
import {
  applyFileProduct,
  columnSetNames,
  exportColumns,
  productRows,
  readFileProduct,
  recognizeColumns,
  RowGrouper,
  type ColumnSetName,
  type ExportedPicture,
  type ExportedProduct,
  type FileProduct,
  type ProductRows,
} from './index.ts';

/** The rows of a whole text. */
const parseCsv = (text: string): CsvRow[] => {
  const parser = new CsvParser(',');
  return [...parser.push(text), ...parser.end()];
};

let next = 0;
const newId = (): string => (next += 1).toString(16).padStart(24, '0');

/** As owners type: also what looks like a formula, a quote or a line break. */
const text = fc
  .string({
    unit: fc.constantFrom('a', 'Z', 'é', '=', '-', '"', ',', '\n', "'", ' ', '\\', '@'),
    minLength: 1,
    maxLength: 12,
  })
  .map((each) => each.trim())
  .filter((each) => each !== '');
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'x', '1'), minLength: 1, maxLength: 8 });
const price = fc.integer({ min: 0, max: 1_000_000 });
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const measure = fc.integer({ min: 1, max: 100_000 }).map((value) => value / 100);

const someVariant = fc.record(
  {
    price,
    salePrice: optional(fc.constant(0)),
    onSale: fc.constant(true),
    barcode: word,
    cost: price,
    unitMeasure: fc.record({
      amount: measure,
      unit: fc.constantFrom('g' as const, 'kg' as const, 'oz' as const),
      referenceAmount: measure,
      referenceUnit: fc.constantFrom('g' as const, 'lb' as const),
    }),
    allowBackorder: fc.constant(true as const),
    shippingWeight: fc.record({
      value: measure,
      unit: fc.constantFrom('KILOGRAM' as const, 'POUND' as const),
    }),
    importedColumns: fc.dictionary(fc.constantFrom('My column', 'Variant Taxable'), text),
  },
  { requiredKeys: ['price'] },
);

const withoutUndefined = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Value;

const completed = (
  fields: Partial<ProductVariant>,
  index: number,
  options: readonly string[],
): ProductVariant => {
  const { onSale, importedColumns, ...rest } = withoutUndefined(fields);
  const kept = Object.entries(importedColumns ?? {}).filter(
    ([header]) => index > 0 || header !== 'My column',
  );
  return {
    price: 0,
    ...rest,
    ...(onSale && rest.salePrice !== undefined ? { onSale } : {}),
    ...(kept.length > 0 ? { importedColumns: Object.fromEntries(kept) } : {}),
    id: newId(),
    sku: `S${index}`,
    attributes: Object.fromEntries(options.map((option) => [option, `v${index}`])),
  };
};

const VIDEO_FILES = ['d'.repeat(24), 'e'.repeat(24)];

const someVideo = fc.constantFrom(
  { url: 'https://youtu.be/dQw4w9WgXcQ' },
  { url: 'https://vimeo.com/76979871', title: 'Made by hand' },
  { fileId: VIDEO_FILES[0] ?? '' },
  { fileId: VIDEO_FILES[1] ?? '', posterId: 'f'.repeat(24) },
);

/** At the end, in between or before all pictures. */
const placed = (videos: readonly Omit<ProductVideo, 'id' | 'index'>[], pictures: number): ProductVideo[] =>
  videos.map((video, index) => ({
    ...video,
    id: newId(),
    index: index % 2 === 0 ? index : pictures + index,
  }));

const someProduct = fc
  .record({
    title: text,
    body: optional(text),
    tags: fc.uniqueArray(text, { maxLength: 3 }),
    categories: fc.uniqueArray(text, { maxLength: 3 }),
    vendor: optional(text),
    isPublished: fc.boolean(),
    seoTitle: optional(text),
    options: fc.uniqueArray(word, { maxLength: 4 }),
    variants: fc.array(someVariant, { minLength: 1, maxLength: 4 }),
    stock: fc.array(fc.option(fc.nat(1000), { nil: null }), { minLength: 4, maxLength: 4 }),
    pictures: fc.nat(6),
    videos: fc.uniqueArray(someVideo, { maxLength: 4 }),
    kept: fc.dictionary(fc.constantFrom('My column', 'Type'), text),
  })
  .map(
    ({
      options,
      variants,
      stock,
      pictures,
      videos,
      kept,
      vendor,
      isPublished,
      seoTitle,
      body,
      ...texts
    }): ExportedProduct => {
      const names = variants.length > 1 && options.length === 0 ? ['Size'] : options;
      const all = variants.map((each, index) => completed(each as Partial<ProductVariant>, index, names));
      const images = Array.from({ length: pictures }, newId);
      const product: Product = {
        productType: productTypes.physical,
        ...(names.length > 0 ? { variantOptionOrdering: names } : {}),
        variants: all,
        ...(videos.length > 0 ? { videos: placed(videos, pictures) } : {}),
        ...(vendor === undefined ? {} : { vendor }),
        ...(Object.keys(kept).length > 0 ? { importedColumns: kept } : {}),
      };
      const item: ItemContent = {
        ...texts,
        id: newId(),
        collectionId: 'c'.repeat(24),
        recordType: recordTypes.storeItem,
        urlId: `p-${next}`,
        status: isPublished ? 'published' : 'draft',
        ...(body === undefined ? {} : { body }),
        ...(seoTitle === undefined ? {} : { seo: { title: seoTitle } }),
        imageIds: images,
        structuredContent: product,
      };
      return {
        item,
        page: 'shop',
        stock: Object.fromEntries(all.map(({ id }, index) => [id, stock[index] ?? null])),
        pictures: new Map(
          [...images, ...VIDEO_FILES].map((id): [string, ExportedPicture] => [
            id,
            { url: `https://x.example/-/media/${id}/1/${id}.jpg`, altText: '' },
          ]),
        ),
        fractionDigits: 2,
        weightUnit: 'KILOGRAM',
      };
    },
  );

const needs = {
  options: 6,
  hasVideos: true,
  hasUnitPrices: true,
  importedColumns: ['My column', 'Type', 'Variant Taxable'],
};

const exportText = (set: ColumnSetName, products: readonly ExportedProduct[]): string => {
  const columns = exportColumns(set, needs);
  const rows = [columns.headers, ...products.flatMap((product) => productRows(product, columns))];
  return rows.map((row) => writeCsvRow(row.map(neutralizeFormula))).join('');
};

const readText = (file: string) => {
  const [header, ...rows] = parseCsv(file);
  const columns = recognizeColumns(header?.cells ?? []);
  if (typeof columns === 'string') throw new Error(columns);
  const grouper = new RowGrouper(columns);
  const groups = [...rows.map((row) => grouper.push(row)), grouper.end()].filter(
    (group): group is ProductRows => group !== undefined,
  );
  return {
    columns,
    products: groups.map((group) => {
      const { product, faults } = readFileProduct(columns, group, { fractionDigits: 2 });
      expect(faults).toEqual([]);
      return product;
    }),
  };
};

const applyAll = (file: string, existing: readonly (ExportedProduct & { known?: FileProduct })[]) => {
  const { columns, products } = readText(file);
  return products.map((product, index) => {
    const at = existing[index];
    return applyFileProduct(product, {
      columns,
      ...(at?.known ? { existing: { item: at.item, known: at.known } } : {}),
      place: { collectionId: 'c'.repeat(24), urlId: product.urlId ?? '' },
      weightUnit: 'KILOGRAM',
      publishes: true,
      now: 0,
      newId,
    });
  });
};

const videoFileUrls = VIDEO_FILES.map((id): [string, ExportedPicture] => [
  id,
  { url: `https://x.example/-/media/${id}/1/${id}.jpg`, altText: '' },
]);

/** Ids are those of the site that was exported. */
const withoutIds = (set: ColumnSetName, file: string): unknown[] =>
  parseCsv(file).map(({ cells }) => (set === 'squarespace' ? cells.slice(2) : cells));

describe.each(columnSetNames)('an export in the columns of %s', (set) => {
  it('changes nothing in the shop it came from', () => {
    fc.assert(
      fc.property(fc.array(someProduct, { minLength: 1, maxLength: 3 }), (products) => {
        const file = exportText(set, products);
        const known = readText(file).products;
        const applied = applyAll(
          file,
          products.map((product, index) => ({
            ...product,
            ...(known[index] ? { known: known[index] } : {}),
          })),
        );
        expect(applied.map(({ content }) => content)).toEqual(products.map(({ item }) => item));
        for (const { stock, pictures, variantPictures, faults } of applied)
          expect({ stock, pictures, variantPictures, faults }).toEqual({
            stock: {},
            pictures: undefined,
            variantPictures: {},
            faults: [],
          });
      }),
    );
  });

  it('[CAT-11 (rule)] is the same file after an import into another shop', () => {
    fc.assert(
      fc.property(fc.array(someProduct, { minLength: 1, maxLength: 3 }), (products) => {
        const file = exportText(set, products);
        const again = applyAll(file, []).map(({ content, stock, pictures = [] }): ExportedProduct => {
          const imageIds = pictures.map(() => newId());
          const urls = imageIds.map((id, index): [string, ExportedPicture] => [
            id,
            { url: pictures[index]?.address ?? '', altText: '' },
          ]);
          return {
            item: { ...content, imageIds },
            page: 'shop',
            stock,
            pictures: new Map([...urls, ...videoFileUrls]),
            fractionDigits: 2,
            weightUnit: 'KILOGRAM',
          };
        });
        expect(withoutIds(set, exportText(set, again))).toEqual(withoutIds(set, file));
      }),
    );
  });
});
