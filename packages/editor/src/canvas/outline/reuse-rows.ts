import type { OutlineNode } from './outline-nodes.ts';

const isSameRow = (one: OutlineNode, other: OutlineNode): boolean =>
  one.type === other.type &&
  one.kind === other.kind &&
  one.name === other.name &&
  one.summary === other.summary &&
  one.isHiddenOnPhone === other.isHiddenOnPhone &&
  one.children === other.children;

/**
 * Reuses former rows that are equal. Most block changes do not affect the outline, and new row objects would
 * re-render the whole tree.
 */
export const reuseRows = (
  before: readonly OutlineNode[],
  after: readonly OutlineNode[],
): readonly OutlineNode[] => {
  const known = new Map(before.map((node) => [node.id, node]));
  const rows = after.map((node) => {
    const former = known.get(node.id);
    if (!former) return node;
    const row = { ...node, children: reuseRows(former.children, node.children) };
    return isSameRow(former, row) ? former : row;
  });
  return rows.length === before.length && rows.every((row, index) => row === before[index]) ? before : rows;
};

/** Keeps the previous rows. */
export const createRowReuse = () => {
  let last: readonly OutlineNode[] = [];
  return (rows: readonly OutlineNode[]): readonly OutlineNode[] => {
    last = reuseRows(last, rows);
    return last;
  };
};
