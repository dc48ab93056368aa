import type { FormatterTable } from '@sitewright/template';
import { productFilters } from './product-filters.ts';

export { sortedValues } from './sorted-values.ts';

export const formatters: FormatterTable = { 'product-filters': productFilters };
