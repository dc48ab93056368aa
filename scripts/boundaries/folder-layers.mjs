import { isInside } from './resolve-reference.mjs';

/** @typedef {import('./loop-rules.mjs').Edge} Edge */
/** @typedef {import('./read-tree.mjs').SourceFile} SourceFile */
/** @typedef {import('./read-tree.mjs').Fault} Fault */

/**
 * Layers inside a capability, lowest first: a sub-folder (or a file right in the folder) imports lower layers only, in
 * types too. `.` stands for all files right in the folder that are not named.
 *
 * @type {Record<string, string[][]>}
 */
export const folderLayers = {
  'packages/server/src/pages': [
    ['pages-tables.ts', 'url'],
    ['authors', 'feeds', 'homepage', 'passwords', 'url-changes'],
    ['projections', 'states'],
    ['content-search', 'items', 'load', 'terms'],
    ['drafts', 'kinds'],
    ['build', 'jobs'],
    ['draft-work'],
    ['workers'],
    ['cache'],
    ['serving'],
    ['draft-pages'],
    ['.'],
  ],
  'packages/server/src/product-files': [
    ['import-states.ts', 'product-files-kinds.ts', 'zip'],
    ['product-files-tables.ts', 'reading'],
    ['store'],
    ['exporting', 'import-access.ts'],
    ['describe-import.ts', 'pictures', 'plan'],
    ['importing'],
    ['undo'],
    ['.'],
  ],
  'packages/storefront/src/forms': [['view'], ['sending'], ['bot-check'], ['.']],
  'packages/storefront/src/cart-page': [['display', 'takeover'], ['lines', 'totals'], ['.']],
  'packages/storefront/src/checkout': [['state'], ['fields'], ['steps', 'payment', 'summary'], ['.']],
  'packages/editor/src/canvas/frame': [
    ['frame-marks.ts', 'theme-colours.ts', 'frame-styles.ts', 'page-title.ts'],
    ['painting', 'pointing', 'text'],
  ],
};

/**
 * @param {string} folder
 * @param {string[][]} layers
 * @param {SourceFile} file
 */
function placeOf(folder, layers, { path }) {
  const [first = '', ...rest] = path.slice(folder.length + 1).split('/');
  const name = rest.length > 0 || layers.some((layer) => layer.includes(first)) ? first : '.';
  return { name, layer: layers.findIndex((layer) => layer.includes(name)) };
}

/**
 * @param {string} folder
 * @param {string[][]} layers
 * @param {Edge} edge
 */
function checkEdge(folder, layers, { from, to }) {
  const [importer, imported] = [placeOf(folder, layers, from), placeOf(folder, layers, to)];
  const unknown = [importer, imported].find(({ layer }) => layer < 0);
  if (unknown) return `${folder}/${unknown.name} is in no layer of scripts/boundaries/folder-layers.mjs`;
  if (importer.name === imported.name || importer.layer > imported.layer) return undefined;
  return `layer: ${folder}/${importer.name} may not import ${imported.name}`;
}

/**
 * @param {Edge[]} edges
 * @returns {Fault[]}
 */
export function checkFolderLayers(edges) {
  return Object.entries(folderLayers).flatMap(([folder, layers]) =>
    edges
      .filter(({ from, to }) => !from.isTest && isInside(from.path, folder) && isInside(to.path, folder))
      .flatMap((edge) => {
        const message = checkEdge(folder, layers, edge);
        return message ? [{ path: edge.from.path, line: edge.line, message }] : [];
      }),
  );
}
