import { catalogueLimits, productTypes } from '../../catalogue/index.ts';
import { isId } from '../../ids/index.ts';
import { isItemUrlId, pageLimits } from '../../pages/index.ts';
import type { RecognizedColumns } from '../columns/column-set.ts';
import { productFileLimits as limits } from '../product-files-limits.ts';
import type { FilePicture, FileProduct, FileVariant, RowFault } from './file-product.ts';
import type { ProductRows } from './group-rows.ts';
import { CellFault, readNames, readProductType, readStatus, readYesNo } from './read-cells.ts';
import { readVideos } from './read-videos.ts';
import { readVariant, type ReadOption } from './read-file-variant.ts';
import { RowReader, type ReadOptions } from './row-reader.ts';

const readTitle = (title: string): string => {
  if (title === '') throw new CellFault('A product needs a title.');
  if (title.length > pageLimits.MAX_TITLE_LENGTH)
    throw new CellFault(`Shorten the title to ${pageLimits.MAX_TITLE_LENGTH} characters.`);
  return title;
};

/** Lower case with dashes, as URLs are; an empty cell gets its URL from the title. */
const readUrl = (cell: string): string | undefined => {
  const url = cell
    .replaceAll(/^\/+|\/+$/g, '')
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  if (url === '') return undefined;
  if (!isItemUrlId(url))
    throw new CellFault(
      'Use up to 200 letters from a to z, numbers and dashes in a URL, such as summer-shirt.',
    );
  return url;
};

const readId = (cell: string): string | undefined => (isId(cell) ? cell : undefined);

const readDescription = (cell: string): string => {
  if (cell.length > limits.MAX_DESCRIPTION_LENGTH)
    throw new CellFault(`Shorten the description to ${limits.MAX_DESCRIPTION_LENGTH} characters.`);
  return cell;
};

const readAtMost =
  (max: number, what: string) =>
  (cell: string): string => {
    if (cell.length > max) throw new CellFault(`Shorten the ${what} to ${max} characters.`);
    return cell;
  };

const readTerms =
  (longest: number, what: string) =>
  (cell: string): string[] => {
    const names = readNames(cell);
    const long = names.find((name) => name.length > longest);
    if (long !== undefined)
      throw new CellFault(`Shorten the ${what} “${long.slice(0, 60)}” to ${longest} characters.`);
    if (names.length > pageLimits.TERMS_PER_ITEM)
      throw new CellFault(`A product can have up to ${pageLimits.TERMS_PER_ITEM} of these.`);
    return names;
  };

const readPictureList = (cell: string): FilePicture[] => {
  const addresses = cell.split(/\s+/).filter((address) => address !== '');
  if (addresses.length > limits.PICTURES_PER_PRODUCT)
    throw new CellFault(`A product can have up to ${limits.PICTURES_PER_PRODUCT} pictures.`);
  return addresses.map((address) => ({ address }));
};

/** Shopify's pictures: one a row, by their positions. */
const readPictureRows = (readers: readonly RowReader[]): FilePicture[] | undefined => {
  if (readers[0]?.cell('picture') === undefined) return undefined;
  const found = readers.flatMap((reader, index) => {
    const address = reader.cell('picture') ?? '';
    const altText = reader.cell('pictureAlt') ?? '';
    const position = Number(reader.cell('picturePosition') || index + 1);
    return address === '' ? [] : [{ position, picture: { address, ...(altText === '' ? {} : { altText }) } }];
  });
  const ordered = found.toSorted((one, other) => one.position - other.position);
  return ordered.map(({ picture }) => picture);
};

/** Products of Shopify without options have one that is called Title. */
const isDefaultOption = (options: readonly ReadOption[], readers: readonly RowReader[]): boolean =>
  options.length === 1 &&
  options[0]?.name.toLowerCase() === 'title' &&
  readers.every((reader) =>
    ['', 'default title'].includes((reader.cell('optionValue', 1) ?? '').toLowerCase()),
  );

const readOptionNames = (first: RowReader, readers: readonly RowReader[]): ReadOption[] => {
  const options: ReadOption[] = [];
  for (let place = 1; place <= catalogueLimits.OPTIONS; place += 1) {
    const name = first.cell('optionName', place) ?? '';
    if (name === '') continue;
    if (name.length > catalogueLimits.MAX_OPTION_LENGTH)
      first.fault(
        'optionName',
        `Shorten the name to ${catalogueLimits.MAX_OPTION_LENGTH} characters.`,
        place,
      );
    else if (options.some((option) => option.name === name))
      first.fault('optionName', 'Another option has this name already.', place);
    else options.push({ name, place });
  }
  return isDefaultOption(options, readers) ? [] : options;
};

