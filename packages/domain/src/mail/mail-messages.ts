export const mailMessages = {
  'mail-sender-invalid': 'Enter a single email address, such as hello@example.com.',
  'mail-sender-foreign':
    'Another site of this installation uses this domain. Enter an address of this site, or ask an administrator of both sites to set it.',
  'mail-selector-invalid': 'Enter the selector alone: letters, digits, dots and dashes.',
  'mail-logo-invalid': 'Enter the address of an image that begins with https://.',
  'mail-logo-unfit': 'Choose a PNG, JPEG or GIF picture from your files. Mail programs show no others.',
  'mail-color-invalid': 'Enter a color such as #2f5be7.',
  'mail-link-gone': 'The link of this email is no longer stored, so it cannot be sent again.',
  'mail-withheld': 'This email is about a demo order. Its customer does not exist, so it is not sent.',
  'mail-host-invalid': 'Enter the name of your mail server, such as smtp.example.com.',
  'mail-from-invalid': 'Enter the email address that emails are sent from.',
  'mail-server-from-environment': 'The mail server is set by SMTP_URL and cannot be changed here.',
  'mail-server-missing': 'Set up a mail server first.',
} as const;

export type MailRefusal = keyof typeof mailMessages;
