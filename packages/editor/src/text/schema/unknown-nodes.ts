import { Node } from '@tiptap/core';

const holdingNode = { node: { default: null, rendered: false } };

/** Unknown nodes are preserved as atoms, so that saving does not lose them. */
export const UnknownBlock = Node.create({
  name: 'keptBlock',
  group: 'block',
  atom: true,
  addAttributes: () => holdingNode,
  renderHTML: () => ['div', { 'data-kept': '', role: 'note' }, 'Unsupported content'],
});

export const UnknownInline = Node.create({
  name: 'keptInline',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => holdingNode,
  renderHTML: () => ['span', { 'data-kept': '' }, '…'],
});
