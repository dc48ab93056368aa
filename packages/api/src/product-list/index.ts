export { productListActivity } from './product-list-activity.ts';
export { productListCalls } from './product-list-calls.ts';
export { productListRefusals } from './product-list-refusals.ts';
