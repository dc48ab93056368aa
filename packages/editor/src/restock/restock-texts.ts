import type { CallAnswer } from '@sitewright/api/call';
import type { restockCalls } from '@sitewright/api/restock';
import type { SignUpState } from '@sitewright/domain/restock';

export type SignUpGroup = CallAnswer<typeof restockCalls.listGroups>['signUpGroups'][number];
export type SignUp = CallAnswer<typeof restockCalls.listSignUps>['signUps'][number];

export const stateNames: Readonly<Record<SignUpState, string>> = {
  waiting: 'Waiting',
  notified: 'Notified',
  ended: 'Ended',
  unsubscribed: 'Unsubscribed',
};

export const peopleText = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

export const emailsText = (count: number): string => (count === 1 ? '1 email' : `${count} emails`);

export const groupName = ({ title, variant }: Pick<SignUpGroup, 'title' | 'variant'>): string =>
  variant === '' ? title : `${title}, ${variant}`;

export const stockText = ({ stock, isSold }: Pick<SignUpGroup, 'stock' | 'isSold'>): string => {
  if (!isSold) return 'Not sold';
  if (stock === null) return 'Unlimited';
  return stock > 0 ? `${stock} in stock` : 'Sold out';
};

/** Whether notices can be sent now. */
export const canSend = ({ waitingCount, isSold, stock, sending }: SignUpGroup): boolean =>
  waitingCount > 0 && isSold && (stock === null || stock > 0) && sending === null;
