import { lazyRouteComponent } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { defineScreen, optionalParam } from '../screens/index.ts';

export const mailScreen = defineScreen({
  path: '/settings/mail',
  title: 'Mail',
  permission: 'contributors',
  menu: { group: 'settings', label: 'Mail', icon: Mail, keywords: 'settings outbox letters' },
  validateSearch: (search) => optionalParam('email', search['email']),
  component: lazyRouteComponent(() => import('./mail-screen.tsx'), 'MailScreen'),
});
