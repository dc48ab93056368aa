import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import { defineScreen, optionalParam } from '../screens/index.ts';

export const productScreen = defineScreen({
  path: '/store/products/edit',
  title: 'Product',
  permission: 'products',
  validateSearch: (search) => optionalParam('id', search['id']),
  component: lazyRouteComponent(() => import('./product-screen.tsx'), 'ProductScreen'),
});

/** Lazy: most pages are no products. */
export const ProductPanel = lazy(async () => ({
  default: (await import('./product-panel.tsx')).ProductPanel,
}));
