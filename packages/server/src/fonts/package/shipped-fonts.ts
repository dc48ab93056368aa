import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { programFolders } from '../../program-folders.ts';
import { packageOf, type CatalogueFont } from '../catalogue/font-catalogue.ts';
import { chooseFaces, readFacts, type FontFace } from './font-faces.ts';

const serverFolder = dirname(programFolders.migrations);

/** npm installs packages of a workspace in its folder or at the root. */
const folders = [serverFolder, dirname(dirname(serverFolder))].map((folder) => join(folder, 'node_modules'));

const SCOPES = ['@fontsource', '@fontsource-variable'];

/** Read once: two thousand lookups on disk would take longer than the rest of the call. */
const findPackages = (): ReadonlyMap<string, string> => {
  const scopes = folders.flatMap((folder) => SCOPES.map((scope) => ({ scope, path: join(folder, scope) })));
  return new Map(
    scopes
      .filter(({ path }) => existsSync(path))
      .flatMap(({ scope, path }) =>
        readdirSync(path).map((name) => [`${scope}/${name}`, join(path, name)] as const),
      ),
  );
};

let installed: ReadonlyMap<string, string> | undefined;

const folderOf = (font: CatalogueFont): string | undefined => {
  installed ??= findPackages();
  return installed.get(packageOf(font));
};

/** Whether a family is built in. */
export const isShipped = (font: CatalogueFont): boolean => folderOf(font) !== undefined;

const known = new Map<string, Promise<readonly FontFace[]>>();

const readFaces = async (font: CatalogueFont, folder: string): Promise<readonly FontFace[]> => {
  const [metadata, unicode, files] = await Promise.all([
    readFile(join(folder, 'metadata.json'), 'utf8'),
    readFile(join(folder, 'unicode.json'), 'utf8'),
    readdir(join(folder, 'files')),
  ]);
  return chooseFaces(font, readFacts({ metadata, unicode }, files));
};

/** The faces of a built-in family; undefined for others. */
export const shippedFaces = async (font: CatalogueFont): Promise<readonly FontFace[] | undefined> => {
  const folder = folderOf(font);
  if (folder === undefined) return undefined;
  const faces = known.get(font.slug) ?? readFaces(font, folder);
  known.set(font.slug, faces);
  return faces;
};

export const readShippedFile = async (font: CatalogueFont, file: string): Promise<Buffer | undefined> => {
  const folder = folderOf(font);
  const faces = await shippedFaces(font);
  const isFace = faces?.some((face) => face.file === file) ?? false;
  return folder !== undefined && isFace ? readFile(join(folder, 'files', file)) : undefined;
};