/** Shopify has rows that hold only a further picture. */
const holdsVariant = (reader: RowReader): boolean =>
  [reader.cell('variantId'), reader.cell('sku'), reader.cell('price'), reader.cell('optionValue', 1)].some(
    (cell) => cell !== undefined && cell !== '',
  );

const readType = (first: RowReader, variants: readonly FileVariant[]): Pick<FileProduct, 'productType'> => {
  const cell = first.cell('productType');
  const named = cell ? first.read('productType', readProductType) : undefined;
  if (named !== undefined) return { productType: named };
  if (first.read('isGiftCard', readYesNo)) return { productType: productTypes.giftCard };
  const isService =
    variants.length > 0 && variants.every(({ requiresShipping }) => requiresShipping === false);
  return isService ? { productType: productTypes.service } : {};
};

/** Shopify says it twice: a draft is not visible, whatever `Published` says. */
const readVisible = (first: RowReader): boolean | undefined => {
  const shown = first.read('isVisible', readYesNo);
  const active = first.read('status', readStatus);
  return shown === undefined && active === undefined ? undefined : shown !== false && active !== false;
};

const withoutMissing = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };

const checkVariants = (first: RowReader, variants: readonly FileVariant[]): void => {
  if (variants.length > catalogueLimits.VARIANTS)
    first.fault(
      undefined,
      `A product can have up to ${catalogueLimits.VARIANTS} variants. Split it into several.`,
    );
};

const readTexts = (first: RowReader) =>
  withoutMissing({
    productId: first.read('productId', readId),
    page: first.cell('page')?.replaceAll(/^\/+|\/+$/g, '') || undefined,
    urlId: first.read('url', readUrl),
    title: first.read('title', readTitle),
    description: first.read('description', readDescription),
    categories: first.read('categories', readTerms(pageLimits.MAX_CATEGORY_LENGTH, 'category')),
    tags: first.read('tags', readTerms(pageLimits.MAX_TAG_LENGTH, 'tag')),
    vendor: first.read('vendor', readAtMost(200, 'vendor')),
    seoTitle: first.read('seoTitle', readAtMost(pageLimits.MAX_TITLE_LENGTH, 'SEO title')),
    seoDescription: first.read(
      'seoDescription',
      readAtMost(pageLimits.MAX_DESCRIPTION_LENGTH, 'SEO description'),
    ),
    videos: first.read('videos', readVideos),
    isVisible: readVisible(first),
  });

/** Shopify's `Type`, as the first category of a new product. */
const firstCategoryOf = (kept: Readonly<Record<string, string>>): Pick<FileProduct, 'firstCategory'> => {
  const type = kept['Type']?.trim() ?? '';
  return type !== '' && type.length <= pageLimits.MAX_CATEGORY_LENGTH ? { firstCategory: type } : {};
};

export interface ReadProduct {
  readonly product: FileProduct;
  readonly faults: readonly RowFault[];
}

/** Everything that the rows of one product say, and what is wrong with them. */
export const readFileProduct = (
  recognized: RecognizedColumns,
  rows: ProductRows,
  options: ReadOptions,
): ReadProduct => {
  const faults: RowFault[] = [];
  const readers = rows.map((row) => new RowReader(recognized, row, { ...options, faults }));
  const [first] = readers as [RowReader, ...RowReader[]];
  const readOptions = readOptionNames(first, readers);
  const variants = readers
    .filter(holdsVariant)
    .map((reader) => readVariant(reader, { options: readOptions, isFirst: reader === first }));
  checkVariants(first, variants);
  const kept = first.kept('product', true);
  const pictures = readPictureRows(readers) ?? first.read('pictures', readPictureList);
  const product: FileProduct = {
    line: first.row.line,
    ...readTexts(first),
    ...readType(first, variants),
    ...(pictures ? { pictures } : {}),
    ...(recognized.set === 'shopify' ? firstCategoryOf(kept) : {}),
    hasOptionColumns: first.cell('optionName', 1) !== undefined,
    optionNames: readOptions.map(({ name }) => name),
    variants,
    kept,
  };
  return { product, faults };
};
