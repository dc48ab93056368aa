import { fileKey, type FileStore } from '../../files/index.ts';

export const FONT_TYPE = 'font/woff2';

export interface FontLocation {
  readonly websiteId: string;
  readonly slug: string;
  readonly version: string;
}

/** Folder names of the file store have no dots. */
export const fontKey = ({ websiteId, slug, version }: FontLocation, file: string): string =>
  fileKey(websiteId, 'fonts', slug, version.replaceAll('.', '-'), file);

export const storeFontFiles = async (
  files: FileStore,
  place: FontLocation,
  contents: Iterable<readonly [string, Uint8Array]>,
): Promise<void> => {
  for (const [file, bytes] of contents)
    await files.put(fontKey(place, file), bytes, { contentType: FONT_TYPE });
};
