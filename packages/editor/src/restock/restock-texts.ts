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

type Sendable = Pick<
  SignUpGroup,
  'waitingCount' | 'demoCount' | 'isSold' | 'stock' | 'sending' | 'isAutomatic'
>;

/** When those who wait get their email; empty where nobody waits. */
export const noticeText = ({
  waitingCount,
  demoCount,
  isSold,
  stock,
  sending,
  isAutomatic,
}: Sendable): string => {
  if (sending) return '';
  if (waitingCount === 0) return demoCount > 0 ? 'Demo people get no email' : '';
  if (!isSold) return 'No email: not sold any more';
  if (!isAutomatic) return 'Only when you press Send';
  return stock === 0
    ? 'By itself, when stock returns'
    : 'By itself when more stock returns, or when you press Send';
};

/** Why nothing of what is listed can be sent; empty where something can. */
export const nothingToSendText = (groups: readonly SignUpGroup[]): string => {
  if (groups.length === 0 || groups.some(canSend)) return '';
  if (groups.some(({ sending }) => sending !== null)) return 'The emails are being sent.';
  return groups.some(({ waitingCount }) => waitingCount > 0)
    ? 'Nothing to send: what people wait for is not in stock.'
    : 'Nothing to send: nobody is waiting.';
};
