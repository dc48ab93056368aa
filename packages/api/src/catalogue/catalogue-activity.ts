import type { ActivityTexts } from '../call/index.ts';
import type { catalogueCalls } from './catalogue-calls.ts';

export const catalogueActivity = {
  changeStock: 'Changed the stock of {subject}',
} satisfies ActivityTexts<typeof catalogueCalls>;
