/** What stands in the way of sending, as the owner reads it. */
export const campaignFaultMessages = {
  'campaign-mail-server-missing':
    'There is no mail server. An administrator of the installation sets one up under Sites, Mail server.',
  'campaign-subject-blank': 'Enter a subject.',
  'campaign-field-unknown': 'A field in double braces is not known. Use first_name, name or email.',
  'campaign-reply-to-wrong': 'Enter a single email address for replies, such as hello@example.com.',
  'campaign-empty': 'Write something: the email has no content.',
  'campaign-text-blank': 'A text block is empty: write something in it, or remove it.',
  'campaign-address-missing':
    'Enter the postal address of your business. The law wants it in every email that advertises.',
  'campaign-lists-missing': 'Choose a mailing list. Whoever gets the email can unsubscribe from it.',
  'campaign-audience-empty': 'Nobody would get it: the audience is empty.',
  'campaign-image-missing': 'Choose a PNG, JPEG or GIF picture. Mail programs show no others.',
  'campaign-button-blank': 'Enter a label for the button.',
  'campaign-link-wrong': 'Enter a link that begins with https:// or, for a page of your site, with a slash.',
  'campaign-product-missing': 'This product is not for sale. Choose another one or remove the block.',
} as const;

export type CampaignFaultCode = keyof typeof campaignFaultMessages;

export const campaignsMessages = {
  'campaign-not-draft': 'This campaign can no longer be changed. Make a copy of it.',
  'campaign-not-possible': 'The campaign is in another state by now. Load the page again.',
  'campaign-incomplete': 'The campaign cannot be sent yet.',
  'campaign-too-long': 'The campaign is too long. Remove some text.',
  'campaign-time-wrong': 'Choose a date and a time.',
  'campaign-time-far': 'Choose a time within the next five years.',
  'campaign-time-past': 'Choose a time in the future, or send it now.',
  'campaign-test-refused': 'The mail server did not take the email.',
  'campaign-image-type': 'Choose a PNG, JPEG or GIF picture. Mail programs show no others.',
  'campaign-recipient-wrong': 'Enter a single email address, such as hello@example.com.',
} as const;

export type CampaignRefusal = keyof typeof campaignsMessages;
