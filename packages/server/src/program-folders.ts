import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Bundling moves code between folders, so the package folder is found by its migrations. */
const findPackageFolder = (from: string): string => {
  if (existsSync(join(from, 'migrations'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('The program’s own files are not complete. Install Sitewright again.');
  return findPackageFolder(parent);
};

const packageFolder = findPackageFolder(dirname(fileURLToPath(import.meta.url)));
const root = dirname(dirname(packageFolder));

/** The built program of threads that build pages. It lies beside the program that starts them. */
export const findPageWorker = (): string | undefined => {
  const file = join(packageFolder, 'dist', 'page-worker.js');
  return existsSync(file) ? file : undefined;
};

/** Paths of files that are part of Sitewright. */
export const programFolders = {
  migrations: join(packageFolder, 'migrations'),
  editor: join(root, 'packages', 'editor', 'dist'),
  storefront: join(root, 'packages', 'storefront', 'dist'),
  demoSite: join(root, 'sites', 'demo'),
  starterSite: join(root, 'sites', 'starter'),
};

export type ProgramFolders = typeof programFolders;
