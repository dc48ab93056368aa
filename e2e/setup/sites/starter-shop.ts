import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteFiles } from './open-folder.ts';

const starterFolder = fileURLToPath(new URL('../../../sites/starter', import.meta.url));

const pictures = {
  window: '69158b000000000000000101',
  bowl: '69158b000000000000000102',
  stairs: '69158b000000000000000103',
  leaves: '69158b000000000000000104',
  coast: '69158b000000000000000105',
} as const;

const idOf = (kind: number, number: number): string =>
  `69158c0${kind}${String(number).padStart(16, '0')}`;

/** Of the products in the order of the list, beginning with one. */
export const variantIdOf = (product: number, variant: number): string => idOf(1, product * 100 + variant);

interface Variant {
  readonly attributes?: Readonly<Record<string, string>>;
  readonly price: number;
  readonly salePrice?: number;
  /** Null for no limit. */
  readonly stock?: number | null;
}

interface Product {
  readonly title: string;
  readonly images: readonly (keyof typeof pictures)[];
  readonly categories: readonly string[];
  readonly tags?: readonly string[];
  readonly variants: readonly Variant[];
}

const sizes = (...names: readonly string[]) => names.map((Size) => ({ Size }));

const longTitle =
  'Hand-thrown stoneware serving bowl for salad, fruit and everything else that comes to the table, Donaudampfschifffahrtsgesellschaftskapitänsmütze';

const products: Readonly<Record<string, Product>> = {
  shirt: {
    title: 'Linen shirt',
    images: ['window', 'bowl', 'stairs'],
    categories: ['Clothes'],
    tags: ['summer', 'linen'],
    variants: [
      { attributes: { Size: 'S', Colour: 'White' }, price: 9000, stock: 0 },
      { attributes: { Size: 'M', Colour: 'White' }, price: 9000, stock: 3 },
      { attributes: { Size: 'L', Colour: 'White' }, price: 9000, salePrice: 7200, stock: 5 },
      { attributes: { Size: 'M', Colour: 'Blue' }, price: 9500, stock: null },
    ],
  },
  trousers: {
    title: 'Linen trousers',
    images: ['coast'],
    categories: ['Clothes'],
    tags: ['linen'],
    variants: sizes('S', 'M').map((attributes) => ({ attributes, price: 11_000, stock: 2 })),
  },
  bowl: {
    title: 'Bowl',
    images: ['bowl', 'leaves'],
    categories: ['Table', 'Gifts'],
    tags: ['summer'],
    variants: [{ price: 4200, salePrice: 3150, stock: null }],
  },
  plate: {
    title: 'Plate',
    images: ['leaves'],
    categories: ['Table'],
    variants: [{ price: 2800, stock: 0 }],
  },
  'serving-bowl': {
    title: longTitle,
    images: ['stairs', 'window'],
    categories: ['Table'],
    variants: [{ price: 6400, stock: 12 }],
  },
  tea: {
    title: 'Green tea',
    images: [],
    categories: ['Gifts'],
    variants: [{ price: 1200, stock: null }],
  },
};

const productFile = ([urlId, product]: readonly [string, Product], index: number): readonly [string, object] => {
  const { title, images, categories, tags = [], variants } = product;
  const imageIds = images.map((name) => pictures[name]);
  const variantId = (at: number): string => variantIdOf(index + 1, at + 1);
  return [
    `items/shop/${urlId}.json`,
    {
      id: idOf(0, index + 1),
      title,
      urlId,
      recordType: 11,
      status: 'published',
      publishOn: 1_767_171_600_000 - index,
      displayIndex: index + 1,
      excerpt: `<p>About ${title}.</p>`,
      body: '<p>Made in small numbers, and mended for as long as it lasts.</p>',
      categories,
      tags,
      imageIds,
      ...(imageIds[0] ? { mainImageId: imageIds[0] } : {}),
      structuredContent: {
        productType: 1,
        variantOptionOrdering: Object.keys(variants[0]?.attributes ?? {}),
        variants: variants.map(({ attributes = {}, price, salePrice }, at) => ({
          id: variantId(at),
          sku: `${urlId.toUpperCase()}-${at + 1}`,
          attributes,
          price,
          ...(salePrice === undefined ? {} : { salePrice, onSale: true }),
          ...(imageIds[at] ? { imageId: imageIds[at] } : {}),
        })),
      },
      stock: Object.fromEntries(variants.map(({ stock = null }, at) => [variantId(at), stock])),
    },
  ];
};

/** Files of the starter, and a list of products beside its other pages. */
export const starterShopFiles = async (name: string, store: object = {}): Promise<SiteFiles> => {
  const paths = (await readdir(starterFolder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(
    paths.map(async (path) => [path.slice(starterFolder.length + 1), await readFile(path)] as const),
  );
  const starter = Object.fromEntries(files);
  const readJson = (path: string): Record<string, unknown> =>
    JSON.parse(starter[path]?.toString() ?? '') as Record<string, unknown>;
  const site = readJson('site.json');
  const navigation = readJson('navigation.json');
  return {
    ...starter,
    'site.json': {
      ...site,
      identifier: name,
      title: 'Harbour and Pine',
      store: { ...(site['store'] as object), continueShoppingLinkUrl: '/shop', ...store },
    },
    'navigation.json': {
      ...navigation,
      mainNav: [...(navigation['mainNav'] as object[]), { collectionId: 'shop' }],
    },
    'collections/shop.json': {
      title: 'Shop',
      type: 13,
      typeName: 'products',
      ordering: 'user-orderable',
      urlId: 'shop',
      status: 'published',
      description: 'What we make and what we like.',
      nestedCategories: ['Clothes', 'Table', 'Gifts'].map((displayName, index) => ({
        displayName,
        id: idOf(2, index + 1),
      })),
    },
    ...Object.fromEntries(Object.entries(products).map(productFile)),
  };
};
