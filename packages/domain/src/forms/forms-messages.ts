/** What is told above a field of a form. */
export const formMessages = {
  required: 'Required',
  'too-long': 'You have exceeded the character limit.',
  'email-invalid': 'Email is not valid. Email addresses should follow the format {email}.',
  'option-unknown': '{val} is not one of the expected options',
  'form-invalid': 'One or more fields is invalid, please check your entries.',
} as const;

export const emailExample = 'user@domain.com';
