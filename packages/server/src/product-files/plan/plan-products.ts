import { setImmediate as nextTurn } from 'node:timers/promises';
import { isCounted, readProduct } from '@sitewright/domain/catalogue';
import { neutralizeFormula } from '@sitewright/domain/csv';
import { isSameContent } from '@sitewright/domain/documents';
import { urlIdFrom, type ItemContent } from '@sitewright/domain/pages';
import {
  applyFileProduct,
  listChanges,
  productRows,
  readFileProduct,
  type AppliedProduct,
  type ExportedProduct,
  type FieldChange,
  type FilePicture,
  type FileProduct,
  type ProductRows,
  type RecognizedColumns,
  type RowFault,
} from '@sitewright/domain/product-files';
import type { Site } from '@sitewright/domain/sites';
import type { Queryable } from '../../database/index.ts';
import { newId } from '../../ids/index.ts';
import { itemKind } from '../../pages/index.ts';
import { fractionDigitsOf, loadExported } from '../exporting/exported-products.ts';
import type { ImportOptions } from '../import-states.ts';
import type { ProductPage, StoredProduct } from '../store/products-store.ts';
import { shownPrice } from './describe-offer.ts';
import { matchProducts } from './match-products.ts';
import type { SeenProducts } from './seen-products.ts';
import { findVideoFiles, videoFaults } from './video-files.ts';

export interface PlanContext {
  readonly database: Queryable;
  readonly site: Site;
  readonly origin: string;
  readonly pages: readonly ProductPage[];
  readonly columns: RecognizedColumns;
  readonly options: ImportOptions;
  readonly now: Date;
  /** When the file was uploaded. */
  readonly startedAt: Date;
  /** What earlier rows of the file are about. */
  readonly seen: SeenProducts;
  /** Which pictures a list of addresses already is; undefined where one has to be fetched. */
  findPictures(pictures: readonly FilePicture[]): Promise<readonly (string | undefined)[]>;
}

/** The files of the site that pictures already are, by address. */
type KnownPictures = ReadonlyMap<string, string>;

interface BatchContext extends PlanContext {
  readonly known: KnownPictures;
  /** Video files of the site. */
  readonly videoFiles: ReadonlySet<string>;
}

interface Planned {
  readonly line: number;
  readonly title: string;
  readonly rows: ProductRows;
  /** Whether it has weights or sizes and names no unit of them. */
  readonly isWithoutUnit: boolean;
}

export interface PictureWork {
  readonly pictures: readonly FilePicture[] | null;
  readonly variantPictures: Readonly<Record<string, string>>;
}

export interface PlannedProduct extends Planned {
  readonly kind: 'create' | 'change' | 'same';
  readonly content: ItemContent;
  readonly stored: StoredProduct | undefined;
  readonly stock: AppliedProduct['stock'];
  /** Levels before the import. */
  readonly levels: AppliedProduct['stock'];
  readonly pictures: PictureWork | undefined;
  readonly changes: readonly FieldChange[];
}

export interface RefusedProduct extends Planned {
  readonly kind: 'refused';
  readonly faults: readonly RowFault[];
}

export type Plan = PlannedProduct | RefusedProduct;

/** What an export says of a product, in the columns of the file: cells that say the same change nothing. */
const knownOf = (exported: ExportedProduct, { columns, site }: PlanContext): FileProduct => {
  const [first = [], ...rest] = productRows(exported, columns).map((row) => row.map(neutralizeFormula));
  const rows: ProductRows = [{ line: 0, cells: first }, ...rest.map((cells) => ({ line: 0, cells }))];
  return readFileProduct(columns, rows, { fractionDigits: fractionDigitsOf(site) }).product;
};

/** Of all products of a batch together. */
const findKnownPictures = async (
  { findPictures }: PlanContext,
  products: readonly FileProduct[],
): Promise<KnownPictures> => {
  const addresses = new Set(
    products.flatMap(({ pictures = [], variants }) => [
      ...pictures.map(({ address }) => address),
      ...variants.flatMap(({ picture }) => picture ?? []),
    ]),
  );
  const pictures = [...addresses].map((address) => ({ address }));
  const found = await findPictures(pictures);
  return new Map(
    pictures.flatMap(({ address }, index) => {
      const id = found[index];
      return id === undefined ? [] : [[address, id] as const];
    }),
  );
};

/** Pictures that are not those of the product already. */
const planPictures = (
  { known }: BatchContext,
  { pictures, variantPictures, content }: AppliedProduct,
): PictureWork | undefined => {
  const found = pictures?.map(({ address }) => known.get(address));
  const isSame = !found || isSameContent(found, content.imageIds ?? []);
  const variants = readProduct(content)?.variants ?? [];
  const isSet = ([id, address]: [string, string]): boolean =>
    known.has(address) && variants.find((variant) => variant.id === id)?.imageId === known.get(address);
  const further = Object.entries(variantPictures).filter((entry) => !isSet(entry));
  if (isSame && further.length === 0) return undefined;
  return { pictures: isSame ? null : (pictures ?? null), variantPictures: Object.fromEntries(further) };
};

