import { fillPath } from '@sitewright/api/call';
import { productFileCalls } from '@sitewright/api/product-files';

export const reportUrl = (id: string): string => fillPath(productFileCalls.readReport.path, { id });
