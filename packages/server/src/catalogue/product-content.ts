import { findMissingPrices, findProductFaults, readProduct, withSkus } from '@sitewright/domain/catalogue';
import { productSchema } from '@sitewright/domain/catalogue/schemas';
import { recordTypes, type FieldFaults, type ItemContent } from '@sitewright/domain/pages';
import type { Queryable } from '../database/index.ts';
import { findSchemaFaults, type CheckedChange } from '../documents/index.ts';
import { refuse, type Refusal } from '../http/index.ts';
import { findForeignVariants } from './product-projection-store.ts';

const PLACE = 'structuredContent';

/** Adds missing SKUs, by which carts identify variants. */
export const completeProduct = (item: ItemContent): ItemContent => {
  const product = readProduct(item);
  return product && isWellFormed(item) ? { ...item, structuredContent: withSkus(product) } : item;
};

/** Structural faults of a product, by path. */
export const findProductFormFaults = ({ recordType, structuredContent }: ItemContent): FieldFaults => {
  if (recordType !== recordTypes.storeItem || structuredContent === undefined) return {};
  const faults = Object.entries(findSchemaFaults(productSchema, structuredContent));
  return Object.fromEntries(
    faults.map(([place, text]) => [place === '' ? PLACE : `${PLACE}.${place}`, text]),
  );
};

const isWellFormed = (item: ItemContent): boolean => Object.keys(findProductFormFaults(item)).length === 0;

const refuseFaults = (faults: FieldFaults): Refusal | undefined =>
  Object.keys(faults).length > 0 ? refuse('page-invalid', faults) : undefined;

const checkVariants = async (
  database: Queryable,
  websiteId: string,
  { id, ...item }: ItemContent,
): Promise<Refusal | undefined> => {
  const ids = (readProduct(item)?.variants ?? []).map((variant) => variant.id);
  const foreign = new Set(await findForeignVariants(database, websiteId, { itemId: id, variantIds: ids }));
  const index = ids.findIndex((variantId) => foreign.has(variantId));
  return index < 0
    ? undefined
    : refuse('page-invalid', { [`${PLACE}.variants.${index}.id`]: 'Another product has this variant.' });
};

/** The fault of an item's product; undefined for items without one. */
export const checkProduct = async (
  database: Queryable,
  { site, content, isPublication = false }: CheckedChange<ItemContent>,
): Promise<Refusal | undefined> => {
  const fault = refuseFaults(findProductFormFaults(content));
  const product = readProduct(content);
  if (fault || !product) return fault;
  const faults = { ...findProductFaults(product), ...(isPublication && findMissingPrices(product)) };
  return refuseFaults(faults) ?? (await checkVariants(database, site.id, content));
};
