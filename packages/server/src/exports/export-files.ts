import type { Queryable } from '../database/index.ts';
import { fileFolder, type FileStore } from '../files/index.ts';
import { fontKey, listSiteFonts } from '../fonts/index.ts';
import { listAssets, originalKey } from '../media/index.ts';
import { ExportFault, type FolderWriter } from './folder-writer.ts';

export interface FileSource {
  readonly database: Queryable;
  readonly websiteId: string;
  readonly files: FileStore;
  readonly writer: FolderWriter;
}

const copyFile = async ({ files, writer }: FileSource, key: string, path: string): Promise<void> => {
  const file = await files.get(key);
  if (!file) throw new ExportFault(`The file ${key} is missing in the file store.`);
  await writer.writeStream(path, file.stream);
};

/** Images and fonts of the template; its text files are documents. */
export const exportTemplateFiles = async (source: FileSource): Promise<void> => {
  const folder = fileFolder(source.websiteId, 'template', 'assets');
  for await (const { key } of source.files.list(folder))
    await copyFile(source, key, `template/assets/${key.slice(folder.length)}`);
};

/** Fonts fetched for the site; built-in ones are not exported. */
export const exportFonts = async (source: FileSource): Promise<void> => {
  const { database, websiteId, writer } = source;
  for (const { slug, family, version, state, faces } of await listSiteFonts(database, websiteId)) {
    if (state !== 'ready') continue;
    await writer.writeJson(`fonts/${slug}.json`, { family, version, faces });
    for (const { file } of faces)
      await copyFile(source, fontKey({ websiteId, slug, version }, file), `fonts/${slug}/${file}`);
  }
};

const BATCH = 200;

const readBatch = ({ database, websiteId }: FileSource, before: string | undefined) =>
  listAssets(database, websiteId, {
    before,
    search: undefined,
    kind: undefined,
    isTrashed: false,
    max: BATCH,
  });

/** Originals only: variants are generated again. */
export const exportMedia = async (source: FileSource): Promise<void> => {
  let before: string | undefined;
  for (;;) {
    const assets = await readBatch(source, before);
    for (const asset of assets) {
      const { id, filename, altText, title, body, focalPoint, uploadedOn } = asset;
      const facts = { filename, altText, title, body, focalPoint, uploadedOn: uploadedOn.getTime() };
      await source.writer.writeJson(`media/${id}.json`, facts);
      await copyFile(source, originalKey(source.websiteId, asset), `media/${id}/${filename}`);
    }
    before = assets.at(-1)?.id;
    if (assets.length < BATCH || before === undefined) return;
  }
};
