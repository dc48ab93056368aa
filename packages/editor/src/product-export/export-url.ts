import type { CallInput } from '@sitewright/api/call';
import { productFileCalls } from '@sitewright/api/product-files';

export type ExportQuery = CallInput<typeof productFileCalls.exportProducts>['query'];

export const exportUrl = (query: ExportQuery): string =>
  `${productFileCalls.exportProducts.path}?${new URLSearchParams(Object.entries(query)).toString()}`;
