import { join } from 'node:path';
import { readFaces, storeFontFiles, putSiteFont } from '../fonts/index.ts';
import type { FileStore } from '../files/index.ts';
import { ImportFault } from './import-fault.ts';
import { listFolder, readJsonFolder } from './site-folder.ts';
import type { ImportTarget } from './write-documents.ts';

const SLUG = /^fonts\/([a-z0-9-]{1,80})\.json$/;
const VERSION = /^\d+(?:\.\d+){0,3}$/;

/** `fonts/<name>/<file>` are the files, `fonts/<name>.json` lists the characters and weights of each. */
export const importFonts = async (
  { transaction, site, now }: ImportTarget,
  { files, folder }: { readonly files: FileStore; readonly folder: string },
): Promise<void> => {
  for (const { name, value } of await readJsonFolder(folder, 'fonts')) {
    const slug = SLUG.exec(name)?.[1];
    const { family, version } = value;
    const faces = readFaces(value['faces']);
    if (
      slug === undefined ||
      typeof family !== 'string' ||
      typeof version !== 'string' ||
      !VERSION.test(version)
    )
      throw new ImportFault(name, 'must name a font, its family and its version.');
    const required = new Set(faces.map(({ file }) => file));
    const found = (await listFolder(join(folder, 'fonts', slug))).filter(({ path }) => required.has(path));
    if (found.length < required.size) throw new ImportFault(name, 'names a file that is missing.');
    for (const { path, read } of found)
      await storeFontFiles(files, { websiteId: site.id, slug, version }, [[path, await read()]]);
    await putSiteFont(transaction, site.id, { slug, family, version, state: 'ready', faces, updatedAt: now });
  }
};
