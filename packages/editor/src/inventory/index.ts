import { lazyRouteComponent } from '@tanstack/react-router';
import { Boxes } from 'lucide-react';
import { defineScreen } from '../screens/index.ts';
import { readInventoryParams } from './inventory-params.ts';

export const inventoryScreen = defineScreen({
  path: '/store/inventory',
  title: 'Inventory',
  permission: 'products',
  menu: {
    group: 'store',
    label: 'Inventory',
    icon: Boxes,
    keywords: 'stock quantity sku variants low stock ledger',
  },
  validateSearch: readInventoryParams,
  component: lazyRouteComponent(() => import('./inventory-screen.tsx'), 'InventoryScreen'),
});
