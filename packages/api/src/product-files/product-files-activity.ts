import type { ActivityTexts } from '../call/index.ts';
import type { productFileCalls } from './product-files-calls.ts';

export const productFileActivity = {
  upload: 'Uploaded a product file',
  start: 'Started an import of products',
  undo: 'Undid an import of products',
  cancel: 'Cancelled an import of products',
} satisfies ActivityTexts<typeof productFileCalls>;
