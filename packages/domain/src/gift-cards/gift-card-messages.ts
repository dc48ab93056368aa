/** Why a gift card cannot be issued or changed, by code. */
export const giftCardMessages = {
  'gift-card-invalid': 'Some entries need to be changed before the gift card can be issued.',
  'gift-card-disabled': 'This gift card is disabled. A disabled gift card cannot be changed.',
  'gift-card-balance-too-low': 'A gift card cannot have less than nothing on it. Enter a smaller amount.',
  'gift-card-unknown': 'No gift card has this code.',
  'gift-card-not-usable': 'This gift card cannot be used: it is empty, has expired or was not sent yet.',
  'gift-card-address-missing': 'Enter the email address that the gift card is sent to.',
  'gift-card-change-missing': 'Enter an amount that is added or taken off.',
  'gift-card-note-missing': 'Enter a reason. It is kept in the history of the gift card.',
} as const;

export type GiftCardRefusal = keyof typeof giftCardMessages;

/** What is wrong with a field of a new gift card. */
export const giftCardFieldTexts = {
  amountCents: 'Enter an amount above 0.',
  recipientEmail: 'Enter an email address, such as name@example.com.',
  expiresOn: 'Choose a day in the future.',
} as const;
