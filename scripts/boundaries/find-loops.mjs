/** @typedef {Map<string, Set<string>>} Graph */

/**
 * The shortest way from a node back to itself.
 *
 * @param {Graph} graph
 * @param {string} start
 * @returns {string[] | undefined}
 */
function findShortestLoop(graph, start) {
  /** @type {Map<string, string>} */
  const cameFrom = new Map();
  const waiting = [start];
  for (const node of waiting) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) return traceBack(cameFrom, node, start);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, node);
      waiting.push(next);
    }
  }
  return undefined;
}

/**
 * @param {Map<string, string>} cameFrom
 * @param {string} last
 * @param {string} start
 */
function traceBack(cameFrom, last, start) {
  const path = [last];
  for (let node = last; node !== start;) {
    node = cameFrom.get(node) ?? start;
    path.unshift(node);
  }
  return path;
}

/**
 * One loop for every knot in a graph, each told from its first name in the alphabet.
 *
 * @param {Graph} graph
 * @returns {string[][]}
 */
export function findLoops(graph) {
  const told = new Set();
  return [...graph.keys()].sort().flatMap((node) => {
    const loop = told.has(node) ? undefined : findShortestLoop(graph, node);
    for (const member of loop ?? []) told.add(member);
    return loop ? [loop] : [];
  });
}
