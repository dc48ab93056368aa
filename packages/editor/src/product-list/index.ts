import { lazyRouteComponent } from '@tanstack/react-router';
import { Package } from 'lucide-react';
import { defineScreen } from '../screens/index.ts';
import { readListSearch } from './model/list-search.ts';

export { activeFilters, filterChoices } from './filters/filter-choices.ts';
export { filterOf, readListSearch, type ListSearch } from './model/list-search.ts';

export const productsScreen = defineScreen({
  path: '/store/products',
  title: 'Products',
  permission: 'products',
  menu: {
    group: 'store',
    label: 'Products',
    icon: Package,
    keywords: 'store shop catalogue items sku price',
  },
  validateSearch: readListSearch,
  component: lazyRouteComponent(() => import('./product-list-screen.tsx'), 'ProductListScreen'),
});
