import { fillPath, type CallInput } from '@sitewright/api/call';
import { productFileCalls } from '@sitewright/api/product-files';

export const reportUrl = (id: string): string => fillPath(productFileCalls.readReport.path, { id });

type ExportQuery = CallInput<typeof productFileCalls.exportProducts>['query'];

export const exportUrl = (query: ExportQuery): string =>
  `${productFileCalls.exportProducts.path}?${new URLSearchParams(Object.entries(query)).toString()}`;
