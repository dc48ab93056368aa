import { canonicalJson, isRecord } from '@sitewright/domain/documents';
import type { ItemContent } from '@sitewright/domain/pages';
import { newId } from '../ids/index.ts';

type Fields = Readonly<Record<string, unknown>>;

const variantsOf = ({ structuredContent }: ItemContent): readonly Fields[] => {
  const variants = isRecord(structuredContent) ? structuredContent['variants'] : undefined;
  return Array.isArray(variants) ? variants.filter(isRecord) : [];
};

const optionsOf = ({ attributes }: Fields): string => canonicalJson(attributes ?? {});

const filled = (variant: unknown, idOf: (variant: Fields) => string): unknown =>
  isRecord(variant) ? { sku: '', attributes: {}, ...variant, id: variant['id'] ?? idOf(variant) } : variant;

/**
 * Handwritten variants need no ids. A draft's variant gets the id of the published variant with the same options:
 * with a new id it would lose its stock when published.
 */
export const completeVariants = (item: ItemContent, published?: ItemContent): ItemContent => {
  const { structuredContent } = item;
  if (variantsOf(item).length === 0 || !structuredContent) return item;
  const taken = new Set(variantsOf(item).map(({ id }) => id));
  const existing = new Map(
    (published ? variantsOf(published) : []).map((variant) => [optionsOf(variant), variant['id']]),
  );
  const idOf = (variant: Fields): string => {
    const id = existing.get(optionsOf(variant));
    if (typeof id !== 'string' || taken.has(id)) return newId();
    taken.add(id);
    return id;
  };
  const variants = Array.isArray(structuredContent['variants']) ? structuredContent['variants'] : [];
  return {
    ...item,
    structuredContent: { ...structuredContent, variants: variants.map((each) => filled(each, idOf)) },
  };
};
