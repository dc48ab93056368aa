import { kindOf, type BlockKind, type PlacedBlock, type Section } from '@sitewright/domain/blocks';
import { nameOfBlock, nameOfSection, summaryOf } from '../model/describe.ts';
import { blocksInOrder, type Scene } from '../model/scene.ts';
import { nothing, selectBlocks, type Selection } from '../model/selection.ts';

/** A row of the outline. */
export interface OutlineNode {
  readonly id: string;
  readonly type: 'section' | 'block';
  readonly kind: BlockKind | undefined;
  readonly name: string;
  readonly summary: string;
  readonly isHiddenOnPhone: boolean;
  readonly children: readonly OutlineNode[];
}

const blockNodes = new WeakMap<PlacedBlock, OutlineNode>();
const sectionNodes = new WeakMap<Section, OutlineNode>();

const nodeOfBlock = (block: PlacedBlock): OutlineNode => {
  const known = blockNodes.get(block);
  if (known) return known;
  const node: OutlineNode = {
    id: block.id,
    type: 'block',
    kind: kindOf(block),
    name: nameOfBlock(block),
    summary: summaryOf(block),
    isHiddenOnPhone: block.phone?.isHidden ?? false,
    children: [],
  };
  blockNodes.set(block, node);
  return node;
};

const nodeOfSection = (section: Section, index: number): OutlineNode => {
  const name = nameOfSection(section, index);
  const known = sectionNodes.get(section);
  if (known?.name === name) return known;
  const children = blocksInOrder(section).map(nodeOfBlock);
  const node: OutlineNode = {
    id: section.id,
    type: 'section',
    kind: undefined,
    name,
    summary: '',
    isHiddenOnPhone: false,
    children,
  };
  sectionNodes.set(section, node);
  return node;
};

/**
 * The page as a tree: sections, and in each its blocks as they are read. What did not change is the same node, so that
 * a long page is not drawn anew for one block of it.
 */
export const outlineOf = (scene: Scene): OutlineNode[] =>
  scene.flatMap(({ layout }) => layout.map(nodeOfSection));

/** Rows that are chosen together are blocks; a section is chosen alone. */
export const selectionOf = (nodes: readonly OutlineNode[], ids: ReadonlySet<string>): Selection => {
  const blocks = nodes.flatMap(({ children }) => children).filter(({ id }) => ids.has(id));
  const section = nodes.find(({ id }) => ids.has(id));
  if (blocks.length > 0) return selectBlocks(blocks.map(({ id }) => id));
  return section ? { type: 'section', id: section.id } : nothing;
};

export const keysOf = (selection: Selection): string[] => {
  if (selection.type === 'section') return [selection.id];
  return selection.type === 'blocks' ? [...selection.ids] : [];
};
