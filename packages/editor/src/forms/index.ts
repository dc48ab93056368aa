import { lazyRouteComponent } from '@tanstack/react-router';
import { ClipboardList, Inbox, ShieldCheck, UsersRound } from 'lucide-react';
import { defineScreen, optionalParam } from '../screens/index.ts';
import { readSubmissionSearch } from './submissions/submission-search.ts';
import { UnreadCount } from './unread/unread-count.tsx';
import { readSubscriberSearch } from './subscribers/subscriber-search.ts';

export const formsScreen = defineScreen({
  path: '/forms',
  title: 'Forms',
  permission: 'content',
  menu: {
    group: 'rail',
    label: 'Forms',
    icon: ClipboardList,
    keywords: 'contact newsletter questions submissions survey',
    Count: UnreadCount,
  },
  // The link in the email about a submission.
  validateSearch: (search) => optionalParam('submission', search['submission']),
  component: lazyRouteComponent(() => import('./list/forms-screen.tsx'), 'FormsScreen'),
});

export const formScreen = defineScreen({
  path: '/forms/edit',
  title: 'Form',
  permission: 'content',
  validateSearch: (search) => optionalParam('id', search['id']),
  component: lazyRouteComponent(() => import('./builder/form-screen.tsx'), 'FormScreen'),
});

export const submissionsScreen = defineScreen({
  path: '/forms/submissions',
  title: 'Submissions',
  permission: 'submissions',
  menu: {
    group: 'palette',
    label: 'Form submissions',
    icon: Inbox,
    keywords: 'answers inbox messages spam export csv',
  },
  validateSearch: readSubmissionSearch,
  component: lazyRouteComponent(() => import('./submissions/submissions-screen.tsx'), 'SubmissionsScreen'),
});

export const subscribersScreen = defineScreen({
  path: '/forms/subscribers',
  title: 'Subscribers',
  permission: 'submissions',
  menu: {
    group: 'palette',
    label: 'Subscribers',
    icon: UsersRound,
    keywords: 'newsletter mailing list consent opt-in email addresses export csv',
  },
  validateSearch: readSubscriberSearch,
  component: lazyRouteComponent(() => import('./subscribers/subscribers-screen.tsx'), 'SubscribersScreen'),
});

export const captchaScreen = defineScreen({
  path: '/settings/captcha',
  title: 'Spam protection',
  permission: 'settings',
  menu: {
    group: 'settings',
    label: 'Spam protection',
    icon: ShieldCheck,
    keywords: 'settings captcha recaptcha robots forms',
  },
  component: lazyRouteComponent(() => import('./captcha/captcha-screen.tsx'), 'CaptchaScreen'),
});
