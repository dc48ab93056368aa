import type { FileProduct, RowFault } from '@sitewright/domain/product-files';
import { readProduct } from '@sitewright/domain/catalogue';
import type { Queryable } from '../../database/index.ts';
import type { Site } from '@sitewright/domain/sites';
import type { ImportOptions } from '../import-states.ts';
import {
  findProductsById,
  findProductsByKey,
  findProductsBySku,
  type ProductPage,
  type StoredProduct,
} from '../store/products-store.ts';
import type { SeenProducts } from './seen-products.ts';

export interface ProductToMatch {
  readonly product: FileProduct;
  /** From the title, where the file names no URL. */
  readonly derivedUrl: string;
}

export interface ProductMatch {
  readonly stored: StoredProduct | undefined;
  readonly place: { readonly collectionId: string; readonly urlId: string };
  readonly faults: readonly RowFault[];
}

interface MatchContext {
  readonly database: Queryable;
  readonly site: Site;
  readonly pages: readonly ProductPage[];
  readonly options: ImportOptions;
  /** When the file was uploaded. */
  readonly startedAt: Date;
  readonly seen: SeenProducts;
}

const MIN_URL_LENGTH = 3;

/** The same title again gets a number, in every import of the file the same one. */
const urlOf = (
  { product, derivedUrl }: ProductToMatch,
  { derivedUrls }: SeenProducts,
  page: string,
): string => {
  if (product.urlId !== undefined) return product.urlId;
  const base = derivedUrl.length < MIN_URL_LENGTH ? 'product' : derivedUrl;
  const key = `${page}/${base}`;
  const count = (derivedUrls.get(key) ?? 0) + 1;
  derivedUrls.set(key, count);
  return count === 1 ? base : `${base}-${count}`;
};

const skusOf = (item: StoredProduct): readonly string[] => {
  const product = readProduct(item.content);
  return product?.variants?.map(({ sku }) => sku) ?? (product?.sku ? [product.sku] : []);
};

const fileSkus = ({ variants }: FileProduct): string[] => variants.flatMap(({ sku }) => sku ?? []);

interface Indexed {
  readonly byId: ReadonlyMap<string, StoredProduct>;
  readonly byKey: ReadonlyMap<string, StoredProduct>;
  readonly bySku: ReadonlyMap<string, StoredProduct>;
}

const keyOf = ({ content }: StoredProduct): string => `${content.collectionId}/${content.urlId}`;

const indexStored = async (
  { database, site, startedAt }: MatchContext,
  wanted: readonly { readonly product: FileProduct; readonly key: string }[],
): Promise<Indexed> => {
  const ids = wanted.flatMap(({ product }) => product.productId ?? []);
  const byId = new Map((await findProductsById(database, site.id, ids)).map((each) => [each.id, each]));
  const rest = wanted.filter(({ product }) => !byId.has(product.productId ?? ''));
  const keys = rest.map(({ key }) => key);
  const byKey = new Map(
    (await findProductsByKey(database, site.id, keys)).map((each) => [keyOf(each), each]),
  );
  const skus = rest.flatMap(({ product, key }) => (byKey.has(key) ? [] : fileSkus(product)));
  const found = await findProductsBySku(database, site.id, { skus, createdUntil: startedAt });
  const bySku = new Map(found.flatMap((each) => skusOf(each).map((sku) => [sku, each] as const)));
  return { byId, byKey, bySku };
};

const findStored = (
  { byId, byKey, bySku }: Indexed,
  { product, key }: { readonly product: FileProduct; readonly key: string },
): StoredProduct | undefined =>
  byId.get(product.productId ?? '') ??
  byKey.get(key) ??
  fileSkus(product)
    .map((sku) => bySku.get(sku))
    .find((each) => each !== undefined);

/** Two products of a file cannot be the same one of the site. */
const findRepetition = (
  seen: SeenProducts,
  line: number,
  { id, key }: { readonly id: string | undefined; readonly key: string },
): RowFault[] => {
  const before = (id === undefined ? undefined : seen.ids.get(id)) ?? seen.keys.get(key);
  if (before !== undefined) {
    const message = `Line ${before} is about the same product. Put rows of one product below each other.`;
    return [{ line, column: '', message }];
  }
  if (id !== undefined) seen.ids.set(id, line);
  seen.keys.set(key, line);
  return [];
};

/** The product of the site that each product of the file is: by id, else by URL on its page, else by SKU. */
export const matchProducts = async (
  context: MatchContext,
  products: readonly ProductToMatch[],
): Promise<ProductMatch[]> => {
  const { pages, options, seen } = context;
  const wanted = products.map((each) => {
    const page = pages.find(({ urlId }) => urlId === each.product.page)?.id;
    const collectionId = page ?? options.collectionId;
    const urlId = urlOf(each, seen, collectionId);
    return { product: each.product, page, collectionId, urlId, key: `${collectionId}/${urlId}` };
  });
  const indexed = await indexStored(context, wanted);
  return wanted.map(({ product, page, collectionId, urlId, key }) => {
    const stored = findStored(indexed, { product, key });
    const isPageUnknown = !stored && product.page !== undefined && page === undefined;
    const unknownPage = {
      line: product.line,
      column: 'Product Page',
      message: `There is no products page with the URL “${product.page ?? ''}”. Add it, or leave the cell empty.`,
    };
    const faults = findRepetition(seen, product.line, { id: stored?.id, key: stored ? keyOf(stored) : key });
    return {
      stored,
      place: { collectionId, urlId },
      faults: isPageUnknown ? [...faults, unknownPage] : faults,
    };
  });
};
