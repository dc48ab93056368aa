export { productFileActivity } from './product-files-activity.ts';
export { productFileCalls } from './product-files-calls.ts';
export { productFileRefusals } from './product-files-refusals.ts';
