import type { PriceFormat } from '@sitewright/domain/money';
import { recordTypes, type CollectionContent, type ItemContent } from '@sitewright/domain/pages';
import type { ReactNode } from 'react';
import { Notice, Skeleton } from '../controls/index.ts';
import { Failure } from '../data-fetching/index.ts';
import { isItemContent, isPageContent, useDocument } from '../documents/index.ts';
import { usePriceFormat } from '../site-prices/index.ts';

export interface LoadedParts {
  readonly item: ItemContent;
  /** The page that lists it. */
  readonly list: CollectionContent;
  readonly format: PriceFormat;
}

interface LoadedProductProps {
  readonly id: string;
  /** Around what is shown until the product is there. */
  readonly frame: (content: ReactNode) => ReactNode;
  readonly children: (parts: LoadedParts) => ReactNode;
}

/** Opens a product with its page and the format of prices. */
export const LoadedProduct = ({ id, frame, children }: LoadedProductProps) => {
  const document = useDocument(id === '' ? undefined : { kind: 'item', id });
  const content = document.state === 'success' ? document.document.content : undefined;
  const item = isItemContent(content) && content.recordType === recordTypes.storeItem ? content : undefined;
  const page = useDocument(item && { kind: 'collection', id: item.collectionId });
  const found = page.state === 'success' ? page.document.content : undefined;
  const list = isPageContent(found) ? found : undefined;
  const prices = usePriceFormat();
  const { format } = prices;
  const failed = [document, page].find((state) => state.state === 'failed');
  if (failed) return frame(<Failure refusal={failed.refusal} onRetry={failed.retry} />);
  if (!format && prices.refusal) return frame(<Failure refusal={prices.refusal} onRetry={prices.retry} />);
  if (id === '' || (content !== undefined && !item))
    return frame(<Notice tone="warning">This is not a product.</Notice>);
  return item && list && format
    ? children({ item, list, format })
    : frame(<Skeleton rows={6} shape="form" />);
};
