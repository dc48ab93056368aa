import { emailLanguages, storeEmailKinds } from '@sitewright/domain/store-emails';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { defineScreen } from '../screens/index.ts';

export const storeEmailsScreen = defineScreen({
  path: '/store/emails',
  title: 'Emails',
  permission: 'store-settings',
  menu: {
    group: 'store',
    label: 'Emails',
    icon: Mail,
    keywords: 'notifications order confirmation shipping refund templates subject text',
  },
  component: lazyRouteComponent(() => import('./store-emails-screen.tsx'), 'StoreEmailsScreen'),
});

export const storeEmailScreen = defineScreen({
  path: '/store/emails/email',
  title: 'Email',
  permission: 'store-settings',
  validateSearch: ({ kind, language }) => ({
    kind: storeEmailKinds.find((each) => each === kind) ?? 'confirmed',
    language: emailLanguages.find((each) => each === language) ?? 'en',
  }),
  component: lazyRouteComponent(() => import('./store-email-screen.tsx'), 'StoreEmailScreen'),
});
