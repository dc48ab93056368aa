import { defaultRestockTexts } from '../../catalogue/index.ts';
import { restockMessages } from '../restock-messages.ts';
import type { RestockVisitorTexts } from './restock-texts.ts';

export const english: RestockVisitorTexts = {
  form: defaultRestockTexts,
  signedUp: 'Signed up!',
  failed: 'Unable to submit form. Please try again later.',
  option: 'Which one?',
  refusals: restockMessages,
  tooMany: 'Too many sign-ups. Please try again later.',
  viewProduct: 'View product',
  whyThisEmail: 'You get this email once, because you asked {site} to tell you when it is back.',
  unsubscribe: 'Get no more emails of this sort',
  continueShopping: 'Continue shopping',
  wrongTitle: 'This link is not complete',
  wrongText: 'Please copy the whole link from the email, or open it there.',
  unsubscribeTitle: 'Get no more emails about products that are back?',
  unsubscribeText:
    '{site} then deletes what you are waiting for, and sends no news that you agreed to with it. Emails about your orders still come.',
  unsubscribedTitle: 'You are unsubscribed',
  unsubscribedText: '{site} sends you no more emails about products that are back.',
};