const stockOf = (
  { options }: PlanContext,
  { stock, content }: AppliedProduct,
): Readonly<Record<string, number | null>> =>
  options.setsStock && isCounted(readProduct(content)?.productType ?? 0) ? stock : {};

const stockChanges = (
  stock: Readonly<Record<string, number | null>>,
  exported: ExportedProduct,
  content: ItemContent,
): FieldChange[] => {
  const show = (level: number | null | undefined): string =>
    level === null ? 'Unlimited' : String(level ?? '');
  const skus = new Map((readProduct(content)?.variants ?? []).map(({ id, sku }) => [id, sku]));
  return Object.entries(stock).map(([id, level]) => ({
    field: `Stock of ${skus.get(id) ?? ''}`,
    before: show(exported.stock[id]),
    after: show(level),
  }));
};

const pictureChanges = (work: PictureWork | undefined, content: ItemContent): FieldChange[] => {
  if (!work) return [];
  const before = String(content.imageIds?.length ?? 0);
  return [{ field: 'Pictures', before, after: work.pictures ? String(work.pictures.length) : before }];
};

interface Target {
  readonly stored: StoredProduct | undefined;
  readonly exported: ExportedProduct | undefined;
  readonly place: { readonly collectionId: string; readonly urlId: string };
}

const planProduct = async (
  context: BatchContext,
  { file, planned }: { readonly file: FileProduct; readonly planned: Planned },
  { stored, exported, place }: Target,
): Promise<Plan> => {
  const { columns, options, now } = context;
  const applied = applyFileProduct(file, {
    columns,
    ...options,
    ...(exported ? { existing: { item: exported.item, known: knownOf(exported, context) } } : {}),
    place,
    now: now.getTime(),
    newId,
  });
  const videos = { line: planned.line, before: exported?.item, after: applied.content };
  const faults = [...applied.faults, ...videoFaults(videos, context.videoFiles)];
  if (faults.length > 0) return { ...planned, kind: 'refused', faults };
  const content = (await itemKind.clean?.(applied.content)) ?? applied.content;
  const stock = stockOf(context, applied);
  const pictures = planPictures(context, applied);
  const levels = exported?.stock ?? {};
  const base = { ...planned, title: content.title, content, stored, stock, levels, pictures };
  if (!stored || !exported) return { ...base, kind: 'create', changes: [] };
  const changes = [
    ...listChanges(exported.item, content, shownPrice(context.site)),
    ...stockChanges(stock, exported, content),
    ...pictureChanges(pictures, content),
  ];
  const isSame = isSameContent(content, exported.item) && Object.keys(stock).length === 0 && !pictures;
  return { ...base, kind: isSame ? 'same' : 'change', changes };
};

const isWithoutUnit = ({ variants }: FileProduct): boolean =>
  variants.some(
    ({ weight, length, width, height }) =>
      (weight && weight.unit === undefined) ||
      [length, width, height].some((side) => side !== undefined && side > 0),
  );

/** Requests that came in are answered after so many products. */
const AT_ONCE = 4;

/** What an import of the rows does to the products of the site. */
export const planProducts = async (
  context: PlanContext,
  groups: readonly ProductRows[],
): Promise<readonly Plan[]> => {
  const read: (ReturnType<typeof readFileProduct> & { readonly rows: ProductRows })[] = [];
  const reading = { fractionDigits: fractionDigitsOf(context.site) };
  for (const [index, rows] of groups.entries()) {
    if (index % AT_ONCE === 0) await nextTurn();
    read.push({ rows, ...readFileProduct(context.columns, rows, reading) });
  }
  const matches = await matchProducts(
    context,
    read.map(({ product }) => ({ product, derivedUrl: urlIdFrom(product.title ?? '') })),
  );
  const stored = matches.flatMap((match) => match.stored ?? []);
  const exported = new Map(
    (
      await loadExported(
        { ...context, weightUnit: context.options.weightUnit },
        stored.map(({ content }) => content),
      )
    ).map((each) => [each.item.id, each]),
  );
  const products = read.map(({ product }) => product);
  const known = await findKnownPictures(context, products);
  const videoFiles = await findVideoFiles(context.database, context.site.id, products);
  const plans: Plan[] = [];
  for (const [index, { rows, product, faults }] of read.entries()) {
    if (index % AT_ONCE === 0) await nextTurn();
    const match = matches[index];
    const title = product.title ?? match?.stored?.content.title ?? product.urlId ?? '';
    const planned = { line: product.line, title, rows, isWithoutUnit: isWithoutUnit(product) };
    const found = [...faults, ...(match?.faults ?? [])];
    if (!match || found.length > 0) plans.push({ ...planned, kind: 'refused', faults: found });
    else {
      const target = { ...match, exported: exported.get(match.stored?.id ?? '') };
      plans.push(await planProduct({ ...context, known, videoFiles }, { file: product, planned }, target));
    }
  }
  return plans;
};
