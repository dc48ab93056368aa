import { describe, expect, it } from 'vitest';
import { productTypes, readProduct } from '../catalogue/index.ts';
import { CsvParser, type CsvRow } from '../csv/index.ts';
import {
  applyFileProduct,
  readFileProduct,
  recognizeColumns,
  RowGrouper,
  type ProductRows,
  type RecognizedColumns,
} from './index.ts';

/** The rows of a whole text. */
const parseCsv = (text: string): CsvRow[] => {
  const parser = new CsvParser(',');
  return [...parser.push(text), ...parser.end()];
};

const recognize = (cells: readonly string[]): RecognizedColumns => {
  const recognized = recognizeColumns(cells);
  if (typeof recognized === 'string') throw new Error(recognized);
  return recognized;
};

const readFile = (text: string) => {
  const [header, ...rows] = parseCsv(text);
  const columns = recognize(header?.cells ?? []);
  const grouper = new RowGrouper(columns);
  const groups = [...rows.map((row) => grouper.push(row)), grouper.end()].filter(
    (group): group is ProductRows => group !== undefined,
  );
  return { columns, read: groups.map((group) => readFileProduct(columns, group, { fractionDigits: 2 })) };
};

const faultsOf = (text: string) => readFile(text).read.flatMap(({ faults }) => faults);

let next = 0;
const newId = (): string => (next += 1).toString(16).padStart(24, '0');

const importNew = (text: string) => {
  const { columns, read } = readFile(text);
  return read.map(({ product, faults }) => {
    expect(faults).toEqual([]);
    return applyFileProduct(product, {
      columns,
      place: { collectionId: 'c'.repeat(24), urlId: product.urlId ?? 'made' },
      weightUnit: 'KILOGRAM',
      publishes: true,
      now: 0,
      newId,
    });
  });
};

