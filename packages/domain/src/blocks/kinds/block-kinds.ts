import type { PlacedBlock } from '../layout/layout.ts';
import { blockDefinitions, COMPONENT_TYPE, definitionOf, type BlockKind } from './block-definitions.ts';

export type { BlockKind };

const isKind = (name: string): name is BlockKind => Object.hasOwn(blockDefinitions, name);

export const blockKinds: readonly BlockKind[] = Object.keys(blockDefinitions).filter(isKind);

const kindsByType: ReadonlyMap<number, BlockKind> = new Map(
  blockKinds.flatMap((kind) => {
    const { type, olderTypes = [] } = definitionOf(kind);
    return [type, ...olderTypes].map((code) => [code, kind] as const);
  }),
);

const kindsByComponent: ReadonlyMap<string | undefined, BlockKind> = new Map(
  blockKinds.map((kind) => [definitionOf(kind).component, kind] as const),
);

/** The kind of a stored block; undefined for unknown ones, which are kept but not rendered. */
export const kindOf = ({ type, definitionName = '' }: Pick<PlacedBlock, 'type' | 'definitionName'>) =>
  type === COMPONENT_TYPE ? kindsByComponent.get(definitionName) : kindsByType.get(type);

/** The code that new blocks of a kind are stored with. */
export const typeOfKind = (kind: BlockKind): number => definitionOf(kind).type;
