import { isRecord, type Path } from '@sitewright/domain/documents';
import { nameOfField } from './describe-value.ts';

/** Stored as whole numbers of the smallest unit, which the versions show as they are. */
const amounts: ReadonlySet<string> = new Set(['price', 'salePrice', 'cost']);

const nameOf = (field: string): string =>
  amounts.has(field) ? `${nameOfField(field)} (in cents)` : nameOfField(field);

const variantName = (content: unknown, id: string): string => {
  const product = isRecord(content) ? content['structuredContent'] : undefined;
  const variants: unknown = isRecord(product) ? product['variants'] : undefined;
  const variant: unknown = Array.isArray(variants)
    ? variants.find((each) => isRecord(each) && each['id'] === id)
    : undefined;
  const attributes: unknown = isRecord(variant) ? variant['attributes'] : undefined;
  return (isRecord(attributes) ? Object.values(attributes).join(' · ') : '') || 'Variant';
};

/** Names a field of a product; undefined for paths elsewhere. */
export const describeProductPath = (content: unknown, path: Path): string | undefined => {
  const [first, list, id, ...fields] = path.map(String);
  if (first !== 'structuredContent') return undefined;
  if (list !== 'variants' || id === undefined)
    return path
      .slice(1)
      .map((field) => nameOf(String(field)))
      .join(' › ');
  return [variantName(content, id), ...fields.map(nameOf)].join(' › ');
};
