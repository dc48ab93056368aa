import type { ActivityTexts } from '../call/index.ts';
import type { productListCalls } from './product-list-calls.ts';

export const productListActivity = {
  changeProducts: 'Started a bulk change of products',
  cancelChange: 'Cancelled a bulk change of products',
  undoChange: 'Undid a bulk change of products',
} satisfies ActivityTexts<typeof productListCalls>;
