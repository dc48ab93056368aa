import { readProduct } from '@sitewright/domain/catalogue';
import { diffContent } from '@sitewright/domain/documents';
import type { ItemContent } from '@sitewright/domain/pages';
import type { FilePicture } from '@sitewright/domain/product-files';
import { inTransaction, type Database } from '../../database/index.ts';
import { lockDocument, publishDocument, saveDraft, type ChangeContext } from '../../documents/index.ts';
import type { FileStore } from '../../files/index.ts';
import { checkTexts, isRefusal, RolledBack } from '../../http/index.ts';
import { importAsset } from '../../media/index.ts';
import { itemKind } from '../../pages/index.ts';
import { insertFaults, type FaultRow } from '../store/import-faults-store.ts';
import { deletePictures, putImportedPicture, type PictureRow } from './pictures-store.ts';
import { addItemChanges } from '../store/import-items-store.ts';
import { ZipFault } from '../zip/read-zip.ts';
import { FetchFault } from './public-fetch.ts';
import type { PictureSources } from './picture-sources.ts';

export interface PictureRun {
  readonly database: Database;
  readonly files: FileStore;
  readonly sources: PictureSources;
  readonly publishes: boolean;
  readonly clock: () => Date;
  contextIn(database: ChangeContext['database']): Promise<ChangeContext>;
}

interface Failure {
  readonly address: string;
  readonly message: string;
}

const reasonOf = (error: unknown): string => {
  if (error instanceof FetchFault) return error.message;
  if (error instanceof ZipFault) return 'The picture in the ZIP file cannot be read, or is too large.';
  throw error;
};

interface Storing {
  readonly run: PictureRun;
  readonly websiteId: string;
  readonly permissions: ChangeContext['contributor']['permissions'];
}

/** Stores one picture as a file of the site. */
const storePicture = async (
  { run, websiteId, permissions }: Storing,
  { address, altText }: FilePicture,
): Promise<string | Failure> => {
  const filename = run.sources.filename(address);
  const fault = checkTexts({ after: { filename, altText } }, permissions);
  if (fault) return { address, message: fault.message };
  try {
    const stream = await run.sources.open(address);
    const asset = await importAsset(run.database, run.files, {
      websiteId,
      filename,
      stream,
      now: run.clock(),
      isPicture: true,
      ...(altText === undefined ? {} : { altText }),
    }).finally(() => stream.destroy());
    if (isRefusal(asset))
      return { address, message: stream.errored ? reasonOf(stream.errored) : asset.message };
    const sourceHash = run.sources.hash(address);
    await putImportedPicture(run.database, { websiteId, sourceHash, assetId: asset.id });
    return asset.id;
  } catch (error) {
    return { address, message: reasonOf(error) };
  }
};

interface StoredPictures {
  readonly imageIds: readonly string[] | undefined;
  readonly variantImages: Readonly<Record<string, string | null>>;
  readonly failures: readonly Failure[];
}

const addressesOf = ({ pictures, variantPictures }: PictureRow): string[] => [
  ...(pictures ?? []).map(({ address }) => address),
  ...Object.values(variantPictures).filter((address) => address !== ''),
];

/** Files of the site by address: those that pictures of the row are already. */
const findKnown = async (run: PictureRun, row: PictureRow): Promise<Map<string, string>> => {
  const addresses = [...new Set(addressesOf(row))];
  const found = await run.sources.find(
    run.database,
    addresses.map((address) => ({ address })),
  );
  const known = new Map<string, string>();
  for (const [index, address] of addresses.entries()) {
    const id = found[index];
    if (id !== undefined) known.set(address, id);
  }
  return known;
};

