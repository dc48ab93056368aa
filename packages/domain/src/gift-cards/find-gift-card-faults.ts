import { isEmail } from '../contributors/index.ts';
import { giftCardFieldTexts } from './gift-card-messages.ts';

export interface GiftCardToIssue {
  readonly amountCents: number;
  readonly recipientEmail: string;
  /** Whether the recipient gets it by email. */
  readonly isSent: boolean;
  /** Null for one that never expires. */
  readonly expiresAt: Date | null;
}

type Field = keyof typeof giftCardFieldTexts;

/** What is wrong, by field. */
export const findGiftCardFaults = (
  { amountCents, recipientEmail, isSent, expiresAt }: GiftCardToIssue,
  now: Date,
): Partial<Record<Field, string>> => {
  const faults: readonly (Field | false)[] = [
    amountCents <= 0 && 'amountCents',
    (isSent || recipientEmail !== '') && !isEmail(recipientEmail) && 'recipientEmail',
    expiresAt !== null && expiresAt <= now && 'expiresOn',
  ];
  return Object.fromEntries(
    faults.filter((field) => field !== false).map((field) => [field, giftCardFieldTexts[field]]),
  );
};
