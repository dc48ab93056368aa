import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { MEDIA_BASE } from '@sitewright/domain/media';
import { productFileLimits as limits, type FilePicture } from '@sitewright/domain/product-files';
import type { Queryable } from '../../database/index.ts';
import type { FileStore } from '../../files/index.ts';
import { findAssets } from '../../media/index.ts';
import { findImportedPictures } from './pictures-store.ts';
import type { PublicNetwork } from '../../public-fetch/index.ts';
import { listUploadedZip, uploadKey, type UploadedFile } from '../reading/uploaded-file.ts';
import { openZipEntry, rangeReader, type ZipEntry } from '../zip/read-zip.ts';
import { FetchFault, fetchPublic } from './public-fetch.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const isUrl = (address: string): boolean => /^https?:\/\//i.test(address);

const baseName = (path: string): string => path.split('/').at(-1) ?? '';

const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** Opens a picture; throws `FetchFault` with a message for the owner. */
export type PictureFetcher = (address: string) => Promise<Readable>;

export interface PictureSources {
  /** The files of the site that the pictures already are; undefined where one is not there yet. */
  find(database: Queryable, pictures: readonly FilePicture[]): Promise<readonly (string | undefined)[]>;
  open(address: string): Promise<Readable>;
  /** Under which a picture is remembered. */
  hash(address: string): string;
  filename(address: string): string;
}

export interface SourceOptions {
  readonly files: FileStore;
  readonly upload: UploadedFile;
  readonly origin: string;
  readonly fetchPicture?: PictureFetcher | undefined;
  readonly publicNetwork?: PublicNetwork | undefined;
}

const ownAssetId = (address: string, origin: string): string | undefined =>
  address.startsWith(`${origin}${MEDIA_BASE}`)
    ? /[0-9a-f]{24}/.exec(address.slice(origin.length))?.[0]
    : undefined;

/** Where the pictures of an import come from: files of the site, URLs, and the ZIP file. */
export const openPictureSources = async ({
  files,
  upload,
  origin,
  publicNetwork,
  fetchPicture = (address) => fetchPublic(address, publicNetwork),
}: SourceOptions): Promise<PictureSources> => {
  const entries = upload.fileKind === 'zip' ? await listUploadedZip(files, upload) : [];
  const byName = new Map(
    entries.flatMap((entry) => [[entry.name, entry] as const, [baseName(entry.name), entry] as const]),
  );
  const entryOf = (address: string): ZipEntry | undefined =>
    byName.get(decoded(address).replace(/^\.?\//, '')) ?? byName.get(baseName(decoded(address)));
  const hash = (address: string): string => {
    const entry = isUrl(address) ? undefined : entryOf(address);
    return hashOf(entry ? `zip:${baseName(entry.name)}:${entry.checksum}:${entry.compressedBytes}` : address);
  };
  return {
    hash,
    filename: (address) =>
      baseName(decoded(isUrl(address) && URL.canParse(address) ? new URL(address).pathname : address)) ||
      'picture',
    async find(database, pictures) {
      if (pictures.length === 0) return [];
      const own = pictures.map(({ address }) => ownAssetId(address, origin));
      const there = new Set(
        (
          await findAssets(
            database,
            upload.websiteId,
            own.filter((id) => id !== undefined),
          )
        ).map(({ id }) => id),
      );
      const hashes = pictures.map(({ address }) => hash(address));
      const known = await findImportedPictures(database, upload.websiteId, hashes);
      return pictures.map((_, index) => {
        const id = own[index];
        return id !== undefined && there.has(id) ? id : known.get(hashes[index] ?? '');
      });
    },
    async open(address) {
      if (isUrl(address)) return fetchPicture(address);
      const entry = entryOf(address);
      if (!entry)
        throw new FetchFault('There is no such picture. Write its URL, or add the file to the ZIP file.');
      const read = rangeReader(files, uploadKey(upload));
      return openZipEntry(read, entry, { max: limits.PICTURE_BYTES, tooLarge: 'zip-unreadable' });
    },
  };
};
