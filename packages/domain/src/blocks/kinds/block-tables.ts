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

const optionalFieldOfAll = <Field extends 'htmlFields' | 'emptyHint'>(field: Field) =>
  Object.fromEntries(
    blockKinds.flatMap((kind) => {
      const value = definitionOf(kind)[field];
      return value === undefined ? [] : [[kind, value]];
    }),
  ) as { readonly [Kind in BlockKind]?: NonNullable<ReturnType<typeof definitionOf>[Field]> };

/** Fields of each kind that hold HTML, and lists whose entries do. They are sanitised before they are stored. */
export const blockHtmlFields = optionalFieldOfAll('htmlFields');
export const emptyBlockHints = optionalFieldOfAll('emptyHint');