const storeAll = async (run: PictureRun, row: PictureRow): Promise<StoredPictures> => {
  const failures: Failure[] = [];
  const known = await findKnown(run, row);
  const { permissions } = (await run.contextIn(run.database)).contributor;
  const store = async (picture: FilePicture): Promise<string | undefined> => {
    const there = known.get(picture.address);
    if (there !== undefined) return there;
    const stored = await storePicture({ run, websiteId: row.websiteId, permissions }, picture);
    if (typeof stored === 'string') known.set(picture.address, stored);
    else failures.push(stored);
    return known.get(picture.address);
  };
  const imageIds: string[] = [];
  for (const picture of row.pictures ?? []) {
    const id = await store(picture);
    if (id !== undefined && !imageIds.includes(id)) imageIds.push(id);
  }
  const variantImages: Record<string, string | null> = {};
  for (const [variantId, address] of Object.entries(row.variantPictures)) {
    const id = address === '' ? null : await store({ address });
    if (id !== undefined) variantImages[variantId] = id;
  }
  return { imageIds: row.pictures ? imageIds : undefined, variantImages, failures };
};

/** A picture that could not be fetched takes none away: the product keeps those it has. */
const withPictures = (
  item: ItemContent,
  { imageIds, variantImages, failures }: StoredPictures,
): ItemContent => {
  const { mainImageId, ...rest } = item;
  const before = item.imageIds ?? [];
  const images =
    imageIds === undefined || (failures.length > 0 && imageIds.length < before.length) ? before : imageIds;
  const isMainThere = mainImageId !== undefined && images.includes(mainImageId);
  const product = readProduct(item);
  const variants = product?.variants?.map(({ imageId, ...variant }) => {
    const changed = variantImages[variant.id];
    const image = changed === undefined ? imageId : changed;
    return image ? { ...variant, imageId: image } : variant;
  });
  return {
    ...rest,
    ...(isMainThere ? { mainImageId } : {}),
    ...(images.length > 0 || item.imageIds ? { imageIds: [...images] } : {}),
    ...(product ? { structuredContent: { ...product, ...(variants ? { variants } : {}) } } : {}),
  };
};

/** Saves and publishes the pictures together; a refusal rolls back both. */
const saveToProduct = async (run: PictureRun, row: PictureRow, pictures: StoredPictures): Promise<void> =>
  inTransaction(run.database, async (transaction) => {
    const context = await run.contextIn(transaction);
    const { itemId: id, websiteId } = row;
    const document = await lockDocument(transaction, websiteId, { kind: 'item', id });
    if (!document || document.trashedAt) return;
    const content = withPictures(document.draft as ItemContent, pictures);
    const saved = await saveDraft(itemKind, context, { id, content, baseRevision: document.revision });
    if (isRefusal(saved)) throw new RolledBack(saved);
    const isLive = document.publishedRevision !== null && !document.hasChanges;
    const isPublished = run.publishes && isLive && saved.hasChanges;
    const published = isPublished
      ? await publishDocument(itemKind, context, { id, baseRevision: saved.revision })
      : saved;
    if (isRefusal(published)) throw new RolledBack(published);
    const { revision } = published;
    const changes = diffContent(document.draft, saved.content);
    await addItemChanges(transaction, row, { changes, isPublished, revision });
  });

/** What could not be added: single pictures, or all of them where the product itself is refused. */
const saveOrRefuse = async (run: PictureRun, row: PictureRow): Promise<readonly Failure[]> => {
  const pictures = await storeAll(run, row);
  try {
    await saveToProduct(run, row, pictures);
    return pictures.failures;
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
    const { message, errors = {} } = error.refusal;
    const reason = [message, ...Object.values(errors)].join(' ');
    return addressesOf(row).map((address) => ({ address, message: reason }));
  }
};

const pictureFaults = (
  { websiteId, importId, line }: PictureRow,
  failures: readonly Failure[],
): FaultRow[] => {
  if (failures.length === 0) return [];
  const message = failures.map((each) => `${each.address}: ${each.message}`).join(' ');
  return [{ websiteId, importId, line, columnName: 'Pictures', message, cells: [] }];
};

/** Fetches the pictures of one product and adds them to it. Returns how many could not be added. */
export const addPictures = async (run: PictureRun, row: PictureRow): Promise<number> => {
  const failures = await saveOrRefuse(run, row);
  await inTransaction(run.database, async (transaction) => {
    await insertFaults(transaction, pictureFaults(row, failures));
    await deletePictures(transaction, row);
  });
  return failures.length;
};
