import type { CallAnswer } from '@sitewright/api/call';
import type { abandonedCartsCalls } from '@sitewright/api/abandoned-carts';
import type { AbandonedCartState, SkipReason } from '@sitewright/domain/abandoned-carts';

export type ListedCart = CallAnswer<typeof abandonedCartsCalls.list>['carts'][number];

export const stateNames: Readonly<Record<AbandonedCartState, string>> = {
  waiting: 'Waiting',
  emailed: 'Emailed',
  recovered: 'Recovered',
  unsubscribed: 'Unsubscribed',
  emptied: 'Emptied',
  skipped: 'Not emailed',
};

const reasonTexts: Readonly<Record<SkipReason, string>> = {
  'switched-off': 'Emails were switched off',
  'no-consent': 'No consent to marketing emails',
  'emailed-lately': 'The address got another one that day',
  gone: 'The cart was deleted',
};

export const reasonText = ({ reason }: ListedCart): string => (reason === '' ? '' : reasonTexts[reason]);

export const itemsText = ({ itemCount, items }: ListedCart): string => {
  if (itemCount === null) return '–';
  const count = itemCount === 1 ? '1 item' : `${itemCount} items`;
  return items.length === 0 ? count : `${count}: ${items.join(', ')}`;
};
