import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What is installed or made. */
export const madeFolders = new Set(['node_modules', 'dist', '.git', '.data', '.cache', 'coverage']);

/**
 * Every file below a folder, sorted, without made folders.
 *
 * @param {string} folder
 * @returns {string[]} absolute paths
 */
export function listFiles(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (madeFolders.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(path);
    return entry.isFile() ? [path] : [];
  });
}
