import { readProduct, withNewVariants } from '@sitewright/domain/catalogue';
import type { ItemContent } from '@sitewright/domain/pages';
import { newId } from '../ids/index.ts';

const isItem = (content: object): content is ItemContent =>
  'recordType' in content && typeof content.recordType === 'number';

/** For the copy of a product: variant ids and SKUs stay with the original. */
export const withNewVariantIds = <Content extends object>(content: Content): Content => {
  const product = isItem(content) ? readProduct(content) : undefined;
  return product ? { ...content, structuredContent: withNewVariants(product, newId) } : content;
};
