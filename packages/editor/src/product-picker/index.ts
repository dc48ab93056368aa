export type { ProductChoice } from './product-choice.ts';
export { ProductPickerDialog, type PickedProduct } from './product-picker-dialog.tsx';
export { ProductSummary } from './product-summary.tsx';
export { PublishedProductPicker } from './published-product-picker.tsx';
