import { lazyRouteComponent } from '@tanstack/react-router';
import { FolderTree } from 'lucide-react';
import { defineScreen, optionalParam } from '../screens/index.ts';

export { useProductsPages } from './use-products-pages.ts';

export const categoriesScreen = defineScreen({
  path: '/store/categories',
  title: 'Categories',
  permission: 'products',
  menu: {
    group: 'store',
    label: 'Categories',
    icon: FolderTree,
    keywords: 'collections tree merge products',
  },
  validateSearch: (search) => ({
    ...optionalParam('collection', search['collection']),
    ...optionalParam('category', search['category']),
  }),
  component: lazyRouteComponent(() => import('./categories-screen.tsx'), 'CategoriesScreen'),
});
