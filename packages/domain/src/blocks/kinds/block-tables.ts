import { blockDefinitions, definitionOf, type BlockKind } from './block-definitions.ts';
import { blockKinds } from './block-kinds.ts';

type Definitions = typeof blockDefinitions;

/** One field of every definition, by kind. */
const fieldOfAll = <Field extends 'name' | 'defaults'>(field: Field) =>
  Object.fromEntries(blockKinds.map((kind) => [kind, blockDefinitions[kind][field]])) as {
    readonly [Kind in BlockKind]: Definitions[Kind][Field];
  };

export const blockNames = fieldOfAll('name');
export const blockDefaults = fieldOfAll('defaults');

export const emptyBlockHints = Object.fromEntries(
  blockKinds.flatMap((kind) => {
    const { emptyHint } = definitionOf(kind);
    return emptyHint === undefined ? [] : [[kind, emptyHint]];
  }),
) as { readonly [Kind in BlockKind]?: string };
