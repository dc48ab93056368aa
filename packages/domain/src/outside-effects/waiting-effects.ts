/** What becomes of the emails and webhooks that waited in a backup: another installation may have sent them. */
export const waitingChoices = ['send', 'discard'] as const;

export type WaitingChoice = (typeof waitingChoices)[number];

export interface WaitingEffects {
  readonly emails: number;
  readonly webhooks: number;
}

/** Stands at each email that was discarded. */
export const DISCARDED_REASON =
  'It waited in a backup that was restored, and was discarded: another installation may have sent it.';

const countOf = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Empty where nothing waits. */
export const describeWaiting = ({ emails, webhooks }: WaitingEffects): string =>
  [
    ...(emails > 0 ? [countOf(emails, 'email', 'emails')] : []),
    ...(webhooks > 0 ? [countOf(webhooks, 'webhook', 'webhooks')] : []),
  ].join(' and ');
