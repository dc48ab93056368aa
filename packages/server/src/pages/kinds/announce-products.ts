import { readProduct } from '@sitewright/domain/catalogue';
import type { ItemContent } from '@sitewright/domain/pages';
import type { Queryable } from '../../database/index.ts';
import type { Publication } from '../../documents/index.ts';
import { enqueueEvents } from '../../webhooks/index.ts';

const describeProduct = ({ id, content }: Publication<ItemContent>) => {
  const { collectionId, title, urlId } = content;
  return { id, collectionId, title, urlId, productType: readProduct(content)?.productType };
};

/** Whatever its day is. A scheduled one becomes published by a job when its time has come. */
const isVisible = ({ content }: Publication<ItemContent>): boolean => content.status === 'published';

/** Sends the event of products that visitors can see now. */
export const announceProducts = async (
  transaction: Queryable,
  websiteId: string,
  publications: readonly Publication<ItemContent>[],
): Promise<void> => {
  const shown = publications.filter((each) => isVisible(each) && readProduct(each.content) !== undefined);
  const [first] = shown;
  if (!first) return;
  const events = shown.map((each) => ({ data: describeProduct(each) }));
  await enqueueEvents(transaction, websiteId, { type: 'product.published', events, now: first.now });
};
