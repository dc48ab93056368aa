import { productListCalls } from '@sitewright/api/product-list';
import { productListSchemas } from '@sitewright/api/product-list/schemas';
import { implementCalls, type ImplementedCall } from '../http/index.ts';
import {
  cancelChange,
  dismissChange,
  readChange,
  readLatestChange,
  startChange,
  undoChange,
} from './bulk-service.ts';
import { listProducts, readFilters } from './list-products.ts';

export const implementProductListCalls = (): ImplementedCall[] =>
  implementCalls({
    capability: 'product-list',
    calls: productListCalls,
    schemas: productListSchemas,
    handlers: {
      list: ({ query }, context) => listProducts(context, query),
      readFilters: (_input, context) => readFilters(context),
      changeProducts: ({ body }, context) => startChange(context, body),
      readLatestChange: (_input, context) => readLatestChange(context),
      readChange: ({ params }, context) => readChange(context, params.id),
      cancelChange: ({ params }, context) => cancelChange(context, params.id),
      undoChange: ({ params }, context) => undoChange(context, params.id),
      dismissChange: ({ params }, context) => dismissChange(context, params.id),
    },
  });
