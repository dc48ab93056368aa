import type { Product } from './catalogue-schemas.ts';

interface Held {
  readonly recordType: number;
  readonly structuredContent?: Readonly<Record<string, unknown>>;
}

const STORE_ITEM = 11;

const isProduct = (content: Readonly<Record<string, unknown>>): content is Product =>
  typeof content['productType'] === 'number';

/** The product in an item. It was checked by its schema when it was saved. */
export const readProduct = ({ recordType, structuredContent }: Held): Product | undefined =>
  recordType === STORE_ITEM && structuredContent && isProduct(structuredContent)
    ? structuredContent
    : undefined;
