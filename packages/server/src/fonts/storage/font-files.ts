import { fileKey, type FileStore } from '../../files/index.ts';

export const FONT_TYPE = 'font/woff2';

export interface FontPlace {
  readonly websiteId: string;
  readonly slug: string;
  readonly version: string;
}

/** Names of folders have no dots. */
export const fontKey = ({ websiteId, slug, version }: FontPlace, file: string): string =>
  fileKey(websiteId, 'fonts', slug, version.replaceAll('.', '-'), file);

export const keepFontFiles = async (
  files: FileStore,
  place: FontPlace,
  contents: Iterable<readonly [string, Uint8Array]>,
): Promise<void> => {
  for (const [file, bytes] of contents)
    await files.put(fontKey(place, file), bytes, { contentType: FONT_TYPE });
};
