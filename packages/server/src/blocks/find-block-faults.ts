import {
  blockTypes,
  blockValueText,
  kindOf,
  typeOfKind,
  type PlacedBlock,
  type Section,
} from '@sitewright/domain/blocks';
import { blockSchemas } from '@sitewright/domain/blocks/schemas';
import { isSameContent } from '@sitewright/domain/documents';
import type { FieldFaults } from '@sitewright/domain/pages';
import { findSchemaFaults } from '../documents/index.ts';
import type { ContentWithBlocks } from './sanitize-content.ts';

/** Components of imported sites define their own fields, also those that are shown as a kind with a code of its own. */
const schemaOf = (block: PlacedBlock) => {
  const kind = kindOf(block);
  if (kind === undefined) return undefined;
  const component = blockTypes.websiteComponent;
  const isForeign = block.type === component && typeOfKind(kind) !== component;
  return isForeign ? undefined : { kind, schema: blockSchemas[kind] };
};

interface Layout {
  readonly path: string;
  readonly sections: readonly Section[];
}

const layoutsOf = ({ sections = [], fields = {} }: ContentWithBlocks): Layout[] => [
  { path: 'sections', sections },
  ...Object.entries(fields).map(([id, each]) => ({ path: `fields.${id}`, sections: each })),
];

const blocksOf = ({ path, sections }: Layout): [string, PlacedBlock][] =>
  sections.flatMap(({ blocks }, section) =>
    blocks.map((block, index): [string, PlacedBlock] => [`${path}.${section}.blocks.${index}`, block]),
  );

const faultsOf = (path: string, block: PlacedBlock): FieldFaults => {
  const known = schemaOf(block);
  if (!known) return {};
  const { kind, schema } = known;
  return Object.fromEntries(
    Object.entries(findSchemaFaults(schema, block.value)).map(([field, reason]) => [
      [path, 'value', field].filter((part) => part !== '').join('.'),
      blockValueText({ kind, field, reason }),
    ]),
  );
};

/** Block values that do not match their kind's schema, except for those already in `known`. */
export const findBlockFaults = (content: ContentWithBlocks, known: ContentWithBlocks = {}): FieldFaults => {
  const stored = layoutsOf(known).flatMap((layout) => blocksOf(layout).map(([, block]) => block));
  // A copy has new ids, so blocks are compared by type and value.
  const isStored = ({ type, value }: PlacedBlock): boolean =>
    stored.some((other) => other.type === type && isSameContent(other.value, value));
  const faults: Record<string, string> = {};
  for (const [path, block] of layoutsOf(content).flatMap(blocksOf)) {
    const found = faultsOf(path, block);
    if (Object.keys(found).length > 0 && !isStored(block)) Object.assign(faults, found);
  }
  return faults;
};
