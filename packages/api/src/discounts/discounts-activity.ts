import type { ActivityTexts } from '../call/index.ts';
import type { discountsCalls } from './discounts-calls.ts';

export const discountsActivity = {
  create: 'Added a discount',
  update: 'Changed a discount',
  remove: 'Deleted a discount',
} satisfies ActivityTexts<typeof discountsCalls>;