const shopify = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Image Src,Image Position,Image Alt Text,Variant Weight Unit,Cost per item,Status,Fabric (custom)
shirt,Shirt,<p>Linen</p>,Weaver,Clothes,"summer, linen",TRUE,Size,S,SH-S,250,shopify,4,deny,30.00,40.00,true,true,https://cdn.example/2.jpg,2,Back,kg,12.5,active,Linen
shirt,,,,,,,,M,SH-M,260,shopify,0,continue,30.00,,true,false,https://cdn.example/1.jpg,1,Front,kg,12.5,,
shirt,,,,,,,,,,,,,,,,,,https://cdn.example/3.jpg,3,,,,,
mug,Mug,,,,,TRUE,Title,Default Title,MUG,0,,,deny,9,,false,true,,,,g,,draft,
`;

describe('a file of Shopify', () => {
  it('has variants, pictures and sales in rows with one handle', () => {
    const [shirt, mug] = importNew(shopify);
    expect(shirt?.content).toMatchObject({
      urlId: 'shirt',
      title: 'Shirt',
      body: '<p>Linen</p>',
      status: 'published',
      tags: ['summer', 'linen'],
      categories: ['Clothes'],
      structuredContent: {
        productType: productTypes.physical,
        vendor: 'Weaver',
        variantOptionOrdering: ['Size'],
        importedColumns: { Type: 'Clothes', 'Fabric (custom)': 'Linen' },
      },
    });
    expect(shirt && readProduct(shirt.content)?.variants).toMatchObject([
      {
        sku: 'SH-S',
        attributes: { Size: 'S' },
        price: 4000,
        salePrice: 3000,
        onSale: true,
        cost: 1250,
        shippingWeight: { value: 0.25, unit: 'KILOGRAM' },
      },
      { sku: 'SH-M', price: 3000, allowBackorder: true, importedColumns: { 'Variant Taxable': 'false' } },
    ]);
    expect(Object.values(shirt?.stock ?? {})).toEqual([4, 0]);
    expect(shirt?.pictures).toEqual([
      { address: 'https://cdn.example/1.jpg', altText: 'Front' },
      { address: 'https://cdn.example/2.jpg', altText: 'Back' },
      { address: 'https://cdn.example/3.jpg' },
    ]);
    expect(mug?.content).toMatchObject({
      status: 'draft',
      structuredContent: { productType: productTypes.service },
    });
    expect(mug && readProduct(mug.content)?.variants).toMatchObject([{ attributes: {}, price: 900 }]);
    expect(Object.values(mug?.stock ?? {})).toEqual([null]);
  });
});

const squarespace = `visible,TITLE,product url,Product Page,Price,Sale Price,On Sale,Stock,Option Name 1,Option Value 1,SKU,Categories,Weight,Length,Width,Height,Hosted Image URLs,My column
Yes,Poster,/Late Sun,shop,"1.250,50",,No,Unlimited,Size,A3,P-A3,"Prints, Gifts",0.4,30,40,1,https://cdn.example/a.png https://cdn.example/b.png,first
,,,,65,60,TRUE,3,,A4,P-A4,,,,,,,second
No,Card,,,4.5,,,,,,,,,,,,,
`;

describe('a file of Squarespace', () => {
  it('has its product cells on the first row, in any order and case', () => {
    const [poster, card] = importNew(squarespace);
    expect(poster?.content).toMatchObject({
      urlId: 'late-sun',
      title: 'Poster',
      categories: ['Prints', 'Gifts'],
      status: 'published',
      structuredContent: { importedColumns: { 'My column': 'first' } },
    });
    expect(poster && readProduct(poster.content)?.variants).toMatchObject([
      {
        sku: 'P-A3',
        price: 125_050,
        shippingWeight: { value: 0.4, unit: 'KILOGRAM' },
        shippingSize: { len: 30, width: 40, height: 1, unit: 'CENTIMETER' },
      },
      { sku: 'P-A4', price: 6500, salePrice: 6000, onSale: true, importedColumns: { 'My column': 'second' } },
    ]);
    expect(Object.values(poster?.stock ?? {})).toEqual([null, 3]);
    expect(poster?.pictures).toHaveLength(2);
    expect(card?.content).toMatchObject({ urlId: 'made', status: 'draft' });
  });

  it.each([
    ['Title,Price\n,5', 2, 'Title', 'A product needs a title.'],
    [`Title,Price\n${'x'.repeat(201)},5`, 2, 'Title', 'Shorten the title to 200 characters.'],
    ['Title,Price\nA,twelve', 2, 'Price', 'Write a price as a number, such as 12.50.'],
    ['Title,Price\nA,-1', 2, 'Price', 'A price cannot be negative.'],
    ['Title,Price\nA,1.005', 2, 'Price', 'A price in this currency has up to 2 decimals.'],
    ['Title,SKU,Price\nA,x,', 2, 'Price', 'Write the price.'],
    ['Title,Price,Stock\nA,1,some', 2, 'Stock', 'Write a whole number from 0 up, or Unlimited.'],
    ['Title,Price,Visible\nA,1,maybe', 2, 'Visible', 'Write Yes or No.'],
    ['Title,Price,Product URL\nA,1,Über', 2, 'Product URL', expect.stringContaining('a to z')],
    ['Title,Price,On Sale,Sale Price\nA,1,Yes,', 2, 'Sale Price', 'What is on sale needs its sale price.'],
    [
      'Title,Price,Option Name 1,Option Value 1\nA,1,Size,S\n,2,,',
      3,
      'Option Value 1',
      'Write the value of “Size”.',
    ],
  ])('is refused at line and column: %j', (text, line, column, message) => {
    expect(faultsOf(text)).toEqual([{ line, column, message }]);
  });
});

describe('the columns of a file', () => {
  it('are refused where they are not known or not clear', () => {
    expect(recognizeColumns(['Name', 'Amount'])).toBe('csv-columns-unknown');
    expect(recognizeColumns(['Title', 'Price', 'title'])).toBe('csv-column-twice');
    expect(recognizeColumns(['Product ID', 'Product ID [Non Editable]', 'Title', 'Price'])).toBe(
      'csv-column-twice',
    );
  });
});
