import { kindOf, type BlockKind, type PlacedBlock, type Section } from '@sitewright/domain/blocks';
import { chromePartNames, chromeParts, type ChromePart } from '../../site-chrome/index.ts';
import { nameOfBlock, nameOfSection, summaryOf } from '../model/describe.ts';
import { blocksInOrder, type PageAreas } from '../model/page-areas.ts';
import { nothing, selectBlocks, type Selection } from '../model/selection.ts';

/** A row of the outline. */
export interface OutlineNode {
  readonly id: string;
  readonly type: 'chromePart' | 'section' | 'block';
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

const sectionNodesOf = (areas: PageAreas): OutlineNode[] =>
  areas.flatMap(({ layout }) => layout.map(nodeOfSection));

const nodeOfChromePart = (name: ChromePart, pageAreas: PageAreas): OutlineNode => ({
  id: name,
  type: 'chromePart',
  kind: undefined,
  name: chromePartNames[name],
  summary: '',
  isHiddenOnPhone: false,
  children: sectionNodesOf(pageAreas.filter(({ within }) => within === name)),
});

/**
 * The page as a tree of sections and their blocks in reading order, between the site chrome parts. Unchanged nodes
 * keep their identity, so that a long page does not re-render for one block.
 */
export const outlineOf = (pageAreas: PageAreas, chromeParts: readonly ChromePart[] = []): OutlineNode[] => {
  const nodeOf = (name: ChromePart) => nodeOfChromePart(name, pageAreas);
  return [
    ...chromeParts.filter((name) => name !== 'footer').map(nodeOf),
    ...sectionNodesOf(pageAreas.filter(({ within }) => within === undefined)),
    ...chromeParts.filter((name) => name === 'footer').map(nodeOf),
  ];
};

/** All section rows. */
export const sectionRows = (nodes: readonly OutlineNode[]): OutlineNode[] =>
  nodes.flatMap((node) => (node.type === 'chromePart' ? node.children : [node]));

/** Rows that can be expanded. */
export const parentRows = (nodes: readonly OutlineNode[]): OutlineNode[] => [
  ...nodes.filter(({ type }) => type === 'chromePart'),
  ...sectionRows(nodes),
];

const isChromePart = (id: string): id is ChromePart => chromeParts.some((name) => name === id);

/** Several selected rows are blocks; a section is selected alone. */
export const selectionOf = (nodes: readonly OutlineNode[], ids: ReadonlySet<string>): Selection => {
  const sections = sectionRows(nodes);
  const blocks = sections.flatMap(({ children }) => children).filter(({ id }) => ids.has(id));
  const section = sections.find(({ id }) => ids.has(id));
  if (blocks.length > 0) return selectBlocks(blocks.map(({ id }) => id));
  if (section) return { type: 'section', id: section.id };
  const name = [...ids].find(isChromePart);
  return name ? { type: 'chromePart', name } : nothing;
};

export const keysOf = (selection: Selection): string[] => {
  if (selection.type === 'section') return [selection.id];
  if (selection.type === 'chromePart') return [selection.name];
  return selection.type === 'blocks' ? [...selection.ids] : [];
};
