/** Why a fund cannot be saved, by code. */
export const donationMessages = {
  'fund-invalid': 'Some entries need to be changed before the fund can be saved.',
  'fund-slug-taken': 'Another fund has this address. Choose another one.',
  'fund-too-many': 'A store can have 50 funds. Change one that is there.',
} as const;

export type DonationRefusal = keyof typeof donationMessages;

/** What is wrong with a field of a fund. */
export const fundFieldTexts = {
  titleMissing: 'Enter a title, such as Animal shelter.',
  slugInvalid: 'Use small letters, digits and hyphens, such as animal-shelter.',
  imageMissing: 'This picture is not among your files any more. Choose another.',
  amountsMissing: 'Suggest an amount, or let donors enter another one.',
  suggestedInvalid: 'Suggest amounts above 0.',
  suggestedOutside: 'Suggest amounts between the smallest and the largest donation.',
  limitsReversed: 'The largest donation must not be below the smallest one.',
  tooLittle: 'Payment services do not take so little.',
} as const;
