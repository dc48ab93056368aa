import {
  findMissingPrices,
  findProductFaults,
  hasVariants,
  productTypes,
  readProduct,
  type Product,
  type ProductVariant,
} from '../../catalogue/index.ts';
import { isSameContent } from '../../documents/index.ts';
import { canChangeStatus, recordTypes, type ContentStatus, type ItemContent } from '../../pages/index.ts';
import type { RecognizedColumns } from '../columns/column-set.ts';
import type { FilePicture, FileProduct, FileVariant, RowFault } from '../read/file-product.ts';
import type { WeightUnit } from '../units.ts';
import { applySingle, applyVariant, changedFields } from './apply-variant.ts';
import { matchVariants } from './match-variants.ts';
import { mergeVideos } from '../videos/merge-videos.ts';
import { mergeKept } from './merge-kept.ts';

export interface ApplyContext {
  readonly columns: RecognizedColumns;
  /** The product that the rows are about, and what an export of it says in the same columns. */
  readonly existing?: { readonly item: ItemContent; readonly known: FileProduct };
  /** Of a new product. */
  readonly place: { readonly collectionId: string; readonly urlId: string };
  readonly weightUnit: WeightUnit;
  /** Whether visibility is taken from the file; otherwise nothing becomes visible or hidden. */
  readonly publishes: boolean;
  readonly now: number;
  newId(): string;
}

export interface AppliedProduct {
  readonly content: ItemContent;
  /** Levels that change, by variant; null is unlimited. */
  readonly stock: Readonly<Record<string, number | null>>;
  /** Where the file names others than the product has. */
  readonly pictures: readonly FilePicture[] | undefined;
  readonly variantPictures: Readonly<Record<string, string>>;
  readonly faults: readonly RowFault[];
}

const newStatus = (
  before: ItemContent | undefined,
  isVisible: boolean | undefined,
  { publishes, now }: ApplyContext,
): ContentStatus => {
  if (!before) return publishes && isVisible !== false ? 'published' : 'draft';
  if (!publishes || isVisible === undefined) return before.status;
  const wanted = isVisible ? 'published' : 'draft';
  return canChangeStatus(before, wanted, now) ? wanted : before.status;
};

interface MergedVariants {
  readonly variants: readonly ProductVariant[];
  /** The variant of each row. */
  readonly byRow: ReadonlyMap<FileVariant, { readonly id: string; readonly known: FileVariant | undefined }>;
}

/** Variants that the file does not name stay, unless its options are others: they would have no value for them. */
const mergeVariants = (file: FileProduct, product: Product, context: ApplyContext): MergedVariants => {
  const stored = product.variants ?? [];
  const { known } = context.existing ?? {};
  const matches = matchVariants(file.variants, stored);
  const isSameOptions =
    !file.hasOptionColumns ||
    isSameContent(file.optionNames.toSorted(), (product.variantOptionOrdering ?? []).toSorted());
  const byRow = new Map<FileVariant, { id: string; known: FileVariant | undefined }>();
  const merged = file.variants.map((row, index) => {
    const match = matches[index];
    const knownRow = match && known?.variants[stored.indexOf(match)];
    const variant = applyVariant(row, { ...file, ...context, stored: match, known: knownRow });
    byRow.set(row, { id: variant.id, known: knownRow });
    return variant;
  });
  const updated = new Map(matches.map((match, index) => [match?.id, merged[index]]));
  const before = stored.flatMap((variant) => updated.get(variant.id) ?? (isSameOptions ? [variant] : []));
  return { byRow, variants: [...before, ...merged.filter((_, index) => !matches[index])] };
};

const videosOf = (
  file: FileProduct,
  { videos: stored }: Product,
  { existing, newId }: ApplyContext,
): Pick<Product, 'videos'> => {
  const changed = changedFields(file, existing?.known).videos;
  const pictures = file.pictures?.length ?? existing?.item.imageIds?.length ?? 0;
  const videos = changed ? mergeVideos(changed, { stored: stored ?? [], pictures, newId }) : stored;
  return videos && (videos.length > 0 || !changed) ? { videos } : {};
};

const mergeProduct = (
  file: FileProduct,
  context: ApplyContext,
): { readonly product: Product; readonly byRow: MergedVariants['byRow'] } => {
  const stored = context.existing && readProduct(context.existing.item);
  const { known } = context.existing ?? {};
  const { vendor } = changedFields(file, known);
  const before: Product = stored ?? { productType: file.productType ?? productTypes.physical };
  const { importedColumns: _before, videos: _videos, ...rest } = before;
  const { vendor: _vendor, ...withoutVendor } = rest;
  const start: Product = {
    ...(vendor === undefined ? rest : vendor === '' ? withoutVendor : { ...rest, vendor }),
    ...videosOf(file, before, context),
    ...mergeKept(stored?.importedColumns, file.kept, context.columns),
  };
  if (!hasVariants(start.productType)) {
    const [row] = file.variants;
    const id = context.existing?.item.id ?? '';
    const product = row ? (applySingle(start, row, known?.variants[0]) as Product) : start;
    return { product, byRow: new Map(row ? [[row, { id, known: known?.variants[0] }]] : []) };
  }
  const { variants, byRow } = mergeVariants(file, { ...start, variants: stored?.variants ?? [] }, context);
  const ordering = file.hasOptionColumns ? { variantOptionOrdering: [...file.optionNames] } : {};
  const isUnordered = file.optionNames.length === 0 && stored?.variantOptionOrdering === undefined;
  return { product: { ...start, ...(isUnordered ? {} : ordering), variants: [...variants] }, byRow };
};

