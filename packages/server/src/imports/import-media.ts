import { isRecord } from '@sitewright/domain/documents';
import { join } from 'node:path';
import { defaultFocalPoint } from '@sitewright/domain/media';
import type { FileStore } from '../files/index.ts';
import { isRefusal } from '../http/index.ts';
import { importAsset } from '../media/index.ts';
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

export const importMedia = async (
  { transaction, site, now }: ImportTarget,
  { files, folder }: { readonly files: FileStore; readonly folder: string },
): Promise<void> => {
  for (const file of await listFolder(join(folder, 'media'))) {
    const found = fileOf(file);
    if (!found) continue;
    const name = `media/${found.id}.json`;
    const read = await readJsonFile(folder, name);
    const storedFields = isRecord(read) ? read : {};
    const stream = file.stream();
    const asset = await importAsset(transaction, files, {
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
  }
};
