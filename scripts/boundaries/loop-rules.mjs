import { findLoops } from './find-loops.mjs';
import { ruleOf } from './package-rules.mjs';
import { isInside, pathOf, resolveReference } from './resolve-reference.mjs';

/** @typedef {import('./read-tree.mjs').SourceFile} SourceFile */
/** @typedef {import('./read-tree.mjs').Tree} Tree */
/** @typedef {import('./read-tree.mjs').Fault} Fault */
/** @typedef {{ from: SourceFile, to: SourceFile, line: number, isType: boolean }} Edge */

/**
 * @param {Tree} tree
 * @returns {Edge[]}
 */
export function listEdges(tree) {
  return [...tree.files.values()].flatMap((from) =>
    from.references.flatMap(({ kind, specifier, line, isType }) => {
      if (specifier === undefined || kind === 'url' || kind === 'glob') return [];
      const to = tree.files.get(pathOf(resolveReference(from, specifier, tree)) ?? '');
      return to ? [{ from, to, line, isType }] : [];
    }),
  );
}

/**
 * @param {Edge[]} edges
 * @param {{
 *   nameOf: (file: SourceFile) => string,
 *   what: string,
 *   isReported?: (loop: string[]) => boolean,
 * }} options
 * @returns {Fault[]}
 */
function reportLoops(edges, { nameOf, what, isReported = () => true }) {
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  for (const { from, to } of edges)
    graph.set(nameOf(from), (graph.get(nameOf(from)) ?? new Set()).add(nameOf(to)));
  return findLoops(graph)
    .filter(isReported)
    .map((loop) => {
      const around = loop.map((name, index) => {
        const next = loop[(index + 1) % loop.length];
        return edges.find(({ from, to }) => nameOf(from) === name && nameOf(to) === next);
      });
      const imports = around.map((edge) =>
        edge ? `${edge.from.path}:${edge.line} imports ${edge.to.path}` : '',
      );
      const message = `${what} loop: ${[...loop, loop[0]].join(' -> ')}\n    ${imports.join('\n    ')}`;
      return { path: around[0]?.from.path ?? loop[0] ?? '', line: around[0]?.line ?? 1, message };
    });
}

/**
 * A file right inside `src` counts as a capability of its own: a loop through it is a loop all the same.
 *
 * @param {SourceFile} file
 */
function capabilityOf({ workspace, capability, path }) {
  if (ruleOf(workspace).isOneCapability) return workspace;
  return capability === undefined ? path : `${workspace}/src/${capability}`;
}

/**
 * The folder below its capability that a file is in; a file right inside the capability counts by itself.
 *
 * @param {SourceFile} file
 */
function subFolderOf({ path, workspace }) {
  const folder = ruleOf(workspace).isOneCapability ? /^.*?src\/[^/]+(?=\/)/ : /^.*?src\/[^/]+\/[^/]+(?=\/)/;
  return folder.exec(path)?.[0] ?? path;
}

const sourceFile = /\.tsx?$/;

/** @param {Edge} edge */
const isShipped = ({ from, to }) => !from.isTest && !to.isTest;

/**
 * Types count as well: two files that know each other's types are read and changed together.
 *
 * @param {Edge[]} edges
 * @returns {Fault[]}
 */
export function checkLoops(edges) {
  const values = edges.filter(({ isType }) => !isType);
  const shipped = edges.filter(isShipped);
  const files = reportLoops([...shipped, ...values.filter((edge) => !isShipped(edge))], {
    nameOf: ({ path }) => path,
    what: 'file',
  });
  const inside = shipped.filter(({ from, to }) => isInside(to.path, from.workspace));
  const between = inside.filter(({ from, to }) => capabilityOf(from) !== capabilityOf(to));
  const within = inside.filter(
    ({ from, to }) => capabilityOf(from) === capabilityOf(to) && subFolderOf(from) !== subFolderOf(to),
  );
  return [
    ...files,
    ...reportLoops(between, { nameOf: capabilityOf, what: 'capability' }),
    // A loop of files alone has been named above.
    ...reportLoops(within, {
      nameOf: subFolderOf,
      what: 'folder',
      isReported: (loop) => loop.some((name) => !sourceFile.test(name)),
    }),
  ];
}
