import { fieldOf, type ActivityDetails } from '@sitewright/domain/activity';
import type { ActivityTexts } from '../call/index.ts';
import type { catalogueCalls } from './catalogue-calls.ts';

const inventoryChange = ({ after }: ActivityDetails): string => {
  const changes = fieldOf(after, 'changes');
  const count = Array.isArray(changes) ? changes.length : 0;
  return count === 1 ? 'Changed the stock of {subject}' : `Changed the stock of ${count} variants`;
};

export const catalogueActivity = {
  changeStock: 'Changed the stock of {subject}',
  adjustInventory: inventoryChange,
} satisfies ActivityTexts<typeof catalogueCalls>;
