import type { Readable } from 'node:stream';
import { productFileLimits as limits } from '@sitewright/domain/product-files';
import { fileKey, type FileStore } from '../../files/index.ts';
import { listZip, openZipEntry, rangeReader, ZipFault, type ZipEntry } from '../zip/read-zip.ts';
import { FileFault } from './read-products.ts';

export interface UploadedFile {
  readonly websiteId: string;
  readonly importId: string;
  readonly fileKind: 'csv' | 'zip';
}

export const uploadKey = ({ websiteId, importId, fileKind }: UploadedFile): string =>
  fileKey(websiteId, 'product-files', importId, `upload.${fileKind}`);

const isCsv = ({ name }: ZipEntry): boolean => /\.(csv|tsv|txt)$/i.test(name);

/** The CSV file among the files of a ZIP file. */
export const findCsv = (entries: readonly ZipEntry[]): ZipEntry => {
  const [found, second] = entries.filter(isCsv);
  if (!found) throw new ZipFault('zip-without-csv');
  if (second) throw new ZipFault('zip-several-csv');
  return found;
};

export const listUploadedZip = async (files: FileStore, upload: UploadedFile): Promise<ZipEntry[]> => {
  const key = uploadKey(upload);
  const head = await files.head(key);
  if (!head) throw new ZipFault('file-missing');
  return listZip(rangeReader(files, key), head.size);
};

/** The bytes of the CSV file. Opened anew for each pass. */
export const openCsv = async (files: FileStore, upload: UploadedFile): Promise<Readable> => {
  const key = uploadKey(upload);
  if (upload.fileKind === 'zip') {
    const entry = findCsv(await listUploadedZip(files, upload));
    const max = { max: limits.CSV_BYTES, tooLarge: 'csv-too-large' } as const;
    return openZipEntry(rangeReader(files, key), entry, max);
  }
  const file = await files.get(key);
  if (!file) throw new FileFault('file-missing');
  return file.stream;
};
