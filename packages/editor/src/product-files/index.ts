import { lazyRouteComponent } from '@tanstack/react-router';
import { FileSpreadsheet } from 'lucide-react';
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
  component: lazyRouteComponent(() => import('./product-files-screen.tsx'), 'ProductFilesScreen'),
});
