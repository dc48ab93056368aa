import type { CampaignBlock, CampaignBlockKind } from './campaign-content.ts';

type Blocks = readonly CampaignBlock[];

export const newCampaignBlock = (kind: CampaignBlockKind, id: string): CampaignBlock => {
  switch (kind) {
    case 'text':
      return { id, kind, document: { type: 'doc', content: [{ type: 'paragraph' }] } };
    case 'image':
      return { id, kind, assetId: '', alt: '', url: '' };
    case 'button':
      return { id, kind, label: '', url: '' };
    case 'product':
      return { id, kind, itemId: '', showsPrice: true };
    case 'divider':
      return { id, kind };
  }
};

/** After another block; at the end without one. */
export const addCampaignBlock = (blocks: Blocks, block: CampaignBlock, afterId?: string): Blocks => {
  const at = blocks.findIndex(({ id }) => id === afterId);
  const index = at === -1 ? blocks.length : at + 1;
  return blocks.toSpliced(index, 0, block);
};

/** To a position, counted without the block itself; beyond the ends it goes to the end. */
export const moveCampaignBlock = (blocks: Blocks, id: string, to: number): Blocks => {
  const block = blocks.find((each) => each.id === id);
  if (!block) return blocks;
  const others = blocks.filter((each) => each.id !== id);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, block);
};

export const copyCampaignBlock = (blocks: Blocks, id: string, copyId: string): Blocks => {
  const block = blocks.find((each) => each.id === id);
  return block ? addCampaignBlock(blocks, { ...block, id: copyId }, id) : blocks;
};

export const removeCampaignBlock = (blocks: Blocks, id: string): Blocks =>
  blocks.filter((block) => block.id !== id);

export const changeCampaignBlock = (blocks: Blocks, changed: CampaignBlock): Blocks =>
  blocks.map((block) => (block.id === changed.id ? changed : block));
