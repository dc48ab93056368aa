import type { Subscriber } from './use-subscribers.ts';

export const subscribersText = (count: number): string =>
  count === 1 ? '1 subscriber' : `${count.toLocaleString('en')} subscribers`;

export const submissionsText = (count: number): string =>
  count === 1 ? '1 submission' : `${count.toLocaleString('en')} submissions`;

/** The only address, or how many different ones there are. */
export const addressesText = (subscribers: readonly Pick<Subscriber, 'email'>[]): string => {
  const addresses = new Set(subscribers.map(({ email }) => email.toLowerCase()));
  return addresses.size === 1 ? (subscribers[0]?.email ?? '') : `${addresses.size} addresses`;
};

export const formOf = ({ formName }: Pick<Subscriber, 'formName'>): string => formName ?? 'Deleted form';

/** Where a subscriber comes from. A list is often called as its form is. */
export const sourceText = (subscriber: Subscriber, hasList: boolean): string =>
  hasList ? `Mailing list: ${subscriber.list} · Form: ${formOf(subscriber)}` : `Form: ${formOf(subscriber)}`;
