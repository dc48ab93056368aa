import { templateFolders } from '@sitewright/domain/templates';
import type { ListedFiles, TemplateFile } from './template-file.ts';

export interface FileNode {
  readonly path: string;
  readonly name: string;
  readonly file?: TemplateFile;
  /** Of a picture or font: listed, not edited. */
  readonly bytes?: number;
}

export interface FileGroup {
  readonly id: string;
  readonly name: string;
  /** Folder for new files of the group; absent if none can be added. */
  readonly folder?: string;
  readonly nodes: readonly FileNode[];
}

const CONFIGURATION = 'configuration';

const groupOf = (path: string): string => {
  if (!path.includes('/')) return path.endsWith('.region') ? 'regions' : CONFIGURATION;
  const found = templateFolders.find(({ folder }) => folder !== '' && path.startsWith(folder));
  return found ? found.name.toLowerCase() : 'others';
};

const nameBelow = (path: string, folder = ''): string =>
  folder !== '' && path.startsWith(folder) ? path.slice(folder.length) : path;

/** Groups in the order in which a page is built; empty ones only if files can be added. */
export const groupFiles = (files: readonly TemplateFile[], assets: ListedFiles['assets']): FileGroup[] => {
  const nodesOf = (id: string, folder?: string): FileNode[] =>
    files
      .filter(({ path }) => groupOf(path) === id)
      .map((file) => ({ path: file.path, name: nameBelow(file.path, folder), file }));
  const known = templateFolders.map(({ folder, name }) => {
    const id = name.toLowerCase();
    return { id, name, folder, nodes: nodesOf(id, folder) };
  });
  const pictures = assets.map(({ path, bytes }) => ({ path, name: nameBelow(path, 'assets/'), bytes }));
  return [
    ...known,
    { id: CONFIGURATION, name: 'Configuration', nodes: nodesOf(CONFIGURATION) },
    { id: 'others', name: 'Other files', nodes: nodesOf('others') },
    { id: 'assets', name: 'Assets', nodes: pictures },
  ].filter(({ id, nodes }) => nodes.length > 0 || !['others', 'assets', CONFIGURATION].includes(id));
};

/** Files whose path contains the search text. */
export const filterGroups = (groups: readonly FileGroup[], search: string): FileGroup[] => {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return [...groups];
  return groups
    .map((group) => ({
      ...group,
      nodes: group.nodes.filter(({ path }) => path.toLowerCase().includes(wanted)),
    }))
    .filter(({ nodes }) => nodes.length > 0);
};
