import { definitionOf, type BlockKind, type BlockTexts } from './block-definitions.ts';

const plain: BlockTexts = {};

export const textsOfKind = (kind: BlockKind): BlockTexts => definitionOf(kind).texts ?? plain;