const mergeSeo = (
  before: ItemContent['seo'],
  { seoTitle, seoDescription }: Partial<FileProduct>,
): Pick<ItemContent, 'seo'> => {
  if (seoTitle === undefined && seoDescription === undefined) return before ? { seo: before } : {};
  const merged = {
    ...before,
    ...(seoTitle === undefined ? {} : { title: seoTitle }),
    ...(seoDescription === undefined ? {} : { description: seoDescription }),
  };
  const seo = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
  return Object.keys(seo).length > 0 ? { seo } : {};
};

const mergeTexts = (file: FileProduct, context: ApplyContext): ItemContent => {
  const before = context.existing?.item;
  const changed = changedFields(file, context.existing?.known);
  const { urlId, title, description, categories, tags, isVisible, firstCategory } = changed;
  const { seo: _seo, ...rest }: Omit<ItemContent, 'status'> = before ?? {
    id: context.newId(),
    collectionId: context.place.collectionId,
    recordType: recordTypes.storeItem,
    urlId: context.place.urlId,
    title: '',
    ...(firstCategory === undefined ? {} : { categories: [firstCategory] }),
  };
  return {
    ...rest,
    ...(before && urlId !== undefined ? { urlId } : {}),
    ...(title === undefined ? {} : { title }),
    ...(description === undefined || (!before && description === '') ? {} : { body: description }),
    ...(categories === undefined || (!before && categories.length === 0)
      ? {}
      : { categories: [...categories] }),
    ...(tags === undefined || (!before && tags.length === 0) ? {} : { tags: [...tags] }),
    ...mergeSeo(before?.seo, changed),
    status: newStatus(before, isVisible, context),
  };
};

/** Faults of the product as a whole, at the row of the variant that has them. */
const productFaults = (file: FileProduct, product: Product, byRow: MergedVariants['byRow']): RowFault[] => {
  const lines = new Map([...byRow].map(([row, { id }]) => [id, row.line]));
  const faults = {
    ...findProductFaults(product),
    ...(product.productType === productTypes.giftCard && findMissingPrices(product)),
  };
  return Object.entries(faults).map(([place, message]) => {
    const index = /^structuredContent\.variants\.(\d+)/.exec(place)?.[1];
    const variant = index === undefined ? undefined : product.variants?.[Number(index)];
    return { line: lines.get(variant?.id ?? '') ?? file.line, column: '', message };
  });
};

const findFaults = (
  file: FileProduct,
  { existing }: ApplyContext,
  { product, byRow }: { readonly product: Product; readonly byRow: MergedVariants['byRow'] },
): RowFault[] => {
  const { description } = changedFields(file, existing?.known);
  const isLaidOut = existing?.item.sections !== undefined && description !== undefined;
  return [
    ...(file.variants.length === 0 && !existing
      ? [{ line: file.line, column: '', message: 'Write the price of the product.' }]
      : []),
    ...(file.title === undefined && !existing
      ? [{ line: file.line, column: 'Title', message: 'A product needs a title.' }]
      : []),
    ...(isLaidOut
      ? [
          {
            line: file.line,
            column: '',
            message:
              'The description of this product has sections. Edit it on its page, or leave the cell as exported.',
          },
        ]
      : []),
    ...productFaults(file, product, byRow),
  ];
};

/** The product after the import, and what becomes of its stock and pictures. */
export const applyFileProduct = (file: FileProduct, context: ApplyContext): AppliedProduct => {
  const { product, byRow } = mergeProduct(file, context);
  const texts = mergeTexts(file, context);
  const stock: Record<string, number | null> = {};
  const variantPictures: Record<string, string> = {};
  for (const [row, { id, known }] of byRow) {
    const changed = changedFields(row, known);
    if (changed.stock !== undefined) stock[id] = changed.stock;
    if (changed.picture !== undefined && (changed.picture !== '' || known))
      variantPictures[id] = changed.picture;
  }
  return {
    content: { ...texts, structuredContent: product },
    stock,
    pictures: changedFields(file, context.existing?.known).pictures,
    variantPictures,
    faults: findFaults(file, context, { product, byRow }),
  };
};
