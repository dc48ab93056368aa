import { blockHtmlFields, kindOf, type PlacedBlock } from '@sitewright/domain/blocks';
import { sanitizeRichText } from './sanitize-rich-text.ts';

type Value = Readonly<Record<string, unknown>>;

const isValue = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cleanField = async (value: Value, field: string): Promise<Value> => {
  const [name = '', inner] = field.split('.');
  const found = value[name];
  if (inner === undefined) {
    return typeof found === 'string' ? { ...value, [name]: await sanitizeRichText(found) } : value;
  }
  if (!Array.isArray(found)) return value;
  const entries: readonly unknown[] = found;
  const cleaned = entries.map((entry) => (isValue(entry) ? cleanField(entry, inner) : entry));
  return { ...value, [name]: await Promise.all(cleaned) };
};

/**
 * A sanitized block. Pages print these fields without escaping, so every write must pass here. Code blocks stay
 * unchanged: writing them needs the permission `code`.
 */
export const sanitizeBlock = async (block: PlacedBlock): Promise<PlacedBlock> => {
  const kind = kindOf(block);
  let { value } = block;
  for (const field of (kind && blockHtmlFields[kind]) ?? []) value = await cleanField(value, field);
  return { ...block, value };
};
