import type { ListVisitorTexts } from './list-texts.ts';

export const english: ListVisitorTexts = {
  mailSubject: 'Please confirm your subscription to {list}',
  mailText:
    'Somebody, hopefully you, signed this address up for “{list}” of {site}. Confirm it, and emails will come to you.',
  mailIgnore:
    'If that was not you, do nothing: without your confirmation you get nothing more, and your address is deleted after {days} days.',
  confirm: 'Confirm subscription',
  confirmTitle: 'Get emails of “{list}”?',
  confirmText:
    'With the button you agree to get emails of {site}. Every one of them has a link to unsubscribe.',
  confirmedTitle: 'You are subscribed',
  confirmedText: 'Emails of “{list}” will come to you from now on.',
  expiredTitle: 'This link does not work any more',
  expiredText:
    'It was valid for {days} days, or you unsubscribed meanwhile. Sign up again to get another one.',
  wrongTitle: 'This link is not complete',
  wrongText: 'Please copy the whole link from the email, or open it there.',
  unsubscribeTitle: 'Get no more emails?',
  unsubscribeText:
    'You can leave “{list}” alone, or all mailing lists of {site}. Emails about your orders still come.',
  unsubscribeList: 'Leave “{list}”',
  unsubscribeAll: 'Leave all mailing lists',
  unsubscribedTitle: 'You are unsubscribed',
  unsubscribedListText: 'You get no more emails of “{list}”.',
  unsubscribedAllText: '{site} sends you no more news.',
  toSite: 'Go to {site}',
};
