import { changeAt, kindOf, textsOfKind, valuesAt, type PlacedBlock } from '@sitewright/domain/blocks';
import { sanitizeRichText } from './sanitize-rich-text.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

const cleanField = async (value: PlacedBlock['value'], path: string): Promise<PlacedBlock['value']> => {
  const texts = valuesAt(value, path).filter(isText);
  const cleaned = new Map(
    await Promise.all(texts.map(async (text) => [text, await sanitizeRichText(text)] as const)),
  );
  return changeAt(value, path, (found) => (isText(found) ? cleaned.get(found) : found));
};

/**
 * A sanitized block. Pages print these fields without escaping, so every write must pass here. Code blocks stay
 * unchanged: writing them needs the permission `code`.
 */
export const sanitizeBlock = async (block: PlacedBlock): Promise<PlacedBlock> => {
  const kind = kindOf(block);
  let { value } = block;
  for (const path of (kind && textsOfKind(kind).html) ?? []) value = await cleanField(value, path);
  return { ...block, value };
};
