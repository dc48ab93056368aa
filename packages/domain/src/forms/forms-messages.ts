/** Messages above a form field. */
export const formMessages = {
  required: 'Required',
  'too-long': 'You have exceeded the character limit.',
  'email-invalid': 'Email is not valid. Email addresses should follow the format {email}.',
  'option-unknown': '{val} is not one of the expected options',
  'field-unknown': 'This form has no such field.',
  'answer-unfit': 'This is not an answer to the field.',
  'answers-too-long': 'These are more words than can be taken. Please shorten them.',
  'answers-unreadable': 'This is not a JSON object.',
  'nothing-asked': 'This item asks for nothing more.',
  'form-invalid': 'One or more fields is invalid, please check your entries.',
} as const;

export type FormMessage = keyof typeof formMessages;

export const emailExample = 'user@domain.com';
