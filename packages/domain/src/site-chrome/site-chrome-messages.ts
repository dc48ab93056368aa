export const siteChromeMessages = {
  'address-unsafe': 'A link must begin with /, #, http:, https:, mailto: or tel:.',
  'announcement-too-long': 'The announcement is too long. Keep it to a few sentences.',
  'announcement-ends-first': 'The announcement cannot end before it begins.',
} as const;
