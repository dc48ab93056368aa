import { lazyRouteComponent } from '@tanstack/react-router';
import { FileSpreadsheet } from 'lucide-react';
import { readListSearch } from '../product-list/index.ts';
import { defineScreen } from '../screens/index.ts';

export const productFilesScreen = defineScreen({
  path: '/store/products/import',
  title: 'Import and export',
  permission: 'products',
  menu: {
    group: 'palette',
    label: 'Import and export products',
    icon: FileSpreadsheet,
    keywords: 'csv spreadsheet excel shopify squarespace upload download store',
  },
  /** The filter of the product list, for the export. */
  validateSearch: readListSearch,
  component: lazyRouteComponent(() => import('./product-files-screen.tsx'), 'ProductFilesScreen'),
});
