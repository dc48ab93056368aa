import { fillPath } from '@sitewright/api/call';
import { productFileCalls } from '@sitewright/api/product-files';
import type { ColumnSetName } from '@sitewright/domain/product-files';

export const reportUrl = (id: string): string => fillPath(productFileCalls.readReport.path, { id });

export const exportUrl = (columns: ColumnSetName): string =>
  `${productFileCalls.exportProducts.path}?columns=${columns}`;
