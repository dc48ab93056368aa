import type { Static } from 'typebox';
import { listFields, readFieldConstraints, type FieldConstraints } from './schemas/field-constraints.ts';
import { formSchemas } from './schemas/form-schemas.ts';
import { listSchemas } from './schemas/list-schemas.ts';
import { mediaSchemas } from './schemas/media-schemas.ts';
import { pictureSchemas } from './schemas/picture-schemas.ts';
import { shopSchemas } from './schemas/shop-schemas.ts';
import { smallSchemas } from './schemas/small-schemas.ts';
import { textSchemas } from './schemas/text-schemas.ts';
import { findValueFaults, type ValueFaults } from './schemas/value-faults.ts';

/** Schemas of block values by kind. */
export const blockSchemas = {
  ...textSchemas,
  ...smallSchemas,
  ...pictureSchemas,
  ...mediaSchemas,
  ...listSchemas,
  ...shopSchemas,
  ...formSchemas,
};

type BlockKind = keyof typeof blockSchemas;

export type BlockValues = { [Kind in BlockKind]: Static<(typeof blockSchemas)[Kind]> };

export { findValueFaults, readFieldConstraints, type FieldConstraints, type ValueFaults };

/** Messages by field for a value that cannot be stored; empty if valid. */
export const findBlockValueFaults = (kind: BlockKind, value: unknown): ValueFaults =>
  findValueFaults(blockSchemas[kind], value);

/** Constraints of a field such as `options.padding`. */
export const blockFieldConstraints = (kind: BlockKind, field: string): FieldConstraints | undefined =>
  readFieldConstraints(blockSchemas[kind], field.split('.'));

/** Field paths of a kind; fields of list entries are prefixed with the list's name. */
export const blockFields = (kind: BlockKind): readonly string[] => listFields(blockSchemas[kind]);
