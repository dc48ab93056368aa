import type { TSchema } from 'typebox';

/** Constraints of one field of a schema, for forms. */
export interface FieldConstraints {
  readonly type: 'text' | 'number' | 'switch' | 'choice' | 'list' | 'group' | 'other';
  readonly isRequired: boolean;
  readonly isWhole?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly string[];
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const stepInto = (node: Node, name: string): unknown => {
  if (isNode(node['items'])) return /^\d+$/.test(name) ? node['items'] : stepInto(node['items'], name);
  return isNode(node['properties']) ? node['properties'][name] : undefined;
};

const parentOf = (path: readonly string[]): readonly string[] => path.slice(0, -1);

/** The subschema at a path; indexes of list entries are optional. */
const findNode = (schema: TSchema, path: readonly string[]): Node | undefined => {
  let node: unknown = schema;
  for (const name of path) {
    node = isNode(node) ? stepInto(node, name) : undefined;
  }
  return isNode(node) ? node : undefined;
};

const typeOf = (node: Node): FieldConstraints['type'] => {
  if (Array.isArray(node['enum'])) return 'choice';
  switch (node['type']) {
    case 'string':
      return 'text';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'switch';
    case 'array':
      return 'list';
    case 'object':
      return 'group';
    default:
      return 'other';
  }
};

const firstNumber = (node: Node, ...names: readonly string[]): number | undefined =>
  names.map((name) => node[name]).find((value): value is number => typeof value === 'number');

const isRequiredIn = (schema: TSchema, path: readonly string[]): boolean => {
  const parent = findNode(schema, parentOf(path));
  const holder = isNode(parent?.['items']) ? parent['items'] : parent;
  const names = holder?.['required'];
  return Array.isArray(names) && names.includes(path.at(-1));
};

export const readFieldConstraints = (
  schema: TSchema,
  path: readonly string[],
): FieldConstraints | undefined => {
  const node = findNode(schema, path);
  if (!node) return undefined;
  const min = firstNumber(node, 'minimum', 'minLength', 'minItems');
  const max = firstNumber(node, 'maximum', 'maxLength', 'maxItems');
  const choices = node['enum'];
  return {
    type: typeOf(node),
    isRequired: isRequiredIn(schema, path),
    ...(node['type'] === 'integer' && { isWhole: true }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(Array.isArray(choices) && { choices: choices.map(String) }),
  };
};

const fieldsBelow = (node: unknown, path: readonly string[]): string[] => {
  if (!isNode(node)) return [];
  const entry = node['items'];
  if (isNode(entry) && isNode(entry['properties'])) return fieldsBelow(entry, path);
  const { properties } = node;
  if (!isNode(properties)) return [path.join('.')];
  return Object.entries(properties).flatMap(([name, field]) => fieldsBelow(field, [...path, name]));
};

/** Paths of all leaf fields of a schema, such as `options.padding` or `items.title`. */
export const listFields = (schema: TSchema): string[] => fieldsBelow(schema, []);
