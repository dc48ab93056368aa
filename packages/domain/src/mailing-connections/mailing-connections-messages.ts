/** Why something about connections with mailing services is refused, by code. */
export const mailingConnectionsMessages = {
  'mailing-key-invalid': 'This is no API key of Mailchimp. It ends with the data center, such as -us21.',
  'mailing-key-refused': 'Mailchimp does not accept this API key.',
  'mailing-service-unreachable': 'Unable to connect. Please try again',
  'mailing-not-connected': 'Connect Mailchimp first.',
  'remote-list-missing': 'A List must be selected',
  'remote-list-gone': 'Mailchimp does not have this list any more. Choose another one.',
  'no-remote-lists': "You don't have any mailing lists, create one before continuing.",
} as const;
