import { isRecord } from '@sitewright/domain/documents';
import { blockHtmlFields, kindOf, type PlacedBlock } from '@sitewright/domain/blocks';
import { sanitizeRichText } from './sanitize-rich-text.ts';

type Value = Readonly<Record<string, unknown>>;

const cleanField = async (value: Value, field: string): Promise<Value> => {
  const [name = '', inner] = field.split('.');
  const found = value[name];
  if (inner === undefined) {
    return typeof found === 'string' ? { ...value, [name]: await sanitizeRichText(found) } : value;
  }
  if (!Array.isArray(found)) return value;
  const entries: readonly unknown[] = found;
  const cleaned = entries.map((entry) => (isRecord(entry) ? cleanField(entry, inner) : entry));
  return { ...value, [name]: await Promise.all(cleaned) };
};

/**
 * A block as it may be stored. Pages print these fields as they are, so every way in must pass here. Code blocks
 * stay as they are: writing them takes the permission `code`.
 */
export const sanitizeBlock = async (block: PlacedBlock): Promise<PlacedBlock> => {
  const kind = kindOf(block);
  let { value } = block;
  for (const field of (kind && blockHtmlFields[kind]) ?? []) value = await cleanField(value, field);
  return { ...block, value };
};
