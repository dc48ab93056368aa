import { isRecord } from '@sitewright/domain/documents';
import { join } from 'node:path';
import { defaultFocalPoint, type Asset } from '@sitewright/domain/media';
import type { FileStore } from '../files/index.ts';
import { isRefusal } from '../http/index.ts';
import { receiveAsset } from '../media/index.ts';
import { ImportFault } from './import-fault.ts';
import { listFolder, readJsonFile, type FolderFile } from './site-folder.ts';
import type { ImportTarget } from './write-documents.ts';

/** `media/<id>/<name>` is the file, `media/<id>.json` its metadata. */
const fileOf = ({ path }: FolderFile): { id: string; filename: string } | undefined => {
  const [id = '', filename, ...rest] = path.split('/');
  return filename === undefined || rest.length > 0 ? undefined : { id, filename };
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const pointOf = (value: unknown) => {
  if (!isRecord(value)) return {};
  const { x, y, source } = value;
  if (typeof x !== 'number' || typeof y !== 'number') return {};
  return { focalPoint: { x, y, source: typeof source === 'number' ? source : defaultFocalPoint.source } };
};

interface MediaFolder {
  readonly files: FileStore;
  readonly folder: string;
}

const receiveFile = async (
  { site, now }: ImportTarget,
  { files, folder }: MediaFolder,
  file: FolderFile,
): Promise<Asset | undefined> => {
  const found = fileOf(file);
  if (!found) return undefined;
  const read = await readJsonFile(folder, `media/${found.id}.json`);
  const storedFields = isRecord(read) ? read : {};
  const stream = file.stream();
  const asset = await receiveAsset(files, {
    websiteId: site.id,
    ...found,
    altText: textOf(storedFields['altText']),
    title: textOf(storedFields['title']),
    body: textOf(storedFields['body']),
    ...pointOf(storedFields['focalPoint']),
    stream,
    now: typeof storedFields['uploadedOn'] === 'number' ? new Date(storedFields['uploadedOn']) : now,
  }).finally(() => stream.destroy());
  if (isRefusal(asset)) throw new ImportFault(`media/${file.path}`, asset.message);
  return asset;
};

/** Stores the files. Their rows are for the caller to insert, so that this can go on beside other statements. */
export const receiveMedia = async (target: ImportTarget, from: MediaFolder): Promise<readonly Asset[]> => {
  const assets: Asset[] = [];
  for (const file of await listFolder(join(from.folder, 'media'))) {
    const asset = await receiveFile(target, from, file);
    if (asset) assets.push(asset);
  }
  return assets;
};
