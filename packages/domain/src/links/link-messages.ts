import { shortenQuote } from '../text/index.ts';

/** `{email}` and `{host}` are replaced by an example, `{val}` by the input. */
export const linkMessages = {
  'email-missing': 'Please enter a valid email',
  'email-format': 'Emails must be formatted as name@example.com',
  'web-format': 'Links must be formatted as https://example.com or www.example.com',
  'page-missing': 'Please enter a page URL',
  'page-format': '{val} is not a valid page URL',
  'phone-format': 'Phone numbers must be formatted as +49 30 1234567',
  'file-missing': 'Choose a file to link to',
  'option-unknown': '{val} is not one of the expected options',
} as const;

export type LinkFault = keyof typeof linkMessages;

export const linkFaultText = (fault: LinkFault, val = ''): string =>
  linkMessages[fault].replace('{val}', () => shortenQuote(val));
